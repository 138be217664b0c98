/** Which heading of a list stays in sight while its lines pass under it: one at a time. */

/** A heading gives way before the next is nearer than this many of its heights: it would stand on half a line. */
const ROOM = 3;

/** The place of the heading that stays, given where each begins, how far the list is scrolled and how high a heading is; null: none. */
export function headingAt(tops: readonly number[], scrolled: number, high: number): number | null {
  const last = tops.findLastIndex((top) => top < scrolled);
  const next = tops[last + 1];
  if (last < 0 || (next !== undefined && next - scrolled < ROOM * high)) return null;
  return last;
}
