/** What nobody should have to type: a word for each card, and a name in the other language until there is one. */

import type { Language } from "../../app/settings.svelte";
import type { BoxThing, Things } from "../../app/things";
import { alike, tableAt, textAt, type Values } from "../../games/values";
import type { Deck } from "../../games/workshop";

const LONGEST = 36;
const RESERVED = "blank";

/** `Masque de fête (Burkina)` is `masque-de-fete-burkina`: a word of the notation. Empty if no letter is in it. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, LONGEST)
    .replace(/-+$/, "");
}

/** Such a word, as a card may bear it. One that may not gets another: no field shows it, so nobody could mend it. */
const isWord = (text: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(text) && text !== RESERVED;

/** Is there anything on a card but whose it is? */
export const isBlank = (card: Values): boolean =>
  Object.entries(card).every(
    ([key, value]) =>
      key === "source" || key === "id" || (typeof value === "object" && Object.keys(value).length === 0),
  );

/** Of each card the number of the first one that is called the same in some language, from 1; null for that one. */
export function twins(cards: readonly Values[]): (number | null)[] {
  const first = new Map<string, number>();
  return cards.map((card, index) => {
    const names = ["en", "fr"]
      .map((language) => [language, textAt(inBoth(card), [language]).trim().toLowerCase()])
      .filter(([, name]) => name)
      .map((name) => name.join(" "));
    const twin = names.map((name) => first.get(name)).find((number) => number !== undefined) ?? null;
    for (const name of names) if (!first.has(name)) first.set(name, index + 1);
    return twin;
  });
}

/** Of a card of ours that was renamed in one language: the other one, in which it still has our name. */
export function leftBehind(card: Values, word: string, ours: Things): Language | null {
  const others = Object.values(ours.kinds).flatMap((kind) => kind[word] ?? []);
  const stands = (language: Language, { names, count }: BoxThing & { count?: unknown }): boolean =>
    textAt(card, [language]).replace("{count}", String(count)) === names[language];
  const renamed = (language: Language, one: BoxThing): boolean =>
    textAt(card, [language]).trim() !== "" && !stands(language, one);
  for (const one of others) {
    if (stands("en", one) && renamed("fr", one)) return "en";
    if (stands("fr", one) && renamed("en", one)) return "fr";
  }
  return null;
}

/** Which cards and which pages are not the same in two boxes; of those without a name what they are called instead. */
export function differing(
  decks: readonly Deck[],
  mine: Values,
  theirs: Values,
  called: (card: Values, number: number, deck: Deck) => string,
): string[] {
  return decks.flatMap((deck) => {
    const cards = deck.cards
      .map(({ key }, index) => ({ number: index + 1, one: tableAt(mine, key), other: tableAt(theirs, key) }))
      .filter(({ one, other }) => !alike(one, other));
    const beside = Object.keys({ ...mine, ...theirs }).filter((table) => deck.tables.includes(table));
    const alone = !deck.cards.length && beside.some((table) => !alike(mine[table], theirs[table]));
    return [
      ...cards.map(({ one, other, number }) => called(isBlank(one) ? other : one, number, deck)),
      ...(alone ? [deck.title] : []),
    ];
  });
}

/** The box as it is checked, kept and played: `identified` names the decks that share their words. */
export function finished(values: Values, identified: string[][]): Values {
  const done: Values = { ...values };
  for (const decks of identified) {
    const cards = decks.flatMap((deck) => (Array.isArray(values[deck]) ? (values[deck] as Values[]) : []));
    const owners = new Map<string, Values>();
    for (const card of cards) {
      const word = textAt(card, ["id"]);
      if (isWord(word) && !owners.has(word)) owners.set(word, card);
    }
    const taken = new Set([RESERVED, ...owners.keys()]);
    for (const deck of decks)
      if (Array.isArray(values[deck]))
        done[deck] = (values[deck] as Values[]).map((card) =>
          owners.get(textAt(card, ["id"])) === card ? inBoth(card) : named(card, taken),
        );
  }
  for (const [table, cards] of Object.entries(done))
    if (typeof cards === "object" && !Array.isArray(cards))
      done[table] = Object.fromEntries(
        Object.entries(cards).map(([word, card]) => [
          word,
          typeof card === "object" && !Array.isArray(card) ? inBoth(card) : card,
        ]),
      );
  return done;
}

function named(card: Values, taken: Set<string>): Values {
  if (isBlank(card)) return card;
  const whole = inBoth(card);
  const word = slug(textAt(whole, ["en"])) || "card";
  let free = word;
  for (let number = 2; taken.has(free); number++) free = `${word}-${number}`;
  taken.add(free);
  return Object.assign({ id: free }, whole, { id: free });
}

/** A name that is there in one language only is taken for the other. */
function inBoth(card: Values): Values {
  const [en, fr] = [textAt(card, ["en"]).trim(), textAt(card, ["fr"]).trim()];
  if (Boolean(en) === Boolean(fr)) return card;
  return { ...card, en: en || fr, fr: fr || en };
}
