/** Words that speak of a thing light it up: `data-refers` inside the element this is attached to. */
import type { Attachment } from "svelte/attachments";

export function lights(light: (thing: string | null) => void): Attachment<HTMLElement> {
  return (root) => {
    const over = (event: Event): void => {
      const word = (event.target as Element).closest?.<HTMLElement>("[data-refers]");
      light(word?.dataset.refers ?? null);
    };
    const out = (): void => light(null);
    root.addEventListener("pointerover", over);
    root.addEventListener("click", over);
    root.addEventListener("pointerleave", out);
    return () => {
      root.removeEventListener("pointerover", over);
      root.removeEventListener("click", over);
      root.removeEventListener("pointerleave", out);
    };
  };
}
