/** The workshop without its page: values, the file they make, words for cards, where a mistake belongs. */

import { describe, expect, it } from "vitest";

import { Problem } from "../src/app/api";
import { haveMessages, setLanguage } from "../src/app/i18n.svelte";
import { MISTAKES, mistakesOf, placedText } from "../src/app/mistakes";
import { alike, at, countsAt, put, putCount, remove, typed, typedCount, type Values } from "../src/games/values";
import { changedSource, type Deck, withoutOurs } from "../src/games/workshop";
import { differing, finished, isBlank, slug, twins } from "../src/pages/workshop/finish";
import { type Beside, distance, percent, points, standOut, tooFew } from "../src/pages/workshop/findings";
import { joined } from "../src/pages/workshop/joined";
import { besides, fieldsLacking, lacking, ofTables, sentence, surplus, within } from "../src/pages/workshop/mistakes";
import { type Draft, filledOf, freeName, type Listed, rows } from "../src/pages/workshop/shelf";
import { nextPlace, type Place, standing } from "../src/pages/workshop/standing";
import { writeToml } from "../src/pages/workshop/toml";
import type { Findings, Sure, Thing } from "../src/pages/workshop/trial.svelte";

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

describe("the file", () => {
  it("has plain values first, then tables, then cards, each on its line", () => {
    const text = writeToml({
      objects: [{ id: "kite", needs: { wood: 1 } }, {}],
      game: "g",
      copies: { 2: 12, "a b": true },
      boards: { 1: ["F.", "M."] },
      none: [],
    });
    expect(text).toBe(
      'game = "g"\nnone = []\n\n[copies]\n2 = 12\n"a b" = true\n\n[boards]\n1 = ["F.", "M."]\n\n' +
        '[[objects]]\nid = "kite"\nneeds = { wood = 1 }\n\n[[objects]]\n',
    );
  });

  it("says any text on one line, as it is", () => {
    expect(writeToml({ a: 'L\'"or"\\\n\x7f\u0001', b: "\ud83d" })).toBe(
      'a = "L\'\\"or\\"\\\\\\n\\u007f\\u0001"\nb = "\ufffd"\n',
    );
  });
});

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

describe("a mistake", () => {
  const wrong = (...key: string[]) => ({
    key,
    said: `box, line 3, ${key.join(".")}: 9 does not fit; write true or false`,
    why: { given: "9", message: "flag", things: {}, line: 3, at: key.join(".") },
  });
  const all = [wrong("objects", "1", "points"), wrong("objects", "1", "id"), wrong("objects"), wrong("copies", "2")];

  it("belongs to a value, to a card, to a deck, or to the file", () => {
    expect(within(all, ["objects", 1, "points"])).toEqual([all[0]]);
    expect(besides(all, ["objects", 1], [["points"]])).toEqual([all[1]]);
    expect(ofTables(all, ["objects"], [["objects", 1]])).toEqual([all[2]]);
    expect(within(all, ["objects", 10])).toEqual([]);
  });

  it("is put right by taking out what is too much, where it is that", () => {
    const why = (message: string, things = {}) => ({ given: null, message, things, line: null, at: "" });
    const values: Values = { objects: [{ effect: [{}, {}, {}], colour: "red" }, {}, {}], dragons: 1 };
    const kept = (key: string[], message: string, things = {}) =>
      surplus({ key, said: "", why: why(message, things) }, values);
    expect(kept(["dragons"], "unknown")).toEqual([["dragons"]]);
    expect(kept(["objects", "0", "colour"], "misspelt", { word: "cost" })).toEqual([["objects", 0, "colour"]]);
    expect(kept(["objects", "0", "effect"], "effects")).toEqual([["objects", 0, "effect", 2]]);
    expect(kept(["objects"], "cards", { count: 3, wanted: 1 })).toEqual([
      ["objects", 1],
      ["objects", 2],
    ]);
    expect(kept(["objects"], "cards", { count: 3, wanted: 9 })).toEqual([]);
    expect(kept(["objects"], "worth-most", { wanted: 1 })).toEqual([]);
    expect(kept(["gone"], "unknown")).toEqual([]);
  });

  it("is said where it stands without its place, and elsewhere with it, in the language spoken", async () => {
    await haveMessages(MISTAKES);
    await setLanguage("fr");
    const { why } = all[0]!;
    expect(sentence(all[0]!)).toBe("9 ne convient pas ; écrivez true (oui) ou false (non)");
    expect(placedText(why)).toBe("ligne 3, objects.1.points : 9 ne convient pas ; écrivez true (oui) ou false (non)");
    const given = { given: "'sept'", message: "flag", things: {}, line: null, at: "points" };
    expect(placedText(given)).toMatch(/^points\s: «\ssept\s» ne convient pas/);
    const newer = { given: null, message: "newer", things: { given: "2", known: 1 }, line: 1, at: "format" };
    expect(placedText(newer)).toContain("Ce serveur ne sait pas encore le lire");
    const toml = { given: null, message: "toml", things: { line: 7, column: 1 }, line: null, at: "" };
    expect(placedText(toml)).toBe("ce n'est pas du TOML : ligne 7, colonne 1");
    await setLanguage("en");
    expect(placedText(toml)).toBe("this is not TOML: line 7, column 1");
    expect(mistakesOf(new Problem(422, "bad-input", "", { whys: [why] }))).toEqual([why]);
    expect(mistakesOf(new Problem(409, "busy", ""))).toEqual([]);
  });
});

