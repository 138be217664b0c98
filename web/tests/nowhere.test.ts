/** A card of the hand that can be laid nowhere says why, in the server's words where one reason holds for every place. */

import { expect, it } from "vitest";

import type { Message } from "../src/app/api";
import { whyNowhere } from "../src/games/artisans/nowhere";
import type { Board } from "../src/table/model/board.svelte";

const beside = (place: number): Message => ({ message: "neighbour", things: { place, beside: place + 1 } });

/** A board with five places, each with a reason of its own. */
function board(reason: (place: number) => Message | null): { board: Board; asked: string[] } {
  const asked: string[] = [];
  const why = (move: string) => {
    asked.push(move);
    return Promise.resolve(reason(Number(move.split(" ")[2])));
  };
  return { board: { view: { market: ["wood", "clay", null, "clay", "gold"] }, why } as unknown as Board, asked };
}

it("tells the rule where every place has its own reason (R9)", async () => {
  const { board: full, asked } = board(beside);
  expect(await whyNowhere(full, "clay")).toEqual({ message: "nowhere", things: {} });
  expect(asked).toEqual([1, 2, 3, 4, 5].map((place) => `trade clay ${place}`));
});

it("tells what holds for every place as it is, and asks no more (R8)", async () => {
  const few = { message: "hand-not-full", things: { count: 4, most: 6 } };
  const { board: poor, asked } = board(() => few);
  expect(await whyNowhere(poor, "clay")).toBe(few);
  expect(asked).toHaveLength(1);
});

it("blames no neighbour where nothing lies in the market (R14)", async () => {
  const bare = { view: { market: [null, null, null, null, null] } } as unknown as Board;
  expect(await whyNowhere(bare, "clay")).toEqual({ message: "market-empty", things: {} });
});

it("claims nothing of a card that one place would take", async () => {
  const { board: one } = board((place) => (place === 4 ? null : beside(place)));
  expect(await whyNowhere(one, "clay")).toBeNull();
});
