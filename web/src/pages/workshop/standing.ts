/** What is left to do on a box: which cards are to be filled in, what is to be mended, and where each of it is. */

import type { Schemas } from "../../app/api";
import { at, type Key, type Values } from "../../games/values";
import type { Deck } from "../../games/workshop";
import { isBlank } from "./finish";
import { given, type Mistake, ofTables, surplus, within } from "./mistakes";

/** A card, the sentences on a deck or what else is on its page; no deck: what is said above all of them. */
export type Place = { deck: string; part: "card" | "about" | "sheets" | "top"; card?: string };
export type Standing = {
  /** What is wrong, without what only waits to be typed. */
  mistakes: Mistake[];
  /** How many there are: not all are told. */
  count: number;
  inDeck: Record<string, number>;
  /** Cards on which nothing is written yet. */
  waiting: number;
  fill: Place[];
  mend: Place[];
};

const waits = (values: Values, key: Key): boolean => isBlank((at(values, key) ?? {}) as Values);
/** The cards of a deck on which nothing is written yet. */
export const waitingIn = (values: Values, deck: Deck): Key[] =>
  deck.cards.map(({ key }) => key).filter((key) => waits(values, key));
export const cardName = (key: readonly (string | number)[]): string => key.slice(0, 2).join(".");

/** The fields on the page of a deck that are of no card. */
const ofSheets = (deck: Deck): Key[] => (deck.sheets ?? []).flatMap((sheet) => sheet.fields.map((field) => field.key));

/** Mistakes that belong to a deck as a whole. */
export const aboutDeck = (mistakes: readonly Mistake[], deck: Deck): Mistake[] =>
  ofTables(mistakes, deck.tables, [...deck.cards.map(({ key }) => key), ...ofSheets(deck)]);

/**
 * `read`: the values the check was about; `hands`: the cards at which someone types. An empty card is not wrong, it
 * waits, and with it what its deck lacks as a whole; so does what is still missing on a card in hand.
 */
export function standing(
  checked: Schemas["BoxChecked"] | null,
  read: Values,
  values: Values,
  decks: readonly Deck[],
  hands: ReadonlySet<string>,
): Standing {
  const left = new Map(decks.map((deck) => [deck, new Set(waitingIn(values, deck).map(cardName))]));
  const cards = new Map(
    decks.flatMap((deck) => deck.cards.map(({ key }) => [cardName(key), { deck, key, began: !waits(read, key) }])),
  );
  const unfinished = new Set(
    decks
      .filter((deck) => left.get(deck)!.size > 0)
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
      unfinished.has(mistake) || (card && left.get(card.deck)!.has(name)) || (hands.has(name) && !given(mistake));
    (later ? unsaid : told).push(mistake);
  }
  const wrongIn = ({ tables }: Deck): number =>
    tables.reduce((sum, table) => sum + (checked?.decks[table] ?? 0) - (checked?.waiting[table] ?? 0), 0) -
    unsaid.filter(({ key }) => tables.includes(key[0] ?? "")).length;
  const inDeck = Object.fromEntries(decks.map((deck) => [deck.id, Math.max(0, wrongIn(deck))]));
  const above = told.filter(({ key }) => !decks.some(({ tables }) => tables.includes(key[0] ?? "")));
  return {
    mistakes: told,
    count: Object.values(inDeck).reduce((sum, count) => sum + count, above.length),
    inDeck,
    waiting: [...left.values()].reduce((sum, { size }) => sum + size, 0),
    fill: decks.flatMap((deck) => [...left.get(deck)!].map((card): Place => ({ deck: deck.id, part: "card", card }))),
    mend: [
      ...decks.flatMap((deck) => toMend(deck, told, inDeck[deck.id]!)),
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