describe("what a trial found", () => {
  const sure = (low: number | null, high: number | null): Sure => ({
    n: 100,
    value: low === null || high === null ? null : (low + high) / 2,
    low,
    high,
  });
  const thing = (word: string, taken: Sure, excess = sure(null, null)): Thing => ({
    kind: "object",
    word,
    offered: 100,
    taken,
    finished: taken,
    excess,
    verdict: null,
  });
  const found = (...things: Thing[]): Findings => ({ games: 100, tables: [], things }) as unknown as Findings;

  const called = (...words: string[]) => ({
    object: Object.fromEntries(words.map((word) => [word, { en: word, fr: word }])),
  });
  const beside = (ours: Findings | null, changed: string[] = [], names = called(...all)): Beside => ({
    changed: { object: changed },
    names,
    ours: { findings: ours, names: called(...all) },
  });
  const all = ["a", "b", "c", "d"];
  const verdict = (one: Thing, excess: number, said: Thing["verdict"]): Thing => ({
    ...one,
    excess: sure(excess - 0.01, excess + 0.01),
    verdict: said,
  });
  const words = (some: { mine: Thing }[]) => some.map(({ mine }) => mine.word);

  it("is told where what is taken lies clear of the same card in our box, the farthest first", () => {
    const ours = found(...["a", "b", "c", "d"].map((word) => thing(word, sure(0.5, 0.6))));
    const mine = found(
      thing("a", sure(0.55, 0.7)),
      thing("b", sure(0.7, 0.8)),
      thing("c", sure(0.1, 0.2)),
      thing("d", sure(0.9, 0.95)),
    );
    expect(words(standOut(mine, beside(ours, ["d"])).others)).toEqual(["c", "b"]);
    expect(words(standOut(mine, beside(ours, ["d"])).changed)).toEqual([]);
    expect(words(standOut(mine, beside(null)).others)).toEqual([]);
    expect(words(standOut(found(thing("a", sure(null, null))), beside(ours)).others)).toEqual([]);
  });

  it("begins with what was changed, folds what our box shows as well, and is silent below two games in a hundred", () => {
    const taken = sure(0.5, 0.6);
    const mine = found(
      verdict(thing("a", taken), 0.2, "strong"),
      verdict(thing("b", taken), -0.3, "weak"),
      verdict(thing("c", taken), 0.1, "strong"),
      verdict(thing("d", taken), -0.019, "weak"),
    );
    const ours = found(verdict(thing("b", taken), -0.2, "weak"), verdict(thing("a", taken), 0.2, "strong"));
    const out = standOut(mine, beside(ours, ["a"]));
    expect([words(out.changed), words(out.others), words(out.alike)]).toEqual([["a"], ["c"], ["b"]]);
    expect(out.changed[0]!.ours, "ours with other values").toBeDefined();
    const theirs = standOut(mine, beside(ours, ["a"], called("b", "c", "d")));
    expect(theirs.changed[0]!.ours, "another card that has the same word by chance").toBeUndefined();
  });

  it("has one sign for less than nothing", () => {
    expect([percent(-0.04).slice(0, 2), points(-0.04), points(0.04)]).toEqual(["−4", "−4", "+4"]);
  });

  it("is so far above or below its kind, which the sentence says: no sign says it again", () => {
    expect(distance(thing("a", sure(0.1, 0.2), sure(-0.23, -0.07)))).toEqual({ points: "15", low: "7", high: "23" });
    expect(distance(thing("a", sure(0.1, 0.2), sure(0.07, 0.23)))).toEqual({ points: "15", low: "7", high: "23" });
  });

  it("is too little where nothing is known of what anything wins", () => {
    expect(tooFew(found(thing("a", sure(0.1, 0.2))))).toBe(true);
    expect(tooFew(found(thing("a", sure(0.1, 0.2), sure(-0.1, 0.1))))).toBe(false);
  });
});

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

describe("the shelf", () => {
  const listed = (id: string, kept: string | null, changed: boolean): Listed => ({
    id,
    game: "g",
    name: id,
    kept: kept === null ? null : { id: kept, version: 1 },
    changed,
    filled: 0,
    cards: 0,
    at: 0,
  });

  it("has one row for a box that is kept and changed here", () => {
    const box = { id: "k", game: "g", name: "k", mistakes: 0, version: 1, changed_at: 0 };
    const shelf = [listed("a", "k", true), listed("b", "k", false), listed("c", null, true), listed("d", "gone", true)];
    const { kept, here } = rows(shelf, [box]);
    expect(kept).toEqual([{ kept: box, draft: shelf[0] }]);
    expect(here.map(({ draft }) => draft!.id)).toEqual(["c", "d"]);
  });

  it("numbers a name that is there already", () => {
    const free = (name: string, ...taken: string[]): string =>
      freeName(name, taken, (one, number) => `${one} ${number}`);
    expect([free("My box"), free("My box", "My box"), free("My box 2", "My box", "My box 2")]).toEqual([
      "My box",
      "My box 2",
      "My box 3",
    ]);
  });

  it("counts the cards that have something on them", () => {
    expect(filledOf({ name: "x", a: [{ en: "A" }, { source: "own" }], b: [{}], boards: { 1: ["F."] } })).toEqual({
      filled: 1,
      cards: 3,
    });
  });
});

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
    return { name: "", count: mistakes.length, mistakes, decks: tables, waiting };
  };
  const of = (mistakes: ReturnType<typeof wrong>[], waiting = {}, hands: string[] = [], now = values) =>
    standing(checked(mistakes, waiting), values, now, decks, new Set(hands));

  it("is to be filled in and to be mended, each by itself, deck by deck, the cards before what is wrong with all of them", () => {
    const left = of(
      [
        wrong(["one", "0", "points"], "9"),
        wrong(["two"], null, "worth-fewest"),
        wrong(["two", "0", "needs"]),
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

  it("leads to a deck of which not all could be told", () => {
    const left = standing(
      { name: "", count: 9, mistakes: [], decks: { two: 9 }, waiting: {} },
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
