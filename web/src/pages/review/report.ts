/** What the analyst found in a game, as the server tells it. */

import type { Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { percent } from "../../app/numbers";

export type JudgedMove = Schemas["JudgedMove"];
export type Swing = Schemas["Swing"];
export type Story = Schemas["Story"];
export type Report = Schemas["Report"];

/**
 * What a move gave away against the best one, as its verdict is made of it: so many wins of 100 games, so many points;
 * what comes to nothing is not told.
 */
export function costOf({ given_away, points_given_away }: JudgedMove): string[] {
  const lost = { wins: percent(given_away), points: Math.round(points_given_away ?? 0) };
  return Object.entries(lost).flatMap(([name, count]) => (count ? [t(`analyse-${name}`, { [name]: count })] : []));
}
