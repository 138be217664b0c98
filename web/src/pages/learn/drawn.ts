/** What the rules of a game are illustrated with: its pictures, and the drawing of every card by its name. */

import { type Things, thingsOf } from "../../app/things";
import type { Pictures } from "../../games/pictures";
import { gameOf, loadDrawings } from "../../games/registry";

export type Drawn = { game: string; things: Things; pictures: Pictures; cards: Map<string, string> };

/** The name of a card in a table, however many of it there are. */
export const cardName = (text: string): string =>
  text
    .replace(/\s*×\s*\d+$/, "")
    .trim()
    .toLowerCase();

/** All of it; the names are those of the language that is spoken. */
export async function drawnFor(game: string): Promise<Drawn | null> {
  const found = gameOf(game);
  if (!found) return null;
  const [things, { default: pictures }, { default: gallery }] = await Promise.all([
    thingsOf(game),
    found.pictures(),
    found.gallery(),
    loadDrawings(game),
  ]);
  const all = gallery(things).flatMap((group) => group.cards);
  const cards = all.flatMap((card): [string, string][] => (card.drawing ? [[cardName(card.name), card.drawing]] : []));
  return { game, things, pictures, cards: new Map(cards) };
}
