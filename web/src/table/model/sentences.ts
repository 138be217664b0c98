/** An entry of the log, or a refusal, as a sentence. */

import type { Message, Seat, Thing } from "../../app/api";
import { capitalize, hasMessage, localName, messageParts, messageText, type Part, t } from "../../app/i18n.svelte";
import { signed } from "../../app/numbers";
import { problemText } from "../../app/problems";
import { quote, spokenAt } from "./guild";
import { levelName, seatName } from "./names";
import { addUp, outcomesOf, POINTS } from "./sums";
import type { Entry, Refusal } from "./types";

/** Kinds that are not worth a line: chat has a place of its own. */
const SILENT = new Set(["chatted", "opened", "revealed"]);

/** Why a table was closed, if not by its host. */
const CLOSED: Record<string, string> = { abandoned: "table-did-abandoned", rules: "table-did-rules" };

/** Why an opponent plays on, if its person has not simply left. */
const REPLACED: Record<string, string> = { clock: "table-did-out-of-time", idle: "table-did-idle" };

/** How long someone has who was asked to play, in the largest unit that is whole; whether a word still answers. */
const lasting = ({ milliseconds = 0, last = false }: Entry) => ({
  count: Math.round(milliseconds / (milliseconds < HOUR ? MINUTE : HOUR)),
  unit: milliseconds < HOUR ? "minutes" : "hours",
  last: last ? "yes" : "no",
});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Stands in a sentence where another one, in parts, comes in. */
const PLACE = "\uE002";

/** Nor is a promise or a name said again. */
export const isListed = (entry: Entry): boolean => !SILENT.has(entry.kind) && !entry.again;

/** The sentence in parts, things apart. */
export function entryParts(game: string, seats: readonly Seat[], entry: Entry): Part[] {
  const who = entry.name || (typeof entry.seat === "number" ? seatName(seats, entry.seat) : "");
  if (entry.kind === "moved" && entry.message) return messageParts(game, "did", said(entry), { who });
  const level = entry.level ? levelName(entry.level) : "";
  if (entry.kind === "seated")
    return [level ? t("table-did-seated-opponent", { who, level }) : t("table-did-seated", { who })];
  if (entry.kind === "unseated" && entry.removed) return [t("table-did-removed", { who })];
  if (entry.kind === "replaced") return [t(REPLACED[entry.reason ?? ""] ?? "table-did-replaced", { who, level })];
  if (entry.kind === "called") return [t("table-did-called", { who, by: entry.by ?? "", ...lasting(entry) })];
  if (entry.kind === "undone") return undoneParts(game, who, entry);
  if (entry.kind === "closed") return [t(CLOSED[entry.reason ?? ""] ?? "table-did-closed")];
  const spoken = spokenAt(seats, entry).map((one) => quote(seats, one));
  const begun =
    entry.kind === "started" && entry.step
      ? t("table-did-started-from", { step: entry.step })
      : t(`table-did-${entry.kind}`, { who });
  return [[begun, ...spoken].join(" ")];
}

/** The moves of a turn that matter: those that have a short way to be told. */
export const tellingOf = (game: string, moves: readonly Entry[]): Entry[] =>
  moves.filter((move) => move.message && hasMessage(`${game}-short-${move.message}`));

/** What mattered of a turn, in a few words; if nothing did, its last move. Either way without a full stop. */
export function turnParts(game: string, { moves }: { moves: readonly Entry[] }): Part[] {
  const told = tellingOf(game, moves);
  const last = moves.at(-1);
  if (!told.length)
    return last
      ? messageParts(game, "did", said(last), { who: "" }).map((part) =>
          typeof part === "string" ? part.replace(/\.$/, "") : part,
        )
      : [];
  return told.flatMap((move, place) => [
    ...(place ? [", "] : []),
    ...messageParts(game, "short", said(move), { who: "" }),
  ]);
}

/** That something was fulfilled. */
export function metParts(thing: Thing): Part[] {
  const [before = "", after = ""] = t("table-log-met", { goal: PLACE }).split(PLACE);
  return [before, { thing, text: localName(thing.names) }, after];
}

const said = (entry: Entry): Message => ({ message: entry.message ?? "", things: entry.things ?? {} });

/** The decision that was taken back by its words, the others by their number. */
function undoneParts(game: string, who: string, entry: Entry): Part[] {
  const count = (entry.moves ?? []).length;
  if (!entry.message) return [t("table-did-undone", { who, count })];
  const [before = "", after = ""] = t("table-did-undone-what", { who, what: PLACE, count: count - 1 }).split(PLACE);
  return [before, ...messageParts(game, "may", { message: entry.message, things: entry.things ?? {} }), after];
}

/** The sentence as text. */
export const entryText = (game: string, seats: readonly Seat[], entry: Entry): string =>
  entryParts(game, seats, entry)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

/** What an entry brought to whom, as text. */
export function sumsText(seats: readonly Seat[], entry: Entry, nameOf: (word: string, by: number) => string): string {
  return addUp(outcomesOf(entry))
    .map(({ seat, counts }) => {
      const worthy = (worth: number) => (worth ? ` (${signed(worth)} ${nameOf(POINTS, worth)})` : "");
      const sums = counts.map(([word, by, worth]) => `${signed(by)} ${nameOf(word, by)}${worthy(worth)}`).join(", ");
      return t("table-sums", { who: seatName(seats, seat), sums });
    })
    .join(" ");
}

/** Why something was not done: the rule if there is one, else the server's reason. */
export function refusalText(game: string, refusal: Refusal): string {
  return refusal.rule ? capitalize(messageText(game, "why", refusal.rule)) : problemText(refusal);
}
