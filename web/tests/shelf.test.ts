/** The boxes in the workshop: one row each, names, how far each is. */

import { describe, expect, it } from "vitest";

import { filledOf, freeName, type Listed, rows } from "../src/pages/workshop/shelf";

describe("the shelf", () => {
  const listed = (id: string, kept: string | null, changed: boolean): Listed => ({
    id,
    game: "g",
    name: id,
    kept: kept === null ? null : { id: kept, version: 1 },
    changed,
    filled: 0,
    cards: 0,
    left: { unfinished: [], mend: 0 },
    at: 0,
  });

  it("has one row for a box that is kept and changed here", () => {
    const box = { id: "k", game: "g", name: "k", mistakes: 0, version: 1, changed_at: 0 };
    const shelf = [listed("a", "k", true), listed("b", "k", false), listed("c", null, true), listed("d", "gone", true)];
    const { kept, here } = rows(shelf, [box]);
    expect(kept).toEqual([{ kept: box, draft: shelf[0], known: shelf[0] }]);
    expect(rows([listed("b", "k", false)], [box]).kept[0]).toMatchObject({ draft: null, known: { id: "b" } });
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
