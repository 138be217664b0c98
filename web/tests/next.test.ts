/** What is offered when a game is over. */

import { describe, expect, it } from "vitest";

import type { LiveTable } from "../src/table/model/live.svelte";
import { nextActions } from "../src/table/stage/next";

const over = (daily: { day: string; counted: boolean } | null, mine = [0]): LiveTable =>
  ({ id: "t", seat: mine[0] ?? null, mine, alone: true, may: () => true, snapshot: { daily, rematch: null } }) as never;
const offered = (table: LiveTable) => nextActions(table, () => {}).map(({ name, href }) => href ?? name);

describe("after a game", () => {
  it("that counts for the day comes the comparison, first", () => {
    expect(offered(over({ day: "2026-01-01", counted: true }))).toEqual([
      "/today",
      "rematch",
      "again",
      "/review/t",
      "/",
    ]);
  });

  it("the prompt has the same main one, and leaves the rarer ones out", () => {
    const few = nextActions(over(null), () => {}, false);
    expect(few.map(({ name, main }) => [name, main])).toEqual([
      ["rematch", true],
      ["review", false],
      ["home", false],
    ]);
    expect(nextActions(over(null), () => {}).find(({ main }) => main)?.name).toBe("rematch");
  });

  it("the next one is asked for by who may, for it may be closed by now, and only followed by others", () => {
    const next = (may: boolean) => {
      const table = { ...over(null), may: () => may, snapshot: { daily: null, rematch: "n" } } as never;
      return nextActions(table, () => {}).find(({ name }) => name === "rematch");
    };
    expect(next(true)).toMatchObject({ act: expect.any(Function), text: next(false)?.text });
    expect(next(true)?.href).toBeUndefined();
    expect(next(false)?.href).toBe("/table/n");
  });

  it("for fun, at any other table, or watched, it does not", () => {
    expect(offered(over({ day: "2026-01-01", counted: false }))).not.toContain("/today");
    expect(offered(over(null))).not.toContain("/today");
    expect(offered(over({ day: "2026-01-01", counted: true }, []))).not.toContain("/today");
  });
});
