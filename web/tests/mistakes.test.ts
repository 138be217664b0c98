/** Where a mistake in a box belongs, and how it is said there. */

import { describe, expect, it } from "vitest";

import { Problem } from "../src/app/api";
import { haveMessages, setLanguage } from "../src/app/i18n.svelte";
import { MISTAKES, mistakesOf, placedText } from "../src/app/mistakes";
import type { Values } from "../src/games/values";
import { besides, ofTables, sentence, surplus, within } from "../src/pages/workshop/mistakes";

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
