/** Where a mistake belongs: to a value, to a card, to a deck, or to the whole file. */

import type { Schemas } from "../../app/api";
import { mistakeText, placedText } from "../../app/mistakes";
import type { Key } from "../../games/values";

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

/** Is something written there that does not fit? Else something is missing. */
export const given = ({ why }: Mistake): boolean => why.given !== null;

/** The sentence without its place, which the page shows by where it stands; how a file writes a value nobody needs to know here. */
export const sentence = ({ why }: Mistake): string => mistakeText(why, "workshop");

/** With the name it has in the file, for what the page has no place for. */
export const placed = ({ why }: Mistake): string => placedText({ ...why, line: null });
