/** Games that were played with the same cards. */

import { get, type Schemas } from "../../app/api";

export type Played = Schemas["SameDealTable"];

/** This game first, then the latest. */
export async function sameDeal(id: string): Promise<Played[]> {
  const { tables } = await get<Schemas["SameDeal"]>(`/api/tables/${id}/same-deal`);
  return tables.sort((one, other) => Number(other.this) - Number(one.this));
}

/** The best result of each seat. */
export const bestOf = (games: readonly Played[]): number[] =>
  (games[0]?.points ?? []).map((_, seat) => Math.max(...games.map((game) => game.points[seat] ?? -Infinity)));
