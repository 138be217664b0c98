/** One stop for the Tab key among all the legal things on a board: from there, arrows walk. */

const members = new Set<HTMLElement>();
const roving = $state<{ at: HTMLElement | null }>({ at: null });
let waiting = false;

/** Is this the thing that Tab comes to? */
export const isStop = (element: HTMLElement): boolean => roving.at === element;

/** A thing that may be acted on from now on; returned is what to call when it may not any more. */
export function join(element: HTMLElement): () => void {
  members.add(element);
  soon();
  return () => {
    members.delete(element);
    soon();
  };
}

/** The stop goes where the focus is. */
export function stopAt(element: HTMLElement): void {
  if (members.has(element)) roving.at = element;
}

/** Where Tab comes to now: the first thing in sight, in the order of the page, if the last one cannot be acted on. */
export function firstStop(): HTMLElement | null {
  const inSight = Array.from(members).filter(isInSight);
  inSight.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return inSight[0] ?? null;
}

/** Drawn, and not in an area that has been scrolled away on a phone. */
export function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.right > 0 && box.left < innerWidth;
}

function soon(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    if (!roving.at || !members.has(roving.at)) roving.at = firstStop();
  });
}
