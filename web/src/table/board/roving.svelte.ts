/** One stop for the Tab key among all the legal things on a board: from there, arrows walk. */

const members = new Set<HTMLElement>();
const roving = $state<{ at: HTMLElement | null }>({ at: null });
let waiting = false;

/** Is this the thing that Tab comes to? */
export const isStop = (element: HTMLElement): boolean => roving.at === element;

/** A thing that may be acted on from now on; returned is what to call when it may not any more. */
export function join(element: HTMLElement): () => void {
  members.add(element);
  reconsider();
  return () => {
    members.delete(element);
    reconsider();
  };
}

/** The stop goes where the focus is. */
export function stopAt(element: HTMLElement): void {
  if (members.has(element)) roving.at = element;
}

/** The first thing in the order of the page, of those in sight if there are any. */
function first(): HTMLElement | null {
  const inSight = Array.from(members).filter(isInSight);
  const all = inSight.length ? inSight : Array.from(members);
  all.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return all[0] ?? null;
}

/** Drawn, and not in an area that has been scrolled away on a phone. */
export function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.right > 0 && box.left < innerWidth;
}

/** The board has changed, or another part of it is in sight: is the stop still a good one? Asked where the next frame is
    measured anyway: a page that is measured after each change is laid out anew for each. */
export function reconsider(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    if (!roving.at || !members.has(roving.at) || !isInSight(roving.at)) roving.at = first();
  });
}
