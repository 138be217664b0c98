/** The log told by turns, and what each of them brought. */

import { beforeAll, describe, expect, it } from "vitest";

import { haveMessages, INNER, t } from "../src/app/i18n.svelte";
import { turnParts } from "../src/table/model/sentences";
import { addUp, type Outcome } from "../src/table/model/sums";
import { lastTold, type Line, turnsOf } from "../src/table/model/turns";
import type { Entry } from "../src/table/model/types";
import { reasonOf } from "../src/table/stage/reason";

beforeAll(() => haveMessages(INNER));

const outcome = (seat: number, holds: Record<string, number>, points = {}, stage = "turn"): Outcome => ({
  stage,
  seat,
  points,
  holds,
  met: [],
});
const entry = (number: number, kind: string, more: Partial<Entry> = {}): Entry => ({
  number,
  kind,
  position: 0,
  at: 0,
  ...more,
});
const moved = (number: number, seat: number, outcomes: Outcome[] = [], chapter = 1, part = "turn"): Entry =>
  entry(number, "moved", { seat, move: `m${number}`, account: { chapter, part, ends: false, outcomes } });
const short = (line: Line): string =>
  line.kind === "heading"
    ? `# ${line.chapter}`
    : line.kind === "fact"
      ? line.entry.kind
      : line.kind === "turn"
        ? `${line.seat}:${line.moves.map((move) => move.number).join("+")}${line.taken ? " taken" : ""}`
        : `${line.stage}(${line.moves.map((move) => move.number).join("+")})`;

it("a month that has begun has its heading before anyone moves in it, and only once", () => {
  const month = [moved(1, 0, [], 6), moved(2, 1, [], 6)];
  expect(turnsOf(month, 7).map(short)).toEqual(["# 6", "0:1", "1:2", "# 7"]);
  expect(turnsOf(month, 6).map(short)).toEqual(["# 6", "0:1", "1:2"]);
  const later = turnsOf([...month, moved(3, 0, [], 7)], 7);
  expect(later.map(short)).toEqual(["# 6", "0:1", "1:2", "# 7", "0:3"]);
  expect(later[3]?.key).toBe(turnsOf(month, 7)[3]?.key);
});

describe("what moves brought", () => {
  it("begins with what was given for it, in whatever order it was told", () => {
    const [sum] = addUp([outcome(0, { clay: 1, wood: -1 }, { materials: 2 })]);
    expect(sum?.counts.map(([word, by]) => [word, by])).toEqual([
      ["wood", -1],
      ["clay", 1],
      ["points", 2],
    ]);
  });

  it("says which things on the table brought what came by itself", () => {
    const because = { message: "clock", things: { workers: 3 } };
    const [mine, theirs] = addUp([
      { ...outcome(0, {}, { tiles: 3 }, "clock"), because: [because] },
      outcome(1, { coins: 1 }, {}, "clock"),
    ]);
    expect(mine?.because).toEqual([because]);
    expect(theirs?.because).toBeUndefined();
  });

  it("is added up seat by seat, nothing that came to nothing", () => {
    const sums = addUp([
      outcome(1, { coins: 1 }),
      outcome(0, { wood: 2, coins: -1 }, { buildings: 4 }),
      outcome(0, { coins: 1 }, { buildings: -3 }),
    ]);
    expect(sums).toEqual([
      {
        seat: 0,
        counts: [
          ["wood", 2, 0],
          ["points", 1, 0],
        ],
      },
      { seat: 1, counts: [["coins", 1, 0]] },
    ]);
  });

  it("says where points come from: those of coins beside the coins, others by their source where there are several", () => {
    const built = addUp([outcome(0, { coins: -3 }, { buildings: 10, coins: -1 })]);
    expect(built[0]?.counts).toEqual([
      ["coins", -3, -1],
      ["points", 10, 0],
    ]);
    const several = addUp([outcome(0, { wood: -3 }, { buildings: 5, objectives: 2 })]);
    expect(several[0]?.counts.slice(1)).toEqual([
      ["points", 5, 0, "buildings"],
      ["points", 2, 0, "objectives"],
    ]);
    const paidAndEarned = [outcome(0, { coins: -1 }, { coins: -1 }), outcome(0, { coins: 4 }, { coins: 1 })];
    expect(addUp(paidAndEarned)[0]?.counts).toEqual([["coins", 3, 0]]);
  });
});

