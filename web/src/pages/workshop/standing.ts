/** What is left to do on a box: which cards are to be filled in, what is to be mended, and where each of it is. */

import type { Schemas } from "../../app/api";
import { settings } from "../../app/settings.svelte";
import { at, type Key, textAt, type Values } from "../../games/values";
import type { Deck } from "../../games/workshop";
import { isBlank } from "./finish";
import { given, lacking as isLacking, type Mistake, ofTables, surplus, within } from "./mistakes";

/** A card, the sentences on a deck or what else is on its page; no deck: what is said above all of them. */
export type Place = { deck: string; part: "card" | "about" | "sheets" | "top"; card?: string };
export type Standing = {
  /** What is told on cards and decks: what is wrong, and what a card that was left still lacks. */
  mistakes: Mistake[];
  /** How much is to be mended, without what is only still to be filled in: not all of it is told. */
  count: number;
  inDeck: Record<string, number>;
  /** Cards to be filled in, in all and by deck: empty ones, and those that were left unfinished. */
  waiting: number;
  toFill: Record<string, number>;
  /** Those of them on which something is written, by their keys. */
  unfinished: Key[];
  fill: Place[];
  mend: Place[];
};

const waits = (values: Values, key: Key): boolean => isBlank((at(values, key) ?? {}) as Values);
/** The cards of a deck on which nothing is written yet. */
export const waitingIn = (values: Values, deck: Deck): Key[] =>
  deck.cards.map(({ key }) => key).filter((key) => waits(values, key));
/** What a card is called in the language spoken, else in the other one; nothing if it has no name yet. */
export const nameOf = (card: Values): string =>
  [settings.language, "en", "fr"].map((language) => textAt(card, [language])).find(Boolean) ?? "";
export const cardName = (key: readonly (string | number)[]): string => key.slice(0, 2).join(".");

/** The fields on the page of a deck that are of no card. */
const ofSheets = (deck: Deck): Key[] => (deck.sheets ?? []).flatMap((sheet) => sheet.fields.map((field) => field.key));

/** Mistakes that belong to a deck as a whole. */
export const aboutDeck = (mistakes: readonly Mistake[], deck: Deck): Mistake[] =>
  ofTables(mistakes, deck.tables, [...deck.cards.map(({ key }) => key), ...ofSheets(deck)]);

/**
 * `read`: the values the check was about; `hands`: the cards at which someone types. An empty card is not wrong, it
 * waits to be filled in, and so does one on which something is still missing, however much that is; with them waits what
 * their deck lacks as a whole. What is missing on a card in hand is not
 * told, nor what was missing when it was read and has been typed since.
 */
export function standing(
  checked: Schemas["BoxChecked"] | null,
  read: Values,
  values: Values,
  decks: readonly Deck[],
  hands: ReadonlySet<string>,
): Standing {
  const empty = new Map(decks.map((deck) => [deck, new Set(waitingIn(values, deck).map(cardName))]));
  const cards = new Map(
    decks.flatMap((deck) => deck.cards.map(({ key }) => [cardName(key), { deck, key, began: !waits(read, key) }])),
  );
  const lacking = new Map(Object.entries(checked?.lacking ?? {}).filter(([name]) => cards.get(name)?.began));
  const toFill = new Map(
    decks.map((deck) => [
      deck,
      deck.cards
        .map(({ key }) => cardName(key))
        .filter((name) => empty.get(deck)!.has(name) || (lacking.has(name) && !hands.has(name))),
    ]),
  );
  const incomplete = new Set(
    decks
      .filter((deck) => toFill.get(deck)!.length > 0)
      .flatMap((deck) => aboutDeck(checked?.mistakes ?? [], deck))
      .filter((mistake) => !surplus(mistake, values).length),
  );
  const told: Mistake[] = [];
  const unsaid: Mistake[] = [];
  for (const mistake of checked?.mistakes ?? []) {
    const name = cardName(mistake.key);
    const card = cards.get(name);
    if (card && !card.began) continue;
    const later =
      (isLacking(mistake, read) && !isLacking(mistake, values)) ||
      incomplete.has(mistake) ||
      (card && empty.get(card.deck)!.has(name)) ||
      (hands.has(name) && !given(mistake));
    (later ? unsaid : told).push(mistake);
  }
  const fillsIn = (mistake: Mistake): boolean => lacking.has(cardName(mistake.key)) && isLacking(mistake, read);
  const wrongIn = ({ tables }: Deck): number => {
    const its = (key: readonly string[]): boolean => tables.includes(key[0] ?? "");
    const all = tables.reduce((sum, table) => sum + (checked?.decks[table] ?? 0) - (checked?.waiting[table] ?? 0), 0);
    const missing = [...lacking].filter(([name]) => its(name.split("."))).reduce((sum, [, count]) => sum + count, 0);
    return all - missing - unsaid.filter((mistake) => its(mistake.key) && !fillsIn(mistake)).length;
  };
  const inDeck = Object.fromEntries(decks.map((deck) => [deck.id, Math.max(0, wrongIn(deck))]));
  const above = told.filter(({ key }) => !decks.some(({ tables }) => tables.includes(key[0] ?? "")));
  const wrong = told.filter((mistake) => !fillsIn(mistake));
  return {
    mistakes: told,
    count: Object.values(inDeck).reduce((sum, count) => sum + count, above.length),
    inDeck,
    waiting: [...toFill.values()].reduce((sum, { length }) => sum + length, 0),
    toFill: Object.fromEntries(decks.map((deck) => [deck.id, toFill.get(deck)!.length])),
    unfinished: decks.flatMap((deck) =>
      toFill
        .get(deck)!
        .filter((name) => !empty.get(deck)!.has(name))
        .map((name) => cards.get(name)!.key),
    ),
    fill: decks.flatMap((deck) => toFill.get(deck)!.map((card): Place => ({ deck: deck.id, part: "card", card }))),
    mend: [
      ...decks.flatMap((deck) => toMend(deck, wrong, inDeck[deck.id]!)),
      ...(above.length ? [{ deck: "", part: "top" } as const] : []),
    ],
  };
}

/** What is wrong with a deck as a whole often comes of one of its cards: these first. Of a deck that is not in view not all may be told: then it is looked at. */
function toMend(deck: Deck, told: readonly Mistake[], count: number): Place[] {
  const places: Place[] = [];
  for (const { key } of deck.cards)
    if (within(told, key).length) places.push({ deck: deck.id, part: "card", card: cardName(key) });
  if (aboutDeck(told, deck).length) places.push({ deck: deck.id, part: "about" });
  if (ofSheets(deck).some((key) => within(told, key).length)) places.push({ deck: deck.id, part: "sheets" });
  return places.length || !count ? places : [{ deck: deck.id, part: "sheets" }];
}

const same = (one: Place, other: Place | null): boolean =>
  one.deck === other?.deck && one.part === other.part && one.card === other.card;

/** The next of some places: behind the one that was led to last, if it is still among them; else from a deck on. */
export function nextPlace(places: readonly Place[], last: Place | null, deck: string): Place | undefined {
  const index = places.findIndex((place) => same(place, last));
  if (index >= 0) return places[(index + 1) % places.length];
  return places.find((place) => place.deck === deck) ?? places[0];
}
