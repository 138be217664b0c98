/** The deals of today and yesterday; and sitting down at one. */

import { change, get, type Schemas } from "../../app/api";
import { navigate } from "../../app/router.svelte";
import { ensureSession } from "../../app/session.svelte";

export type Deal = Schemas["DailyDeal"];
export type Result = Schemas["DailyResult"];

export const lookAtDaily = (): Promise<Schemas["Daily"]> => get<Schemas["Daily"]>("/api/daily");

/** The game of the comparison, begun or gone on with; one for fun when that has ended. */
export async function playDaily(game: string): Promise<void> {
  await ensureSession();
  const { id } = await change<Schemas["DailyOpened"]>(`/api/daily/${game}`, {});
  navigate(`/table/${id}`);
}

/** Is it over and not noted yet? That takes a second or two. */
export const isBeingNoted = ({ mine }: Deal): boolean => mine?.life === "over" && mine.points === null;

export const ownResult = ({ results }: Deal): Result | undefined => results?.find((one) => one.yours);
