/** What a visitor has chosen for this browser. */

import { kept as shelf } from "./kept";

type Theme = "auto" | "dark" | "light";

const kept = (key: string): string | null => shelf.getItem(key);
const night = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  theme = $state<Theme>((kept("theme") as Theme | null) ?? "auto");
  motion = $state(kept("motion") !== "off");
  sound = $state(kept("sound") === "on");
  notify = $state(kept("notify") === "on");
  confirm = $state(kept("confirm") === "on");
  /** Whether what is the only choice, as everybody can see, is done by itself. */
  forced = $state(kept("forced") !== "off");
  /** Whether a bot looks at what one is about to do, at tables where one is alone among bots. */
  teach = $state(kept("teach") === "on");
  rail = $state(kept("rail") !== "off");
  /** Whether a player reads what spectators say among themselves. */
  spectators = $state(kept("spectators") === "on");
  private system = $state(night.matches);

  readonly dark = $derived(this.theme === "auto" ? this.system : this.theme === "dark");

  constructor() {
    night.addEventListener("change", () => (this.system = night.matches));
  }

  set(what: "motion" | "sound" | "notify" | "confirm" | "forced" | "teach" | "rail" | "spectators", on: boolean): void {
    this[what] = on;
    shelf.setItem(what, on ? "on" : "off");
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    shelf.setItem("theme", theme);
  }
}

export const settings = new Settings();
