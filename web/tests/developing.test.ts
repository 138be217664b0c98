/** How many cards are developed is asked only where there is a choice. */

import { expect, it } from "vitest";

import { onlyDevelopment } from "../src/games/artisans/prompt";
import type { Board } from "../src/table/model/board.svelte";

const holding = (...moves: string[]): Board => ({ starting: () => moves }) as unknown as Board;

it("one number of cards is played at once, several are asked, none is nothing", () => {
  expect(onlyDevelopment(holding("develop gold 1"), "gold")).toBe("develop gold 1");
  expect(onlyDevelopment(holding("develop gold 1", "develop gold 2"), "gold")).toBeNull();
  expect(onlyDevelopment(holding(), "gold")).toBeNull();
});
