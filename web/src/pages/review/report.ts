/** What the analyst found in a game, as the server tells it. */

import type { Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";

export type Reason = Schemas["ReasonTold"];
export type JudgedMove = Schemas["JudgedMove"];
export type Verdict = NonNullable<JudgedMove["verdict"]>;
export type Swing = Schemas["Swing"];
export type Story = Schemas["Story"];
export type Report = Schemas["Report"];

/** Points with a proper minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const percent = (chance: number): number => Math.round(100 * chance);

/** Where the difference between two moves comes from, the biggest part first. */
export function because(reason: Reason | null): string {
  const parts = (reason?.parts ?? []).map(({ message, things }) =>
    t(message, things as Record<string, string | number>),
  );
  const last = parts.pop();
  if (last === undefined) return t("analyse-little");
  return parts.length ? t("analyse-and", { first: parts.join(", "), last }) : last;
}
