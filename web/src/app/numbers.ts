/** Numbers as they are written in the language spoken: a real minus sign, never a hyphen. */

import { settings } from "./settings.svelte";

/** A chance, or its doubt, as it is told everywhere; a half is rounded up. */
export const percent = (chance: number): number => Math.round(100 * chance);
/** The chances of a position in hundredths: each is rounded so that together they are 100, the largest rest up first. */
export function hundredths(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0);
  const rest = (place: number): number => exact[place]! - whole[place]!;
  const order = chances.map((_, place) => place).sort((one, other) => rest(other) - rest(one));
  for (const place of order.slice(0, Math.round(sum(exact)) - sum(whole))) whole[place]! += 1;
  return whole;
}
/** Hundredths as they are told: before the end nothing is certain. */
export function chanceText(hundredth: number, over = false): string {
  if (over) return String(hundredth);
  return hundredth < 1 ? "<1" : hundredth > 99 ? ">99" : String(hundredth);
}
/** How far hundredths may be off, in hundredths: never beyond none and all; what is all but certain says so itself. */
export const doubtOf = (hundredth: number, doubt: number): number =>
  Math.max(0, Math.min(percent(doubt), hundredth, 100 - hundredth));
/** So many: 21, −21, and with a part 0.6 or 0,6. */
export const written = (count: number): string =>
  (count < 0 ? "−" : "") + Math.abs(count).toLocaleString(settings.language);
/** So many more or fewer: +2, −3. */
export const signed = (by: number): string => (by < 0 ? "" : "+") + written(by);
/** In place of a number that is not told yet. */
export const UNTOLD = "…";
