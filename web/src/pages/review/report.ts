/** What the analyst found in a game, as the server tells it. */

import type { Message } from "../../app/api";
import { t } from "../../app/i18n.svelte";

export type MoveEstimate = Message & {
  move: string;
  chance: number;
  chances: number[];
  now: number[];
  points: number[];
};
export type Reason = { now: number; later: number; others: number; parts: Message[] };
export type Verdict = "slip" | "mistake";
export type JudgedMove = {
  step: number;
  seat: number;
  legal: number;
  before: number[];
  after: number[];
  given_away: number;
  verdict: Verdict | null;
  played: MoveEstimate;
  best: MoveEstimate;
  reason: Reason | null;
};
export type Swing = { step: number; seat: number; before: number; after: number };
/** `chances[n]`: everyone's chance after n moves. */
export type Report = { chances: number[][]; steps: JudgedMove[]; swings: Swing[]; final: number[] | null };

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
