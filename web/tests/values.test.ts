/** The values of a box as they are typed: put in their tables, taken out without a trace. */

import { describe, expect, it } from "vitest";

import { alike, at, countsAt, put, putCount, remove, typed, typedCount, type Values } from "../src/games/values";

describe("values", () => {
  it("are written with the tables around them, and taken away without a trace", () => {
    const values: Values = {};
    put(values, ["objects", 1, "needs", "wood"], 2);
    expect(values).toEqual({ objects: [{}, { needs: { wood: 2 } }] });
    expect(at(values, ["objects", 1, "needs", "wood"])).toBe(2);
    put(values, ["objects", 1, "needs", "wood"], undefined);
    expect(values).toEqual({ objects: [{}, { needs: {} }] });
    put(values, ["objects", 7, "points"], undefined);
    expect(values).toEqual({ objects: [{}, { needs: {} }] });
  });

  it("are taken out so that no gap is left in a list", () => {
    const values: Values = { objects: [{ en: "A" }, { en: "B", colour: "red" }, { en: "C" }], dragons: 3 };
    remove(values, ["dragons"]);
    remove(values, ["objects", 1, "colour"]);
    remove(values, ["objects", 0]);
    remove(values, ["artisans", "wizard"]);
    expect(values).toEqual({ objects: [{ en: "B" }, { en: "C" }] });
  });

  it("leave no empty table where an empty one would say something", () => {
    const values: Values = {};
    putCount(values, ["tile", "price"], "wood", 1, false);
    putCount(values, ["tile", "cost"], "wood", 1, true);
    putCount(values, ["tile", "price"], "wood", undefined, false);
    putCount(values, ["tile", "cost"], "wood", undefined, true);
    expect(values).toEqual({ tile: { cost: {} } });
    putCount(values, ["card", "effect", 0], "wood", 1, true);
    putCount(values, ["card", "effect", 1], "stone", 1, false);
    putCount(values, ["card", "effect", 1], "stone", undefined, false);
    expect(values["card"]).toEqual({ effect: [{ wood: 1 }] });
  });

  it("are what was typed: whole numbers are numbers, all else stays as it is for the check to name", () => {
    expect(["3", " 12 ", "-1", "0", "3.5", "three", "007", ""].map(typed)).toEqual([
      3,
      12,
      -1,
      0,
      "3.5",
      "three",
      "007",
      undefined,
    ]);
  });

  it("of a count are none for a nought, and a level as the cards write it", () => {
    expect(["0", "IV", " iii ", "I", "2", "V", "x", ""].map(typedCount)).toEqual([
      undefined,
      4,
      3,
      1,
      2,
      "V",
      "x",
      undefined,
    ]);
  });

  it("say the same in whatever order a table has them", () => {
    expect(alike({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
    expect([alike({ a: 1 }, { a: 1, b: 2 }), alike([], {}), alike([1], [1, 2]), alike(undefined, {})]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("are drawn as far as they can be", () => {
    expect(countsAt({ needs: { wood: 2, clay: "x", gold: -1 } }, ["needs"], ["clay", "wood", "gold"])).toEqual({
      wood: 2,
    });
    expect(at({ a: "text" }, ["a", "length"])).toBeUndefined();
    expect(at({}, ["constructor"])).toBeUndefined();
  });
});
