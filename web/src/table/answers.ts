/** Legal answers in the order they are offered: first what the board cannot take, then what it can, alike ones together. */

import type { Choice } from "../house/api";
import { capital, sentence } from "../house/words.svelte";

export type Answer = { move: string; text: string; short: string };
export type Group = { message: string; lead: string; answers: Answer[] };

/** From how many alike answers on their common beginning is said once. */
const ALIKE = 4;

export function grouped(game: string, choices: readonly Choice[], onBoard: ReadonlySet<string>): Group[] {
  const byMessage = new Map<string, Choice[]>();
  for (const choice of choices) byMessage.set(choice.message, [...(byMessage.get(choice.message) ?? []), choice]);
  const groups = [...byMessage].map(([message, alike]) => {
    const texts = alike.map((choice) => capital(sentence(game, "may", choice)));
    const lead = alike.length >= ALIKE ? beginning(texts) : "";
    const answers = alike.map((choice, place) => {
      const text = texts[place] ?? "";
      return { move: choice.move, text, short: lead ? text.slice(lead.length).trim() : text };
    });
    return { message, lead, answers };
  });
  const away = (group: Group) => (group.answers.every((answer) => onBoard.has(answer.move)) ? 1 : 0);
  return groups.sort((one, other) => away(one) - away(other));
}

/** The words that all texts begin with; nothing if it is one word only. */
function beginning(texts: readonly string[]): string {
  const words = texts.map((text) => text.split(" "));
  const first = words[0] ?? [];
  let same = 0;
  while (same < first.length && words.every((other) => other.length > same + 1 && other[same] === first[same])) same++;
  return same >= 2 ? `${first.slice(0, same).join(" ")} ` : "";
}

/** The moves that something on the board stands for. */
export function movesOnBoard(): Set<string> {
  const moves = new Set<string>();
  for (const spot of document.querySelectorAll<HTMLElement>("[data-moves]")) for (const move of spot.dataset.moves?.split("|") ?? []) moves.add(move);
  return moves;
}
