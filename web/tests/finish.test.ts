/** What nobody has to type on a card, and what is said of cards that are alike or differ. */

import { describe, expect, it } from "vitest";

import type { Values } from "../src/games/values";
import { changedSource, type Deck, withoutOurs } from "../src/games/workshop";
import { differing, finished, isBlank, slug, twins } from "../src/pages/workshop/finish";

describe("what nobody has to type", () => {
  it("is a word for each card, unlike all others", () => {
    expect(["Masque de fête (Burkina Faso)", "Cœur", "7 voiles", "Чаша", "--"].map(slug)).toEqual([
      "masque-de-fete-burkina-faso",
      "coeur",
      "voiles",
      "",
      "",
    ]);
    const cards: Values[] = [
      { id: "kite" },
      { en: "Kite" },
      { en: "Kite!" },
      { en: "Чаша" },
      { source: "own" },
      { en: "Blank" },
    ];
    const done = finished({ name: "Ma boîte", one: cards.slice(0, 2), two: cards.slice(2) }, [["one", "two"]]);
    const ids = [done["one"], done["two"]].flatMap((deck) => (deck as Values[]).map((card) => card["id"]));
    expect(ids).toEqual(["kite", "kite-2", "kite-3", "card", undefined, "blank-2"]);
    expect(done["name"]).toBe("Ma boîte");
  });

  it("gives a card another word if its own is none, or is another's: on the page nobody could", () => {
    const cards = [{ id: "Rain Drum" }, { id: "kite" }, { id: "kite" }, { id: "blank" }].map((card) => ({
      ...card,
      en: "Kite",
    }));
    const done = finished({ cards }, [["cards"]])["cards"] as Values[];
    expect(done.map((card) => card["id"])).toEqual(["kite-2", "kite", "kite-3", "kite-4"]);
  });

  it("is a word where there is no name yet: that a name is missing is all there is to say", () => {
    expect(finished({ cards: [{ points: 3 }] }, [["cards"]])["cards"]).toEqual([{ id: "card", points: 3 }]);
  });

  it("is the name in the other language, until there is one", () => {
    const done = finished({ cards: [{ fr: "Bol" }], things: { wood: { en: "wood", fr: " " } }, n: { 2: 12 } }, [
      ["cards"],
    ]);
    expect(done["cards"]).toEqual([{ id: "bol", en: "Bol", fr: "Bol" }]);
    expect(done["things"]).toEqual({ wood: { en: "wood", fr: "wood" } });
    expect(done["n"]).toEqual({ 2: 12 });
  });

  it("takes a changed card for one's own, or for put right if the set is typed from the printed one", () => {
    const ours = { game: "little-town", tiles: [{ source: "published" }], "gather-1": [{ source: "atelier" }] };
    const typedIn = { ...ours, "gather-1": [{ source: "printed" }] };
    expect(["atelier", "published", "printed", "own"].map((one) => changedSource(one, ours))).toEqual([
      "own",
      "own",
      "printed",
      "own",
    ]);
    expect(["atelier", "published"].map((one) => changedSource(one, typedIn))).toEqual(["own", "printed"]);
  });

  it("leaves out what is our own design, and nothing else", () => {
    const cards = withoutOurs([
      { id: "a", source: "atelier" },
      { id: "b", en: "B", source: "published" },
    ]);
    expect(cards).toEqual([{ source: "printed" }, { id: "b", en: "B", source: "published" }]);
    expect(cards.map(isBlank)).toEqual([true, false]);
    expect(isBlank({ source: "own", needs: {}, effect: [] })).toBe(true);
  });
});

describe("cards", () => {
  it("that are called the same in some language name the first", () => {
    expect(
      twins([{ en: "Kite" }, {}, { fr: "kite " }, { en: "Bowl", fr: "Bol" }, { en: "Cup", fr: "Bol" }, {}]),
    ).toEqual([null, null, 1, null, 4, null]);
  });

  it("and pages that are not the same in two boxes are named", () => {
    const decks: Deck[] = [
      {
        id: "a",
        tables: ["a"],
        title: "A",
        cards: [0, 1].map((index) => ({ key: ["a", index], fields: [], named: true, sources: [] })),
        size: { wide: 1, high: 1 },
      },
      { id: "rules", tables: ["copies"], title: "Rules", cards: [], size: { wide: 1, high: 1 } },
    ];
    const called = (card: Values, number: number): string => String(card["en"] ?? number);
    const mine: Values = { a: [{ en: "Kite" }, {}], copies: { 2: 12 } };
    expect(differing(decks, mine, { a: [{ en: "Kite" }, { points: 1 }], copies: { 2: 13 } }, called)).toEqual([
      "2",
      "Rules",
    ]);
    expect(differing(decks, mine, mine, called)).toEqual([]);
  });
});
