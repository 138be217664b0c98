/** Where a mistake belongs: to a value, to a card, to a deck, or to the whole file. */

import type { Schemas } from "../../app/api";
import { hasMessage, t } from "../../app/i18n.svelte";
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

/** The sentence without its place, which the page shows by where it stands: `9 does not fit; write …`. */
export function sentence({ said, key, why }: Mistake): string {
  if (why && hasMessage(whole(why))) return t(whole(why), why.things);
  if (why && hasMessage(unfit(why))) {
    const given = why.given === null ? t("workshop-wrong-missing") : t("workshop-wrong-given", { given: why.given });
    return given + t(unfit(why), why.things);
  }
  const from = key.length ? said.indexOf(": ") : -1;
  return from < 0 ? said : said.slice(from + 2);
}

type Why = NonNullable<Mistake["why"]>;
const whole = (why: Why): string => `workshop-mistake-${why.message}`;
const unfit = (why: Why): string => `workshop-wrong-${why.message}`;

/** Can it be said in the language of the page? */
const spoken = ({ why }: Pick<Mistake, "why">): boolean =>
  why !== null && (hasMessage(whole(why)) || hasMessage(unfit(why)));

/** The language it is said in: that of the page, or English. */
export const tongue = (mistakes: readonly Mistake[]): "en" | undefined => (mistakes.every(spoken) ? undefined : "en");
