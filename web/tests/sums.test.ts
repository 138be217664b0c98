/** What a move costs and brings, row by row; what the board cannot take; what is not asked. */

import { beforeAll, describe, expect, it } from "vitest";

import type { Choice, Seat } from "../src/app/api";
import { haveMessages, INNER } from "../src/app/i18n.svelte";
import { lasting, leftOver } from "../src/games/little-town/feeding";
import { mind, prompt } from "../src/games/little-town/prompt";
import { elsewhere, grouped } from "../src/table/board/answers";
import { risksOf, sumRows } from "../src/table/board/sums";
import { Board, type Source } from "../src/table/model/board.svelte";
import { countText } from "../src/table/model/sums";
import type { View } from "../src/table/model/types";

const seat = (name: string): Seat => ({
  kind: "person",
  name,
  level: null,
  member: null,
  yours: name === "Zoé",
  away: false,
  out_of_time: false,
  promise: "",
  revealed: false,
});
const choice = (move: string, message: string, bill: Choice["bill"] = {}): Choice => ({
  move,
  message,
  things: {},
  ends: move === "done",
  bill,
});
const played: string[] = [];
const hire = choice("hire left", "hire", {
  lacks: { wheat: 1 },
  stand_in: 3,
  brings: { points: 1 },
  risks: [{ message: "stand-in", things: { coins: 3, cubes: 1, left: 0 } }],
});
const source = {
  game: "little-town",
  view: null,
  seat: 0,
  seats: [seat("Zoé"), seat("Max")],
  choices: [hire, choice("done", "done-upgrade")],
  pending: null,
  play: (move: string) => void played.push(move),
  why: async () => null,
  preview: async () => null,
} satisfies Source;
const board = new Board(source, { kinds: {} } as never, (_, word, count) => ({
  drawing: word,
  text: `${count} ${word}`,
}));

beforeAll(() => haveMessages(INNER));

describe("a bill", () => {
  it("names coins that stand in apart, for what is lacking, as a loss", () => {
    const [instead, brings] = sumRows(board, hire.bill);
    expect(instead).toMatchObject({ label: "coins in place of 1 wheat", tone: "loss", amounts: [{ count: "−3" }] });
    expect(brings).toMatchObject({ tone: "gain", amounts: [{ count: "+1", drawing: "points" }] });
    expect(risksOf("little-town", hire)).toEqual(["3 coins stand in for a missing resource; no coin is left."]);
  });

  it("says whom rent goes to, and takes the points that are known for certain", () => {
    const rows = sumRows(board, { rent: 1, to: 1, pays: { fish: 1 }, brings: { coins: 3, points: 0 } }, 2);
    expect(rows.map((row) => [row.label, row.amounts.map((one) => one.count + one.drawing)])).toEqual([
      ["costs", ["−1fish"]],
      ["to Max:", ["1coins"]],
      ["brings", ["+3coins", "+2points"]],
    ]);
  });

  it("tells what is added to the printed points, and what coins were worth, apart", () => {
    const told = (points: number, brings = {}) =>
      sumRows(board, { brings }, points).map((row) => [row.label, ...row.amounts.map((one) => one.count)]);
    expect(told(6, { points: 3 })).toEqual([
      ["brings", "+3"],
      ["3 more", "+3"],
    ]);
    expect(told(-1)).toEqual([["-1 more", "−1"]]);
    expect(told(0, { points: 3 })).toEqual([["brings", "+3"]]);
  });

  it("with a risk is asked about before it is played, once", () => {
    board.play("hire left");
    expect(board.asking?.choice.move).toBe("hire left");
    expect(played).toEqual([]);
    board.answer(false);
    expect(played).toEqual([]);
    board.play("hire left");
    board.answer(true);
    board.play("done");
    expect(played).toEqual(["hire left", "done"]);
  });

  it("with hunger is asked about once in a round, and again when the hunger grows", () => {
    const inRound = (round: number): View => ({ round }) as unknown as View;
    const hungry = (move: string, points: number): Choice =>
      choice(move, "feed-fish", { risks: [{ message: "hunger", things: { workers: points / 3, points } }] });
    const meal = { ...source, view: inRound(1), choices: [3, 6].map((lost) => hungry(`feed ${lost}`, lost)) };
    const eater = new Board(meal, { kinds: {} } as never, () => ({ drawing: null, text: "" }), lasting);
    const asks = (move: string): boolean => {
      eater.play(move);
      const asked = eater.asking !== null;
      eater.answer(true);
      return asked;
    };
    expect(["feed 3", "feed 3", "feed 6", "feed 6", "feed 3"].map(asks)).toEqual([true, false, true, false, false]);
    meal.view = inRound(2);
    expect(asks("feed 3")).toBe(true);
    eater.play("feed 6");
    eater.answer(false);
    expect(asks("feed 6")).toBe(true);
  });
});

