/** Where the lines of the chance graph run. */

export type Box = { left: number; right: number; top: number; bottom: number };
export type Point = { x: number; y: number };

/** Lines differ by how they are dashed, and by the shapes that sit on them. */
export const DASHES = ["none", "8 4", "1.5 4.5", "10 4 2 4"] as const;

/** Shapes of the players around 0, 0: disc, square, triangle, diamond. */
export const SHAPES = [
  "M0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",
  "M-3.6-3.6h7.2v7.2h-7.2z",
  "M0-4.4 4.6 3.8h-9.2z",
  "M0-4.9 4.9 0 0 4.9-4.9 0z",
] as const;

/** Between two shapes on a line lie about so many pixels. */
const APART = 90;

export const xOf = (box: Box, step: number, last: number): number =>
  box.left + ((box.right - box.left) * step) / Math.max(1, last);
export const yOf = (box: Box, chance: number): number =>
  box.bottom - (box.bottom - box.top) * Math.max(0, Math.min(1, chance));

export function lineOf(box: Box, chances: readonly number[][], seat: number): Point[] {
  const last = chances.length - 1;
  return chances.map((all, step) => ({ x: xOf(box, step, last), y: yOf(box, all[seat] ?? 0) }));
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The points of a line that carry its shape; those of different seats lie at different steps, so that none hides another. */
export function shaped(points: readonly Point[], seat: number, seats: number): Point[] {
  const width = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  const every = Math.max(seats, Math.round((points.length * APART) / Math.max(1, width)));
  const first = Math.round((every * (seat + 0.5)) / seats);
  return points.filter((_, step) => step % every === first % every);
}
