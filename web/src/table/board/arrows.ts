/** The line of an arrow between two places on the screen. */

export type Drawn = { key: string; d: string };
export type Place = { left: number; top: number; width: number; height: number };

/** How far an arrow swings aside, of its length; the gap it leaves before its aim. */
const BEND = 0.14;
const GAP = 0.28;

/** A soft curve from the middle of one place to just before the middle of another. */
export function path(from: Place, to: Place): string {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [u, v] = [to.left + to.width / 2, to.top + to.height / 2];
  const length = Math.hypot(u - x, v - y) || 1;
  const short = Math.min(GAP * Math.min(to.width, to.height), length / 3) / length;
  const [endX, endY] = [u - (u - x) * short, v - (v - y) * short];
  const [midX, midY] = [(x + endX) / 2 + (v - y) * BEND, (y + endY) / 2 - (u - x) * BEND];
  return `M${round(x)} ${round(y)} Q${round(midX)} ${round(midY)} ${round(endX)} ${round(endY)}`;
}

const round = (at: number): number => Math.round(at * 10) / 10;
