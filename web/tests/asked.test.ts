/** What is asked at the market of Artisans names only what the rules allow. */

import { expect, it } from "vitest";

import { prompt } from "../src/games/artisans/prompt";
import type { Board } from "../src/table/model/board.svelte";

/** Seat 0 on turn at a market where these moves are legal. */
function asked(moves: string[], view: Record<string, unknown>): unknown {
  const market = ["clay", null, "clay", null, null];
  const known = { phase: "market", over: false, market, token: null, just_crafted: false, trading_closed: false };
  const choices = moves.map((move) => ({ move }));
  return prompt({
    acting: true,
    seat: 0,
    picked: null,
    choices,
    starting: () => [],
    view: { ...known, actions: 1, ...view },
  } as unknown as Board).things;
}

it("offers the token to a Night Worker who has crafted only while it lies there (R28)", () => {
  const crafted = { just_crafted: true };
  expect(asked(["take 1", "pass"], { ...crafted, token: 1 })).toEqual({ way: "take", token: 0 });
  expect(asked(["token", "pass"], crafted)).toEqual({ way: "none", token: 1 });
});

it("says why a last turn has nothing to take (R9, R11, R16)", () => {
  const last = { token: 1 };
  const bare = [null, null, null, null, null];
  expect(asked(["pass"], last)).toMatchObject({ way: "full", any: 0, craft: 0 });
  expect(asked(["pass"], { ...last, trading_closed: true })).toMatchObject({ way: "closed", any: 0 });
  expect(asked(["craft 1", "pass"], { ...last, market: bare })).toMatchObject({ way: "empty", any: 0, craft: 1 });
  expect(asked(["take 1", "pass"], last)).toMatchObject({ way: "take", any: 1 });
});
