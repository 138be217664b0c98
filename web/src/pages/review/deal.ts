/** Games that were played with the same cards. */

import { get, type Seat } from "../../app/api";

export type Played = {
  /** null: a table that is not listed, and not mine. */
  id: string | null;
  this: boolean;
  /** Moves that were taken over from another game. */
  from_step: number;
  seats: Seat[];
  points: number[];
  places: number[];
  made_at: number;
  touched_at: number;
};

/** This game first, then the latest. */
export async function sameDeal(id: string): Promise<Played[]> {
  const { tables } = await get<{ tables: Played[] }>(`/api/tables/${id}/same-deal`);
  return tables.sort((one, other) => Number(other.this) - Number(one.this));
}

/** The best result of each seat. */
export const bestOf = (games: readonly Played[]): number[] =>
  (games[0]?.points ?? []).map((_, seat) => Math.max(...games.map((game) => game.points[seat] ?? -Infinity)));
