/** One draft in two windows: what is typed in either is in both. */

import { describe, expect, it } from "vitest";

import type { Values } from "../src/games/values";
import { joined } from "../src/pages/workshop/joined";
import type { Draft } from "../src/pages/workshop/shelf";

describe("a draft in two windows", () => {
  const draft = (values: Values, typed: Record<string, number>, more: Partial<Draft> = {}): Draft => ({
    game: "g",
    values,
    kept: null,
    changed: true,
    typed,
    at: 0,
    ...more,
  });
  const key = (...parts: (string | number)[]): string => JSON.stringify(parts);

  it("keeps what is typed in either, value by value", () => {
    const one = draft({ cards: [{ en: "Kite", points: 3 }, {}] }, { [key("cards", 0, "en")]: 5 });
    const other = draft({ cards: [{ en: "Kit", points: 4 }, { fr: "Bol" }] }, { [key("cards", 0, "points")]: 5 });
    const both = { cards: [{ en: "Kite", points: 4 }, { fr: "Bol" }] };
    expect(joined(one, other).values).toEqual(both);
    expect(joined(other, one).values).toEqual({ cards: [{ en: "Kite", points: 4 }, {}] });
    expect(joined(joined(other, one), joined(one, other)).values).toEqual(both);
  });

  it("has of the same value what was typed last, and at one moment the same in both", () => {
    const at = (name: string, when: number): Draft => draft({ name }, { [key("name")]: when });
    expect(joined(at("a", 2), at("b", 1)).values).toEqual({ name: "a" });
    expect(joined(at("a", 1), at("b", 2)).values).toEqual({ name: "b" });
    expect(joined(at("a", 1), at("b", 1)).values).toEqual(joined(at("b", 1), at("a", 1)).values);
  });

  it("takes away what was taken away in one, with the table around it", () => {
    const mine = draft({ tile: {} }, { [key("tile", "price", "wood")]: 2 });
    expect(joined(mine, draft({ tile: { price: { wood: 1 } }, name: "b" }, {})).values).toEqual({
      tile: {},
      name: "b",
    });
  });

  it("is kept as it was kept last, and changed where this window has more", () => {
    const mine = draft({ name: "a" }, {}, { kept: { id: "x", version: 3 }, changed: false });
    const theirs = draft({ name: "a" }, {}, { kept: { id: "x", version: 2 }, changed: false });
    expect(joined(mine, theirs)).toMatchObject({ kept: { version: 3 }, changed: false });
    expect(joined({ ...mine, typed: { [key("name")]: 1 }, values: { name: "c" } }, theirs).changed).toBe(true);
  });
});
