/** After the first half of a move, the keyboard is led to where the second half can be done. */

import { tick } from "svelte";

export async function focusNext(to: string): Promise<void> {
  await tick();
  if (!document.activeElement?.matches(":focus-visible")) return;
  const next = Array.from(document.querySelectorAll<HTMLElement>(to)).find(
    (element) => element.getClientRects().length > 0,
  );
  next?.focus();
}