describe("a log told by turns", () => {
  it("has one line a turn under the heading of its round", () => {
    const lines = turnsOf([
      entry(1, "started"),
      moved(2, 0),
      moved(3, 0),
      moved(4, 1),
      moved(5, 1, [], 2),
      moved(6, 1, [], 2),
    ]);
    expect(lines.map(short)).toEqual(["started", "# 1", "0:2+3", "1:4", "# 2", "1:5+6"]);
  });

  it("parts a turn where another part of the month begins", () => {
    expect(turnsOf([moved(1, 0, [], 1, "market"), moved(2, 0, [], 1, "develop")]).map(short)).toEqual([
      "# 1",
      "0:1",
      "0:2",
    ]);
  });

  it("tells what happens to everyone in a line of its own, with the moves that belong to it", () => {
    const eats = (seat: number, fish: number) => outcome(seat, { fish }, {}, "feeding");
    const lines = turnsOf([
      moved(1, 0, [outcome(0, { wood: 1 }), eats(1, -2)]),
      moved(2, 0, [eats(0, -1)], 1, "feeding"),
      moved(3, 1, [], 2),
    ]);
    expect(lines.map(short)).toEqual(["# 1", "0:1", "feeding(2)", "# 2", "1:3"]);
    const [, turn, feeding] = lines;
    expect(turn?.kind === "turn" && addUp(turn.outcomes)).toEqual([{ seat: 0, counts: [["wood", 1, 0]] }]);
    expect(feeding?.kind === "happening" && addUp(feeding.outcomes)).toEqual([
      { seat: 0, counts: [["fish", -1, 0]] },
      { seat: 1, counts: [["fish", -2, 0]] },
    ]);
  });

  it("keeps what was taken back apart, and no sum counts it twice", () => {
    const log = [
      moved(1, 0, [outcome(0, { wood: 1 })]),
      moved(2, 0, [outcome(0, { wood: 5 })]),
      entry(3, "undone", { moves: ["m2"], seat: 0 }),
      moved(4, 0, [outcome(0, { fish: 1 })]),
    ];
    const lines = turnsOf(log);
    expect(lines.map(short)).toEqual(["# 1", "0:1", "0:2 taken", "undone", "0:4"]);
    expect(short(lastTold(lines)!)).toBe("0:4");
  });

  it("is told without sums where the rules of the game are gone", () => {
    const lines = turnsOf([entry(1, "moved", { seat: 0, move: "a" }), entry(2, "moved", { seat: 1, move: "b" })]);
    expect(lines.map(short)).toEqual(["0:1", "1:2"]);
  });
});

describe("the reason of a win", () => {
  const result = (mine: Record<string, number>, theirs: Record<string, number>, places = [1, 2]) => ({
    points: [mine, theirs].map((one) => Object.values(one).reduce((sum, n) => sum + n, 0)),
    places,
    sources: [mine, theirs],
  });

  it("is the source in which the winner was most ahead", () => {
    expect(reasonOf(result({ objects: 30, materials: 20 }, { objects: 12, materials: 25 }))).toMatchObject({
      message: "table-reason-source",
      source: "objects",
      mine: 30,
      theirs: 12,
    });
  });

  it("is what the other lost, where that weighs most", () => {
    expect(reasonOf(result({ buildings: 20, hunger: 0 }, { buildings: 22, hunger: -15 }))).toMatchObject({
      message: "table-reason-cost",
      source: "hunger",
      theirs: -15,
    });
  });

  it("says when it was narrow, and when the tie-break decided", () => {
    expect(reasonOf(result({ a: 10, b: 3 }, { a: 9, b: 3 }))?.message).toBe("table-reason-narrow");
    expect(reasonOf(result({ a: 10 }, { a: 10 }))?.message).toBe("table-reason-tie");
  });

  it("knows to which of both it is told, if to one alone", () => {
    const ended = result({ objects: 30, materials: 20 }, { objects: 12, materials: 25 });
    const you = [[0], [1], [], [0, 1]].map((seats) => reasonOf(ended, seats)?.you);
    expect(you).toEqual(["winner", "other", "nobody", "nobody"]);
    const said = t("table-reason-source", { source: "Objects", you: "other", winner: "Manon", mine: 30, theirs: 12 });
    expect(said).toBe("Objects made the difference: 30 points for Manon against your 12.");
  });

  it("is none where all have won", () => {
    expect(reasonOf(result({ a: 10 }, { a: 10 }, [1, 1]))).toBeNull();
  });
});

describe("a line of the log", () => {
  beforeAll(() => haveMessages(INNER));

  it("ends without a full stop, whatever was done", () => {
    const told = (message: string) => turnParts("artisans", { moves: [entry(1, "moved", { message, things: {} })] });
    expect(told("token").join("")).toBe("takes the token");
    expect(told("pass-last").join("").trim()).toBe("passes the last turn");
  });
});
