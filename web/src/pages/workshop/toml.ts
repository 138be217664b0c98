/** A box as a file: the values written in TOML, one card after the other, as a person would. */

import type { Value, Values } from "../../games/values";

const BARE = /^[A-Za-z0-9_-]+$/;
const isTable = (value: Value): value is Values => typeof value === "object" && !Array.isArray(value);
const isCards = (value: Value): value is Values[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isTable(one));

/** The text of a file; what stands in no table comes first, then tables, then cards. */
export function writeToml(values: Values): string {
  const entries = Object.entries(values);
  const plain = entries.filter(([, value]) => !isTable(value) && !isCards(value));
  const tables = entries.filter((entry): entry is [string, Values] => isTable(entry[1]));
  const cards = entries.filter((entry): entry is [string, Values[]] => isCards(entry[1]));
  return [
    lines(plain),
    ...tables.map(([name, table]) => `[${key(name)}]\n${lines(Object.entries(table))}`),
    ...cards.flatMap(([name, all]) => all.map((card) => `[[${key(name)}]]\n${lines(Object.entries(card))}`)),
  ].join("\n");
}

const lines = (entries: [string, Value][]): string =>
  entries.map(([name, value]) => `${key(name)} = ${inline(value)}\n`).join("");
const key = (name: string): string => (BARE.test(name) ? name : quoted(name));

function inline(value: Value): string {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (isTable(value)) {
    const inner = Object.entries(value).map(([name, one]) => `${key(name)} = ${inline(one)}`);
    return inner.length ? `{ ${inner.join(", ")} }` : "{}";
  }
  return String(value);
}

/** JSON escapes all that TOML wants escaped, but for one sign; half a sign is none. */
const quoted = (text: string): string =>
  JSON.stringify(text.replace(/\p{Surrogate}/gu, "\uFFFD")).replaceAll("\x7f", "\\u007f");
