/** Cards ready to be laid out in the gallery: in groups, with a drawing, numbers and whose values they are. */

import { capitalize, localName, t } from "../app/i18n.svelte";
import type { BoxThing, Things } from "../app/things";

/** A sign with a number, and the same in words. */
export type Amount = { drawing: string; count: string; text: string };
export type CardFace = { title: string; cost: string; points: number; text: string };
export type Card = {
  id: string;
  name: string;
  drawing: string | null;
  points: number | null;
  /** What it needs or costs. */
  amounts: Amount[];
  text: string;
  faces: CardFace[];
  source: string;
};
export type CardGroup = { id: string; title: string; cards: Card[] };

/** Every thing of one kind, in the order of the box; `more` says what only the game knows of it. */
export function cardGroup(
  things: Things,
  kind: string,
  more: (word: string, thing: BoxThing) => Partial<Card>,
): CardGroup {
  const cards = Object.entries(things.kinds[kind] ?? {}).map(([word, thing]) =>
    card(kind, word, thing, more(word, thing)),
  );
  return { id: kind, title: t(`cards-${things.game}-${kind}`), cards };
}

export function card(kind: string, word: string, thing: BoxThing, more: Partial<Card>): Card {
  const name = capitalize(localName(thing.names));
  const text = capitalize(thing.text ? localName(thing.text) : "");
  return {
    id: `${kind}-${word}`,
    name,
    drawing: null,
    points: null,
    amounts: [],
    text: text === name ? "" : text,
    faces: [],
    source: thing.source ?? "rulebook",
    ...more,
  };
}

/** The cards, by their ids, that are not as in our box, or not there at all; whose they are said to be does not matter. */
export function changedIn(things: Things, ours: Things): Set<string> {
  const told = (thing: BoxThing | undefined): string => JSON.stringify({ ...thing, source: null });
  return new Set(
    Object.entries(things.kinds).flatMap(([kind, all]) =>
      Object.entries(all)
        .filter(([word, thing]) => told(thing) !== told(ours.kinds[kind]?.[word]))
        .map(([word]) => `${kind}-${word}`),
    ),
  );
}
