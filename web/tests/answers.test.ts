/** Legal answers in the order they are offered, their common beginning said once. */

import { beforeAll, describe, expect, it } from "vitest";

import type { Choice, Thing } from "../src/app/api";
import { haveMessages, INNER } from "../src/app/i18n.svelte";
import { elsewhere, grouped } from "../src/table/board/answers";

const thing = (kind: string, word: string): Thing => ({ kind, word, names: { en: word, fr: word } });
const trade = (word: string, place: number): Choice => ({
  move: `trade ${word} ${place}`,
  message: "trade",
  ends: false,
  things: { laid: thing("material", word), card: thing("material", "gold"), place },
});
const token: Choice = { move: "token", message: "token", things: {}, ends: false };
const pass: Choice = { move: "pass", message: "pass-turn", things: {}, ends: true };
const moves = (choices: Choice[], onBoard: string[] = []) =>
  grouped("artisans", choices, new Set(onBoard)).map((group) => group.answers.map((answer) => answer.move));

beforeAll(() => haveMessages(INNER));

describe("answers", () => {
  it("that the board cannot take come first, those that end something last", () => {
    expect(moves([pass, trade("clay", 1), token], ["trade clay 1"])).toEqual([["token"], ["trade clay 1"], ["pass"]]);
    expect(grouped("artisans", [pass], new Set())[0]?.ends).toBe(true);
  });

  it("of one kind stand together", () => {
    expect(moves([trade("clay", 1), token, trade("wood", 2)])).toEqual([["trade clay 1", "trade wood 2"], ["token"]]);
  });

  it("that are many say their common beginning once, not cut behind a short word", () => {
    const alike = ["b2", "c2", "d4", "e5"].map((square) => ({
      move: `place ${square}`,
      message: "place",
      ends: false,
      things: { square: thing("square", square) },
    }));
    const [group] = grouped("little-town", alike, new Set());
    expect(group?.lead).toBe("Put the worker ");
    expect(group?.answers.map((answer) => answer.short)).toEqual(["on b2", "on c2", "on d4", "on e5"]);
  });

  it("to one question are buttons where they lie out of sight and others in sight", () => {
    const feed = (count: number): Choice => ({
      move: `feed coins ${count}`,
      message: "feed-coins",
      ends: false,
      things: { count },
    });
    const buttons = (choices: Choice[], here: string[]) =>
      elsewhere(choices, new Set(choices.map(({ move }) => move)), new Set(here)).map(({ choice }) => choice.move);
    const meal = [feed(0), feed(1)];
    expect(buttons(meal, ["feed coins 1"])).toEqual(["feed coins 0"]);
    expect(buttons(meal, ["feed coins 0", "feed coins 1"])).toEqual([]);
    expect(buttons(meal, []), "elsewhere altogether: there one is led to").toEqual([]);
    expect(buttons([trade("clay", 1), token], ["token"]), "two kinds of answers").toEqual([]);
  });

  it("that are few are said in full", () => {
    const [group] = grouped("artisans", [trade("clay", 1), trade("wood", 1)], new Set());
    expect(group?.lead).toBe("");
    expect(group?.answers.map((answer) => answer.short)).toEqual(group?.answers.map((answer) => answer.text));
  });
});
