/** What is left to do on a box, and what leads on to it. */

import { describe, expect, it } from "vitest";

import type { Values } from "../src/games/values";
import type { Deck } from "../src/games/workshop";
import { fieldsLacking, lacking } from "../src/pages/workshop/mistakes";
import { nextPlace, type Place, standing } from "../src/pages/workshop/standing";

describe("what is left to do", () => {
  const wrong = (key: string[], given: string | null = null, message = "number") => ({
    key,
    said: "",
    why: { given, message, things: {}, line: null, at: "" },
  });
  const card = (table: string, index: number) => ({ key: [table, index], fields: [], named: true, sources: [] });
  const field = { kind: "number", key: ["copies", "2"], label: "" } as const;
  const decks: Deck[] = [
    { id: "one", tables: ["one"], title: "One", cards: [card("one", 0), card("one", 1)], size: { wide: 1, high: 1 } },
    { id: "two", tables: ["two"], title: "Two", cards: [card("two", 0)], size: { wide: 1, high: 1 } },
    {
      id: "rules",
      tables: ["copies"],
      title: "Rules",
      cards: [],
      sheets: [{ title: "", fields: [field] }],
      size: { wide: 1, high: 1 },
    },
  ];
  const values: Values = { one: [{ en: "A" }, {}], two: [{ en: "B" }], copies: {} };
  const checked = (mistakes: ReturnType<typeof wrong>[], waiting: Record<string, number>) => {
    const tables: Record<string, number> = {};
    for (const { key } of mistakes) if (key[0]) tables[key[0]] = (tables[key[0]] ?? 0) + 1;
    const lacking: Record<string, number> = {};
    for (const { key } of mistakes.filter((one) => one.key.length > 2 && one.why.given === null)) {
      const name = key.slice(0, 2).join(".");
      lacking[name] = (lacking[name] ?? 0) + 1;
    }
    return { name: "", count: mistakes.length, mistakes, decks: tables, waiting, lacking };
  };
  const of = (mistakes: ReturnType<typeof wrong>[], waiting = {}, hands: string[] = [], now = values) =>
    standing(checked(mistakes, waiting), values, now, decks, new Set(hands));

  it("is to be filled in and to be mended, each by itself, deck by deck, the cards before what is wrong with all of them", () => {
    const left = of(
      [
        wrong(["one", "0", "points"], "9"),
        wrong(["two"], null, "worth-fewest"),
        wrong(["two", "0", "points"], "9"),
        wrong(["copies", "2"]),
        wrong(["name"]),
        wrong(["one", "1", "en"]),
      ],
      { one: 1 },
    );
    expect([left.waiting, left.count, left.inDeck]).toEqual([1, 5, { one: 1, two: 2, rules: 1 }]);
    expect(left.fill).toEqual([{ deck: "one", part: "card", card: "one.1" }]);
    expect(left.mend).toEqual([
      { deck: "one", part: "card", card: "one.0" },
      { deck: "two", part: "card", card: "two.0" },
      { deck: "two", part: "about" },
      { deck: "rules", part: "sheets" },
      { deck: "", part: "top" },
    ]);
  });

  it("is not what a card in hand still lacks, nor what a deck lacks that is not filled in, nor what was empty when it was read", () => {
    const missing = wrong(["two", "0", "needs"]);
    expect(of([missing], {}, ["two.0"]).count).toBe(0);
    expect(of([wrong(["two", "0", "points"], "9")], {}, ["two.0"]).count).toBe(1);
    expect(of([wrong(["one"], null, "worth-fewest")]).count).toBe(0);
    const begun: Values = { ...values, one: [{ en: "A" }, { en: "C" }] };
    expect(of([wrong(["one", "1", "points"])], { one: 1 }, [], begun)).toMatchObject({ count: 0, mend: [] });
  });

  it("is to be filled in once on a card that was left unfinished, however much it lacks; what does not fit is mended", () => {
    const lacks = [wrong(["two", "0", "needs"]), wrong(["two", "0", "side", "cost"])];
    const left = of([...lacks, wrong(["two"], null, "worth-fewest")]);
    expect(left).toMatchObject({
      waiting: 2,
      count: 0,
      toFill: { one: 1, two: 1 },
      unfinished: [["two", 0]],
      mend: [],
    });
    expect(left.mistakes).toEqual(lacks);
    expect(left.fill).toContainEqual({ deck: "two", part: "card", card: "two.0" });
    expect(of(lacks, {}, ["two.0"])).toMatchObject({ waiting: 1, mistakes: [], unfinished: [] });
    const typed: Values = { ...values, two: [{ en: "B", needs: { wood: 1 }, side: {} }] };
    expect(of(lacks, {}, [], typed).mistakes).toEqual([lacks[1]]);
    const both = of([...lacks, wrong(["two", "0", "points"], "9")]);
    expect(both).toMatchObject({ waiting: 2, count: 1, inDeck: { one: 0, two: 1 } });
    const spelled: Values = { ...values, two: [{ en: "B", needs: { wood: 1 } }] };
    expect(
      standing({ ...checked([wrong(["two", "0", "needs"])], {}), lacking: {} }, spelled, spelled, decks, new Set()),
    ).toMatchObject({ count: 1, unfinished: [] });
  });

  it("leads to a deck of which not all could be told", () => {
    const left = standing(
      { name: "", count: 9, mistakes: [], decks: { two: 9 }, waiting: {}, lacking: {} },
      values,
      values,
      decks,
      new Set(),
    );
    expect([left.count, left.mend]).toEqual([9, [{ deck: "two", part: "sheets" }]]);
  });

  it("leads on from where one was led to last, and round again", () => {
    const places: Place[] = ["a", "b", "c"].map((name) => ({ deck: name, part: "card", card: name }));
    expect(nextPlace(places, null, "b")).toBe(places[1]);
    expect(nextPlace(places, null, "z")).toBe(places[0]);
    expect(nextPlace(places, places[1]!, "a")).toBe(places[2]);
    expect(nextPlace(places, places[2]!, "a")).toBe(places[0]);
    expect(nextPlace(places, { deck: "gone", part: "top" }, "c")).toBe(places[2]);
    expect(nextPlace([], null, "a")).toBeUndefined();
  });

  it("on a side of a card is what stands nowhere yet, named once", () => {
    const fields = [
      ["face", "cost"],
      ["face", "points"],
      ["face", "effect", 0],
      ["face", "effect", 1],
    ].map((key) => ({
      kind: "number" as const,
      key,
      label: key.join("."),
    }));
    const box: Values = { deck: [{ face: { points: 3, effect: [{}] } }] };
    const at = (...key: string[]) => wrong(["deck", "0", ...key]);
    const all = [at("face", "cost"), at("face", "cost"), at("face", "effect"), at("face", "points")];
    const missing = all.filter((mistake) => lacking(mistake, box));
    expect(missing).toEqual(all.slice(0, 3));
    expect(fieldsLacking([at("face"), ...missing], ["deck", 0], fields)).toEqual([fields[0], fields[2]]);
  });
});
