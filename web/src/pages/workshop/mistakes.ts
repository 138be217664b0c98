/** Where a mistake belongs: to a value, to a card, to a deck, or to the whole file. */

import type { Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { mistakeText, placedText } from "../../app/mistakes";
import { at, type Key, type Value, type Values } from "../../games/values";
import type { Field } from "../../games/workshop";

export type Mistake = Schemas["Mistake"];

const spelled = (key: Key): string[] => key.map(String);
const begins = (key: readonly string[], with_: readonly string[]): boolean =>
  with_.every((part, index) => key[index] === part);

/** Those at a key and within it. */
export const within = (mistakes: readonly Mistake[], key: Key): Mistake[] =>
  mistakes.filter((mistake) => begins(mistake.key, spelled(key)));

/** Those of a card that none of its fields shows. */
export function besides(mistakes: readonly Mistake[], card: Key, fields: readonly Key[]): Mistake[] {
  return within(mistakes, card).filter(
    (mistake) => !fields.some((field) => begins(mistake.key, spelled([...card, ...field]))),
  );
}

/** Those of some tables that belong to none of the cards. */
export function ofTables(mistakes: readonly Mistake[], tables: readonly string[], shown: readonly Key[]): Mistake[] {
  return mistakes.filter(
    (mistake) =>
      mistake.key.length > 0 &&
      tables.includes(mistake.key[0]!) &&
      !shown.some((key) => begins(mistake.key, spelled(key))),
  );
}

/** Does something stand there that the game knows nothing of? No field shows it. */
export const stray = ({ why }: Mistake): boolean => why.message === "unknown" || why.message === "misspelt";

const MOST_EFFECTS = 2;

/** What stands in the box and has to be taken out to put this right: what the game knows nothing of, or more than it has. */
export function surplus(mistake: Mistake, values: Values): Key[] {
  const key = keyIn(values, mistake.key);
  const found = at(values, key);
  if (stray(mistake)) return found === undefined ? [] : [key];
  const { message, things } = mistake.why;
  const most = { cards: Number(things["wanted"]), effects: MOST_EFFECTS }[message];
  return most !== undefined && Array.isArray(found) ? found.slice(most).map((_, index) => [...key, most + index]) : [];
}

/** Is something written there that does not fit? Else something is missing. */
export const given = (mistake: Mistake): boolean => mistake.why.given !== null || stray(mistake);

/** Is nothing there yet where something is missing? */
export const lacking = (mistake: Mistake, values: Values): boolean =>
  !given(mistake) && isNothing(at(values, keyIn(values, mistake.key)));
const isNothing = (value: Value | undefined): boolean =>
  value === undefined || value === "" || (typeof value === "object" && Object.values(value).every(isNothing));

/** Which fields of a card still lack something: of two that stand for one value the first. */
export function fieldsLacking(mistakes: readonly Mistake[], card: Key, fields: readonly Field[]): Field[] {
  const found = mistakes.map((mistake) => {
    const key = mistake.key.slice(card.length);
    return fields.find(
      (field) => begins(key, spelled(field.key)) || (key.length > 1 && begins(spelled(field.key), key)),
    );
  });
  return fields.filter((field) => found.includes(field));
}

/** The key as the values have it: a mistake names each part as a word. */
function keyIn(values: Values, key: readonly string[]): Key {
  const found: (string | number)[] = [];
  for (const part of key) found.push(Array.isArray(at(values, found)) ? Number(part) : part);
  return found;
}

/** Has a deck too few cards of some worth for what is asked of it? One sentence tells all of them. */
export const ofBalance = ({ why }: Mistake): boolean => why.message === "worth-fewest";
export function together(mistakes: readonly Mistake[]): Mistake[] {
  const first = mistakes.find(ofBalance);
  return mistakes.filter((mistake) => mistake === first || !ofBalance(mistake));
}

/** What stays the same of a mistake while others are mended: neither its line, nor how many cards there still are. */
export const identity = ({ key, why: { message, given, things } }: Mistake): string =>
  JSON.stringify([key, message, given, message === "cards" ? null : things]);

/** The sentence without its place, which the page shows by where it stands; how a file writes a value nobody needs to know here. */
export const sentence = (mistake: Mistake): string =>
  stray(mistake) ? strayText(mistake, mistake.key.at(-1)!) : mistakeText(mistake.why, "workshop");

/** With the name it has in the file, for what the page has no place for. */
export const placed = (mistake: Mistake): string =>
  stray(mistake) ? strayText(mistake, mistake.why.at) : placedText({ ...mistake.why, line: null });

const strayText = ({ why }: Mistake, name: string): string => t(`workshop-${why.message}`, { ...why.things, name });
