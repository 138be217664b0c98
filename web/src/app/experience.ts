/** Whether somebody has finished a game before: hints for a first time are for those who have not. */

import { get, type Schemas } from "./api";
import { session } from "./session.svelte";

export async function isNewTo(game: string): Promise<boolean> {
  if (!session.known) return true;
  const { games, before } = await get<Schemas["MyGames"]>("/api/me/games");
  return before === null && !games.some((one) => one.game === game);
}
