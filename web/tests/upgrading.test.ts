/** Little Town's upgrade phase: what is asked, and what goes on from a card in the hand. */

import { beforeAll, describe, expect, it } from "vitest";

import type { Choice } from "../src/app/api";
import { haveMessages, INNER } from "../src/app/i18n.svelte";
import { prompt } from "../src/games/little-town/prompt";
import room from "../src/games/little-town/room";
import { CYCLE } from "../src/games/little-town/view";
import { questionOf } from "../src/table/board/prompt";
import { Board, type Source } from "../src/table/model/board.svelte";

const peddler = { kind: "artisan", word: "peddler", names: { en: "Peddler", fr: "Colporteuse" } };
const choice = (move: string): Choice => ({
  move,
  message: move.split(" ")[0] ?? "",
  things: move.startsWith("hire") ? { card: peddler } : {},
  ends: move === "done",
  bill: {},
});
const table = (phase: string, moves: string[], row: (string | null)[] = [null, null]): Board => {
  const view = {
    phase,
    now: { place: "c", pending: {} },
    players: [{ row: row.map((card) => ({ card })) }],
    decks: { "gather-1": { top: "peddler" } },
  };
  const source = { game: "little-town", view, seat: 0, choices: moves.map(choice) } as unknown as Source;
  return new Board(source, { kinds: { artisan: { peddler } } } as never, () => ({ drawing: "", text: "" }));
};
const ask = (board: Board): string => questionOf({ ...room, mind: undefined }, board).text;

beforeAll(() => haveMessages(INNER));

describe("the upgrade phase", () => {
  const both = () => table("upgrade", ["hire left", "hire right", "cycle gather-1", "done"]);

  it("names what may be done, a card put under its deck too, and nothing else", () => {
    expect(ask(both())).toContain("Hire or upgrade");
    expect(ask(both())).toContain("replace an Artisan on offer for 1 coin");
    expect(ask(table("upgrade", ["hire left", "done"]))).not.toContain("replace an Artisan");
    expect(ask(table("upgrade", ["cycle gather-1", "done"]))).toContain("No Artisan can be hired");
  });
  it("asks for the place of a card that was picked up, and goes on with its purchases alone", () => {
    const board = both();
    board.pick("deck gather-1");
    expect(ask(board)).toBe("Peddler: choose its place, left or right of your worker's (c).");
    expect(board.choices.filter(({ move }) => room.fits(board, move)).map(({ move }) => move)).toEqual([
      "hire left",
      "hire right",
    ]);
  });
  it("asks which card goes under its deck once that was picked up", () => {
    const board = both();
    board.pick(CYCLE);
    expect(ask(board)).toContain("Which card goes under its deck");
    expect(room.fits(board, "cycle gather-1")).toBe(true);
    expect(room.fits(board, "hire left")).toBe(false);
  });
});

describe("the choice of a worker", () => {
  it("speaks of the cards beside it only where some lie", () => {
    const moves = ["worker a", "worker b"];
    expect(prompt(table("worker", moves)).message).toBe("town-ask-worker-first");
    expect(prompt(table("worker", moves, ["peddler", null])).message).toBe("town-ask-worker");
  });
});
