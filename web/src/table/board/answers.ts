/** Legal answers in the order they are offered: first what the board cannot take, then what it can, at last what ends something and what would change nothing; alike ones together. */

import type { Choice } from "../../app/api";
import { capitalize, messageParts, messageText, type Part } from "../../app/i18n.svelte";

export type Answer = { move: string; text: string; short: string };
export type Group = { message: string; lead: string; answers: Answer[]; ends: boolean };

/** From how many alike answers on their common beginning is said once. */
const ALIKE = 4;
/** Words up to this length, articles among them, belong to what follows. */
const SHORT = 3;

export function grouped(game: string, choices: readonly Choice[], onBoard: ReadonlySet<string>): Group[] {
  const byMessage = new Map<string, Choice[]>();
  for (const choice of choices) byMessage.set(choice.message, [...(byMessage.get(choice.message) ?? []), choice]);
  const groups = [...byMessage].map(([message, alike]) => {
    const texts = alike.map((choice) => capitalize(messageText(game, "may", choice)));
    const lead =
      alike.length >= ALIKE
        ? beginning(
            texts,
            alike.map((choice) => messageParts(game, "may", choice)),
          )
        : "";
    const answers = alike.map((choice, place) => {
      const text = texts[place] ?? "";
      return { move: choice.move, text, short: lead ? text.slice(lead.length).trim() : text };
    });
    return { message, lead, answers, ends: alike.every((choice) => choice.ends) };
  });
  const idle = new Set(choices.filter((choice) => choice.bill?.idle).map((choice) => choice.move));
  for (const group of groups)
    group.answers.sort((one, other) => Number(idle.has(one.move)) - Number(idle.has(other.move)));
  const away = (group: Group) =>
    group.answers.every((answer) => idle.has(answer.move))
      ? 3
      : group.ends
        ? 2
        : group.answers.every((answer) => onBoard.has(answer.move))
          ? 1
          : 0;
  return groups.sort((one, other) => away(one) - away(other));
}

/** The words that all texts begin with, not cut within a thing nor behind a short word; nothing if they begin with one word only. */
function beginning(texts: readonly string[], sentences: readonly Part[][]): string {
  const words = texts.map((text) => text.split(" "));
  const first = words[0] ?? [];
  let same = 0;
  while (same < first.length && words.every((other) => other.length > same + 1 && other[same] === first[same])) same++;
  if (same < 2) return "";
  const lead = () => `${first.slice(0, same).join(" ")} `;
  while (same > 0 && ((first[same - 1] ?? "").length <= SHORT || sentences.some((one) => within(one, lead().length))))
    same--;
  return same ? lead() : "";
}

/** Does a sentence cut here fall apart within the name of a thing? */
function within(sentence: readonly Part[], cut: number): boolean {
  let start = 0;
  for (const part of sentence) {
    const end = start + (typeof part === "string" ? part : part.text).length;
    if (typeof part !== "string" && start < cut && cut < end) return true;
    start = end;
  }
  return false;
}

/** How many answers that lie nowhere on the board are shown as buttons; more are in the list. */
const DIRECT = 3;

/** Of the answers to one question that lie in several areas, the only one that lies in another than that in sight. */
function outOfSight(choices: readonly Choice[], onBoard: ReadonlySet<string>, here: ReadonlySet<string>): Choice[] {
  const alike = choices.every(({ message }) => message === choices[0]?.message);
  const away = choices.filter(({ move }) => onBoard.has(move) && !here.has(move));
  return alike && away.length < choices.length && away.length === 1 ? away : [];
}

/** Would ending now give up something that can still be done? Not what would change nothing, nor what comes with the end itself. */
const givesUp = (end: Choice, choices: readonly Choice[]): boolean =>
  choices.some(({ ends, bill }) => {
    if (ends || bill?.idle) return false;
    const { pays = {}, brings = {} } = bill ?? {};
    const gains = Object.entries(brings);
    const comes = end.bill?.brings ?? {};
    return Object.keys(pays).length > 0 || !gains.length || gains.some(([word, count]) => count > (comes[word] ?? 0));
  });

/** What the board cannot take: what ends something, as the main button where it gives nothing up, and the few that have no place, or none in sight. */
export function elsewhere(
  choices: readonly Choice[],
  onBoard: ReadonlySet<string>,
  here: ReadonlySet<string> = onBoard,
): { choice: Choice; main: boolean }[] {
  const ends = choices.filter((choice) => choice.ends);
  const homeless = choices.filter((choice) => !ends.includes(choice) && !onBoard.has(choice.move));
  return [
    ...(homeless.length <= DIRECT ? homeless : []).map((choice) => ({ choice, main: choices.length === 1 })),
    ...outOfSight(choices, onBoard, here).map((choice) => ({ choice, main: false })),
    ...ends.map((choice) => ({ choice, main: !givesUp(choice, choices) })),
  ];
}

/** The moves that something on the board, or in one of its areas, stands for or begins. */
export function movesOnBoard(within: ParentNode = document): Set<string> {
  const moves = new Set<string>();
  for (const spot of within.querySelectorAll<HTMLElement>("[data-moves], [data-leads]"))
    for (const named of [spot.dataset.moves, spot.dataset.leads])
      for (const move of named?.split("|") ?? []) moves.add(move);
  return moves;
}
