/** Arrow keys, Home, End and the space bar lead through the game, wherever the focus is but in a field. */

import type { Review } from "./review.svelte";

export function pressKey(event: KeyboardEvent, review: Review): void {
  const at = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (at.matches("input, select, textarea, [role=tab]") || at.isContentEditable) return;
  const act = acts(event, review, at);
  if (!act) return;
  event.preventDefault();
  act();
}

function acts(event: KeyboardEvent, review: Review, at: HTMLElement): (() => void) | null {
  switch (event.key) {
    case "ArrowLeft":
      return () => review.go(review.step - 1);
    case "ArrowRight":
      return () => review.go(review.step + 1);
    case "Home":
      return () => review.go(0);
    case "End":
      return () => review.go(review.last);
    case " ":
      return at.matches("button, a, summary") ? null : () => review.toggle();
    default:
      return null;
  }
}
