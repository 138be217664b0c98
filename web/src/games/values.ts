/** The values of a box in the making: anything may stand anywhere, or be missing. */

import { ROMAN } from "./roman";

export type Value = string | number | boolean | Value[] | Values;
export type Values = { [key: string]: Value };
export type Key = readonly (string | number)[];

const isTable = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands at a key, undefined if nothing does. */
export function at(values: Value | undefined, key: Key): Value | undefined {
  let found: Value | undefined = values;
  for (const part of key) {
    if (typeof part === "number") found = Array.isArray(found) ? found[part] : undefined;
    else found = isTable(found) && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return found;
}

export const tableAt = (values: Value | undefined, key: Key): Values => {
  const found = at(values, key);
  return isTable(found) ? found : {};
};
export const textAt = (values: Value | undefined, key: Key): string => {
  const found = at(values, key);
  return typeof found === "string" ? found : "";
};
/** A whole number, or nought where something else stands: to draw a card with. */
export const countAt = (values: Value | undefined, key: Key): number => {
  const found = at(values, key);
  return typeof found === "number" && Number.isInteger(found) ? found : 0;
};
/** The counts of a table such as { wood: 2 } that can be drawn, in the order of `words`. */
export const countsAt = (values: Value | undefined, key: Key, words: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    words.flatMap((word) => {
      const count = countAt(values, [...key, word]);
      return count > 0 ? [[word, count]] : [];
    }),
  );

/** Do two values say the same? In which order a table has its keys says nothing. */
export function alike(one: Value | undefined, other: Value | undefined): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && alike((one as Values)[key], (other as Values)[key]))
  );
}

/** Is one key the other, or within it? */
export const overlap = (one: Key, other: Key): boolean =>
  one.slice(0, other.length).every((part, depth) => part === other[depth]);

/** Write a value at a key, with the tables around it; nothing takes it away. */
export function put(values: Values, key: Key, value: Value | undefined): void {
  let table: Value = values;
  for (const [depth, part] of key.slice(0, -1).entries()) {
    const list = typeof key[depth + 1] === "number";
    let inner = at(table, [part]);
    if (list ? !Array.isArray(inner) : !isTable(inner)) {
      if (value === undefined) return;
      assign(table, part, list ? [] : {});
      inner = at(table, [part])!;
    }
    table = inner!;
  }
  assign(table, key.at(-1)!, value);
}

/** Take out what stands at a key; in a list what stands behind it moves up. */
export function remove(values: Values, key: Key): void {
  const [around, last] = [at(values, key.slice(0, -1)), key.at(-1)!];
  if (Array.isArray(around) && typeof last === "number") around.splice(last, 1);
  else if (around !== undefined) assign(around, last, undefined);
}

function assign(into: Value, part: string | number, value: Value | undefined): void {
  if (Array.isArray(into) && typeof part === "number") {
    while (into.length <= part && value !== undefined) into.push({});
    if (value !== undefined) into[part] = value;
    else if (part === into.length - 1) into.pop();
    else if (part < into.length) into[part] = {};
  } else if (isTable(into)) {
    if (value === undefined) delete into[part];
    else into[part] = value;
  }
}

/** The same for a count of a table that is only there while it has counts. */
export function putCount(values: Values, key: Key, word: string, value: Value | undefined, stays: boolean): void {
  put(values, [...key, word], value);
  if (stays && value === undefined && at(values, key) === undefined) return;
  if (!stays && !Object.keys(tableAt(values, key)).length) put(values, key, undefined);
}

/** The same of a count: nought is none, and a level may be typed as the cards write it. */
export function typedCount(text: string): Value | undefined {
  const level = (ROMAN as readonly string[]).indexOf(text.trim().toUpperCase());
  const value = level > 0 ? level : typed(text);
  return value === 0 ? undefined : value;
}

/** What someone has typed as a value: a whole number where it is one, else the text itself; nothing for nothing. */
export function typed(text: string): Value | undefined {
  const plain = text.trim();
  if (plain === "") return undefined;
  return /^-?(0|[1-9]\d{0,14})$/.test(plain) ? Number(plain) : plain;
}
