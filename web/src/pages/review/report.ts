/** What the analyst found in a game, as the server tells it. */

import type { Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { chanceText, doubtOf, hundredths, percent } from "../../app/numbers";

export type JudgedMove = Schemas["JudgedMove"];
export type Swing = Schemas["Swing"];
export type Story = Schemas["Story"];
export type Report = Schemas["Report"];

/** Everyone's chances after a step as they are told, the same wherever; the last ones of a whole game are its result. */
export const chancesAt = ({ chances, final }: Report, step: number): string[] =>
  hundredths(chances[step] ?? []).map((one) => chanceText(one, final !== null && step === chances.length - 1));

/** How far they may be off. */
export function doubtsAt({ chances, errors }: Report, step: number): number[] {
  const told = hundredths(chances[step] ?? []);
  return (errors?.[step] ?? []).map((doubt, seat) => doubtOf(told[seat] ?? 0, doubt));
}

/**
 * What a move gave away against the best one, as its verdict is made of it: so many wins of 100 games, so many points;
 * what comes to nothing is not told.
 */
export function costOf({ given_away, points_given_away }: JudgedMove): string[] {
  const lost = { wins: percent(given_away), points: Math.round(points_given_away ?? 0) };
  return Object.entries(lost).flatMap(([name, count]) => (count ? [t(`analyse-${name}`, { [name]: count })] : []));
}

/** The last move of a turning point: after it things stood differently. */
export const lastOf = (swing: Swing): number => swing.last ?? swing.step;

/** A change of a chance smaller than this says nothing. */
const NOTICED = 0.05;

/** Whose chance a turning point is told by: that of who made the move, unless it is about others only. */
export function changeIn(
  { chances, steps }: Pick<Report, "chances"> & { steps: readonly Pick<JudgedMove, "seat">[] },
  swing: Swing,
): { seat: number; before: number; after: number } {
  const of = (seat: number) => ({
    seat,
    before: chances[swing.step - 1]?.[seat] ?? swing.before,
    after: chances[lastOf(swing)]?.[seat] ?? swing.after,
  });
  const own = of(steps[swing.step - 1]?.seat ?? swing.seat);
  return Math.abs(own.after - own.before) >= NOTICED ? own : of(swing.seat);
}

/** From what to what somebody's chance went with it, as it is told. */
export function changeOf(report: Report, swing: Swing, seat: number): { before: string; after: string } {
  const at = (step: number): string => chancesAt(report, step)[seat] ?? "";
  return { before: at(swing.step - 1), after: at(lastOf(swing)) };
}
