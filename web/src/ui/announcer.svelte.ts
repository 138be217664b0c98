/** What is said aloud, politely, to those who listen instead of looking. */

export const announcer = $state({ said: "" });

/** What comes quickly one after the other is said together; of a long tale only the end. */
const TOGETHER = 120;
const MOST = 6;
let parts: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say something. */
export function announce(text: string): void {
  if (!text) return;
  parts = [...parts, text].slice(-MOST);
  clearTimeout(timer);
  announcer.said = "";
  timer = setTimeout(() => {
    announcer.said = parts.join(" ");
    parts = [];
  }, TOGETHER);
}
