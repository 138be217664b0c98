/** Everyone can be fed in one go, or nobody offers to. */

import { describe, expect, it } from "vitest";

import { coursesFor } from "../src/games/little-town/feeding";
import type { Player } from "../src/games/little-town/view";

const player = (fish: number, wheat: number, coins: number): Player =>
  ({ coins, goods: { wood: 2, stone: 0, fish, wheat } }) as unknown as Player;

describe("feeding everyone", () => {
  it("takes food before coins", () => {
    expect(coursesFor(player(2, 1, 9), 5, "fish")).toEqual({ fish: 2, wheat: 1, coins: 2 });
    expect(coursesFor(player(7, 3, 9), 5, "fish")).toEqual({ fish: 5, wheat: 0, coins: 0 });
  });

  it("goes on from the course that is asked for", () => {
    expect(coursesFor(player(2, 3, 3), 3, "wheat")).toEqual({ wheat: 3, coins: 0 });
    expect(coursesFor(player(2, 3, 6), 2, "coins")).toEqual({ coins: 2 });
  });

  it("is not offered where somebody would stay hungry", () => {
    expect(coursesFor(player(2, 1, 5), 5, "fish")).toBeNull();
  });
});