describe("around a worker", () => {
  it("what is left is named: what must be used, and what comes with the end of the action", () => {
    const wheatField = { kind: "tile", word: "wheat-field", names: { en: "wheat field", fr: "champ de blé" } };
    const choices = [
      { ...choice("activate c2", "activate", { brings: { wheat: 1 } }), things: { tile: wheatField } },
      choice("gather wood", "gather", { brings: { wood: 1 } }),
      choice("done", "done-action", { brings: { wood: 1, stone: 1 } }),
    ];
    const now = { last_worker: true };
    const view = { phase: "act", now, players: [{ mouths: 5, meals: 1 }] } as unknown as View;
    const acting = new Board({ ...source, view, choices }, { kinds: { resource: {} } } as never, (_, word, count) => ({
      drawing: word,
      text: `${count} ${word}`,
    }));
    expect(mind(acting)).toEqual([
      { text: "5 workers to feed, 1 food.", short: true },
      { text: expect.stringMatching(/^Not used yet: Wheat field \(\+.*\)\.$/), short: false },
      { text: expect.stringMatching(/^Gathered at the end: .*, .*\.$/), short: false, again: true },
    ]);
  });

  it("food that comes with the end of the action is counted before the hungry are", () => {
    const choices = [choice("done", "done-action", { brings: { fish: 2, wood: 1 } })];
    const now = { last_worker: true };
    const view = { phase: "act", now, players: [{ mouths: 5, meals: 3 }] } as unknown as View;
    const acting = new Board({ ...source, view, choices }, { kinds: { resource: {} } } as never, (_, word, count) => ({
      drawing: word,
      text: `${count} ${word}`,
    }));
    expect(mind(acting)[0]).toEqual({ text: "5 workers to feed, 5 food with this harvest.", short: false });
  });
});

it("a building that can only be paid for with an Artisan's help is not offered without", () => {
  const view = { phase: "discount", now: { buying: "brewery", pending: {} } } as unknown as View;
  const asked = (...choices: Choice[]) =>
    prompt(new Board({ ...source, view, choices }, { kinds: {} } as never, () => ({ drawing: null, text: "" })))
      .message;
  const help = [choice("use left 1", "discount"), choice("use right 1", "discount")];
  expect(asked(...help, choice("done", "done-discount"))).toBe("town-ask-discount");
  expect(asked(...help)).toBe("town-ask-discount-needed");
});

it("what nobody wants is not told as gained", () => {
  expect([countText(2), countText(-2), countText(3, true)]).toEqual(["+2", "−2", "3"]);
});

describe("an answer to the hungry", () => {
  const left = (bill: Choice["bill"]) => leftOver(5, choice("feed fish 3", "feed-fish", bill));

  it("says how many the next answer feeds", () => {
    expect(left({ pays: { fish: 3, wheat: 1 }, lacks: { meals: 1 }, stand_in: 3 })).toBe(0);
    expect(left({ pays: { fish: 3 } })).toBe(2);
    expect(left({ pays: { fish: 3 }, risks: [{ message: "hunger", things: { workers: 2, points: 6 } }] })).toBe(0);
  });
});

describe("beside the board", () => {
  const place = choice("place b2", "place");
  const done = choice("done", "done-action");

  it("stands what ends something, and what lies nowhere; nothing that the board can take", () => {
    expect(elsewhere([place, done], new Set(["place b2"])).map((one) => one.choice.move)).toEqual(["done"]);
    expect(elsewhere([place, done], new Set()).map((one) => one.choice.move)).toEqual(["place b2", "done"]);
  });

  it("an ending is the main button only where it gives up nothing", () => {
    const main = (...choices: Choice[]) => elsewhere(choices, new Set()).find((one) => one.choice.ends)?.main;
    const end = choice("done", "done-action", { brings: { wood: 1, stone: 1 } });
    const well = choice("activate c2", "activate", { brings: { points: 2 } });
    expect(main(end)).toBe(true);
    expect(main(end, choice("gather wood", "gather", { brings: { wood: 1 } }))).toBe(true);
    expect(main(end, choice("use left 1", "use", { idle: true }))).toBe(true);
    expect(main(end, well)).toBe(false);
    expect(main(end, choice("develop gold 1", "develop", { pays: { gold: 1 } }))).toBe(false);
    expect(main(end, place)).toBe(false);
  });

  it("never stand many", () => {
    const many = Array.from({ length: 9 }, (_, index) => choice(`place b${index}`, "place"));
    expect(elsewhere([...many, done], new Set()).map((one) => one.choice.move)).toEqual(["done"]);
  });

  it("an Artisan who would change nothing comes last", () => {
    const idle = choice("use left 1", "discount", { idle: true });
    expect(
      grouped("little-town", [idle, choice("done", "done-discount")], new Set()).map((one) => one.message),
    ).toEqual(["done-discount", "discount"]);
  });
});
