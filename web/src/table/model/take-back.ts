/** Taking back: what it would undo in a sentence, how opponents' answers add to it, and how what was done travels back. */

import type { Schemas, Seat } from "../../app/api";
import { messageText, t } from "../../app/i18n.svelte";
import { settings } from "../../app/settings.svelte";
import type { Journey } from "../../ui/flights";
import { listed, seatName } from "./names";
import type { Entry, Journeys, View } from "./types";

export type TakesBack = Schemas["TakesBack"];
type TakenBack = Schemas["TakenBack"];

/** What taking back would undo: the decision, and who has answered it. */
export function takeBackText(game: string, seats: readonly Seat[], taken: TakenBack, wholeTurn: boolean): string {
  const what = messageText(game, "may", taken);
  const names = taken.answers.map((seat) => seatName(seats, seat));
  const message = wholeTurn ? "table-undo-turn-from" : "table-undo-what";
  if (!names.length) return t(message, { what });
  return t(`${message}-answered`, { what, names: listed(names, settings.language), count: names.length });
}

/** What the first take-back of a game costs that goes further than among people: said once, before it is done. */
export const takeBackNote = (taken: TakenBack | undefined, takeBacks: number): string =>
  taken?.further && !takeBacks ? t("table-undo-uncounted") : "";

/** What taking back would undo after one answer more. */
export function answeredBy(takes: TakesBack, seat: number): TakesBack {
  const more = (taken: TakenBack): TakenBack => ({
    ...taken,
    count: taken.count + 1,
    answers: taken.answers.includes(seat) ? taken.answers : [...taken.answers, seat],
    further: true,
  });
  return { last: more(takes.last), turn: takes.turn && more(takes.turn) };
}

/** What travels when moves are taken back: all that they had sent on its way, the last first, the other way round. */
export function travelsBack(journeys: Journeys, undone: readonly Entry[], before: View, after: View): Journey[] {
  const [first, ...since] = undone;
  if (!first) return [];
  const made = journeys(first, after, before, since);
  const latest = Math.max(0, ...made.map(({ delay = 0 }) => delay));
  return made.map((journey) => ({
    ...journey,
    from: journey.to,
    to: journey.from,
    delay: latest - (journey.delay ?? 0),
  }));
}
