/** Arrow keys, Home, End and the space bar lead through the game, wherever the focus is but in a field. */

import type { Study } from "./review.svelte";

export function press(event: KeyboardEvent, study: Study): void {
  const at = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
  if (at.matches("input, select, textarea, [role=tab]") || at.isContentEditable) return;
  const act = acts(event, study, at);
  if (!act) return;
  event.preventDefault();
  act();
}

function acts(event: KeyboardEvent, study: Study, at: HTMLElement): (() => void) | null {
  switch (event.key) {
    case "ArrowLeft":
      return () => study.go(study.step - 1);
    case "ArrowRight":
      return () => study.go(study.step + 1);
    case "Home":
      return () => study.go(0);
    case "End":
      return () => study.go(study.last);
    case " ":
      return at.matches("button, a, summary") ? null : () => study.toggle();
    default:
      return null;
  }
}
