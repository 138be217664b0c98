/** What the bench of Artisans says of places where nothing lies, and of what is still to come. */

import { beforeAll, describe, expect, it } from "vitest";

import { haveMessages, INNER, setLanguage } from "../src/app/i18n.svelte";
import { emptyPlaceTooltip, gapTooltip, whenNext } from "../src/games/artisans/explain";
import room from "../src/games/artisans/room";
import type { Board } from "../src/table/model/board.svelte";
import type { View } from "../src/table/model/types";

const view = (month: number, more: object = {}): View =>
  ({ month, months: 12, second_deck_month: 7, phase: "market", row: ["a", "b", "c", "d"], ...more }) as unknown as View;
const board = (month: number, more: object = {}): Board => ({ game: "artisans", view: view(month, more) }) as Board;

beforeAll(async () => {
  await haveMessages(INNER);
  await setLanguage("en");
});

describe("the object that comes next", () => {
  it("comes at the start of a month, once a place in the row is empty (R20)", () => {
    expect(whenNext(board(3))).toContain("when a place there is empty");
    expect(whenNext(board(3, { row: ["a", null, "c", "d"] }))).toContain("at the start of next month");
  });

  it("leaves the game with its deck after month 6, and comes no more in month 12 (R21, R22)", () => {
    expect(whenNext(board(6, { row: ["a", null, "c", "d"] }))).toContain("Leaves the game");
    expect(whenNext(board(7))).not.toContain("Leaves");
    expect(whenNext(board(12))).toContain("last month");
  });
});

describe("an empty place", () => {
  it("of the market says when new cards come (R13, R15)", () => {
    expect(emptyPlaceTooltip(board(5), 3)).toMatchObject({ title: "Place 3: empty" });
    expect(emptyPlaceTooltip(board(5), 3).text).toContain("or at the start of next month");
    expect(emptyPlaceTooltip(board(5, { phase: "develop" }), 3).text).toContain("closed");
    expect(emptyPlaceTooltip(board(12), 3).text).not.toContain("next month");
    expect(emptyPlaceTooltip(board(12, { phase: "final" }), 3).text).not.toContain("next month");
  });

  it("of the row says when it is filled (R20, R22)", () => {
    expect(gapTooltip(board(5)).text).toContain("start of next month");
    expect(gapTooltip(board(12)).text).not.toContain("next month");
  });
});

it("month 7 says that the first deck leaves the game, in the beat and in the log (R21)", () => {
  expect(room.ceremony(view(6), view(7))?.text).toContain("What is left of deck 1 leaves the game");
  expect(room.news?.(view(7), 7)).toBe(room.ceremony(view(6), view(7))?.text);
  expect(room.news?.(view(7), 6)).toBeUndefined();
});
