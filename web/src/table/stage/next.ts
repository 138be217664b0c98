/** What comes after a game: how others did with a day's deal, another one with the same people, the same deal once more, the review, home. */

import { change } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { navigate } from "../../app/router.svelte";
import type { Action } from "../board/prompt";
import type { LiveTable } from "../model/live.svelte";
import { LEVELS } from "../model/names";

/** Who plays where a person sat, when the same deal is played once more. */
const USUAL = LEVELS[1]!;

/** The first is the main one, wherever they are offered; `all`: where there is room for the rarer ones and for more words. */
export function nextActions(table: LiveTable, rematch: () => void, all = true): Action[] {
  const actions: Action[] = [];
  const compared = isCompared(table);
  if (compared) actions.push({ name: "today", text: t("table-today"), href: "/today" });
  const next = table.snapshot?.rematch;
  if (next && table.may("rematch")) actions.push({ name: "rematch", text: t("table-rematch-join"), act: rematch });
  else if (next) actions.push({ name: "rematch", text: t("table-rematch-join"), href: `/table/${next}` });
  else if (table.may("rematch") && (all || !compared))
    actions.push({
      name: "rematch",
      text: t(table.alone || !all ? "table-rematch" : "table-rematch-people"),
      act: rematch,
    });
  if (all && table.seat !== null && table.mine.includes(table.seat))
    actions.push({ name: "again", text: t("table-again"), act: () => void playAgain(table) });
  actions.push({ name: "review", text: t("table-review"), href: `/review/${table.id}` });
  actions.push({ name: "home", text: t("table-home"), href: "/" });
  return actions.map((action, place) => ({ ...action, main: place === 0 }));
}

/** Is this game of mine part of a day's comparison? */
export const isCompared = (table: LiveTable): boolean => !!table.snapshot?.daily?.counted && table.mine.length > 0;

async function playAgain(table: LiveTable): Promise<void> {
  const seats = table.seats.map(({ level }, seat) =>
    seat === table.seat ? { kind: "me" } : { kind: "opponent", level: level ?? USUAL },
  );
  try {
    const { id } = await change<{ id: string }>(`/api/tables/${table.id}/fork`, { step: 0, seats });
    await change(`/api/tables/${id}/start`, {});
    navigate(`/table/${id}`);
  } catch (error) {
    table.failed(error);
  }
}
