/** The choices a game is played with, each as a phrase. */

import { type Game, get, type Schemas } from "../../app/api";
import { hasMessage, t } from "../../app/i18n.svelte";

export type Needs = Game["needs"];
type Options = Readonly<Record<string, string>>;

/** With which other choices the options of each game mean anything. */
export async function readNeeds(): Promise<Record<string, Needs>> {
  const { games } = await get<Schemas["Games"]>("/api/games");
  return Object.fromEntries(games.map(({ name, needs }) => [name, needs]));
}

/** Does an option decide anything beside the other choices? */
export const decides = (option: string, options: Options, needs: Needs): boolean =>
  Object.entries(needs[option] ?? {}).every(([other, choices]) => choices.includes(options[other] ?? ""));

/** What is played with these choices; where it is not known which of them decide something, all are told. */
export async function readOptionWords(game: string, options: Options): Promise<string[]> {
  const needs = await readNeeds().catch((): Record<string, Needs> => ({}));
  return optionWords(game, options, needs[game] ?? {});
}

/** Those that decide something. */
export function optionWords(game: string, options: Options, needs: Needs): string[] {
  return Object.entries(options).flatMap(([option, choice]) => {
    const message = `table-option-${game}-${option}`;
    return hasMessage(message) && decides(option, options, needs) ? [t(message, { choice })] : [];
  });
}
