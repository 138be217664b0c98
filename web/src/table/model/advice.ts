/** A turn that is advised, in words: what follows its first move, what it achieves on the board, what it is worth in points. */

import type { Message, Schemas, Seat } from "../../app/api";
import { capitalize, messageText, t } from "../../app/i18n.svelte";
import { seatName } from "./names";
import { addUp, type Sum } from "./sums";

type Step = Schemas["LineStep"];

/** The moves after the first that decide something. */
export const following = (line: readonly Step[]): Step[] => line.slice(1).filter((step) => !step.ends);

/** A turn in one go: its first move, then the others. */
export function lineText(game: string, first: Message, line: readonly Step[]): string {
  const rest = following(line).map((step) => messageText(game, "may", step));
  const begins = messageText(game, "may", first);
  return rest.length ? t("analyse-then", { first: begins, rest: rest.join(", ") }) : begins;
}

/** What the whole turn brings its seat. */
export const brings = (line: readonly Step[]): Sum | undefined => addUp(line.flatMap((step) => step.outcomes))[0];

/** What a turn achieves on the board, as a sentence; nothing where there is nothing to say. */
export function achievedText(game: string, seats: readonly Seat[], achieved: readonly Message[]): string {
  const said = achieved.map((one) => {
    const seat = one.things["seat"];
    return messageText(game, "achieved", one, typeof seat === "number" ? { who: seatName(seats, seat) } : {});
  });
  return capitalize(said.join(t("analyse-besides")));
}

/** Where the difference in points between two moves comes from, the biggest part first, and what it costs elsewhere. */
export function pointsText(reason: Schemas["ReasonTold"] | null): string {
  const [parts, against] = [reason?.parts, reason?.against].map((told) =>
    joined((told ?? []).map(({ message, things }) => t(message, things as Record<string, string | number>))),
  ) as [string, string];
  return capitalize(against ? t("analyse-but", { first: parts, last: against }) : parts);
}

/** A, b and c. */
export function joined(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  const first = parts.slice(0, -1).join(", ");
  return first ? t("analyse-and", { first, last }) : last;
}
