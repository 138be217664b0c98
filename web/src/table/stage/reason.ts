/** Why a game was won, told from everyone's points by source: what the winner had more of than the next. */

import type { Result } from "../model/result";

export type Reason = {
  message: string;
  winner: number;
  other: number;
  /** Which of both is told of it. */
  you: "winner" | "other" | "nobody";
  source?: string;
  mine: number;
  theirs: number;
};

/** A lead of so few points is a narrow one. */
const NARROW = 2;

/** The decisive reason, as it is told to whoever has these seats; null where nothing can be compared: everyone has won, or nobody knows the sources. */
export function reasonOf({ points, places, sources }: Result, seats: readonly number[] = []): Reason | null {
  const winner = places.indexOf(1);
  const next = Math.min(...places.filter((place) => place > 1));
  const other = places.indexOf(next);
  if (winner < 0 || other < 0) return null;
  const [mine, theirs] = [points[winner] ?? 0, points[other] ?? 0];
  const [own, more] = seats;
  const you: Reason["you"] =
    more !== undefined ? "nobody" : own === winner ? "winner" : own === other ? "other" : "nobody";
  const between = { winner, other, you, mine, theirs };
  if (mine === theirs) return { message: "table-reason-tie", ...between };
  const leads = Object.keys(sources[winner] ?? {})
    .map((source) => ({ source, mine: sources[winner]?.[source] ?? 0, theirs: sources[other]?.[source] ?? 0 }))
    .sort((one, two) => two.mine - two.theirs - (one.mine - one.theirs));
  const best = leads[0];
  if (!best || best.mine <= best.theirs) return null;
  const message =
    best.theirs < 0 ? "table-reason-cost" : mine - theirs <= NARROW ? "table-reason-narrow" : "table-reason-source";
  return { message, ...between, ...best };
}
