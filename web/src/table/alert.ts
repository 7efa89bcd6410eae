/** Telling that it is one's turn when one looks elsewhere: title, favicon, and by choice a sound and a notification. */
import { settings } from "../settings.svelte";

const ICON = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const plain = ICON?.href ?? "";
let context: AudioContext | null = null;

export function badge(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  if (ICON) ICON.href = mine ? "/favicon-turn.svg" : plain;
}

/** Two short notes, made here: no file to load. */
export const chime = (): void => notes([587.3, 880]);
/** Everybody stops: three notes that fall and rise. */
export const alarm = (): void => notes([880, 622.3, 880]);

function notes(pitches: number[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  pitches.forEach((pitch, n) => {
    const note = context!.createOscillator();
    const volume = context!.createGain();
    const at = start + n * 0.12;
    note.type = "sine";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
    note.connect(volume).connect(context!.destination);
    note.start(at);
    note.stop(at + 0.3);
  });
}

export function notify(title: string, words: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body: words, tag: "turn", icon: "/favicon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Ask for the browser's leave; false if it is denied. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
