/** The middle of the table: what deserves a moment there, how long it stands, and what a press ends. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Thing } from "../src/app/api";
import { haveMessages, INNER } from "../src/app/i18n.svelte";
import { ceremony, progress } from "../src/games/little-town/prompt";
import type { Board } from "../src/table/model/board.svelte";
import { metParts } from "../src/table/model/sentences";
import type { Entry, View } from "../src/table/model/types";
import type { Room } from "../src/table/room";
import { beatsOf } from "../src/table/stage/beats";
import { Counting, EACH } from "../src/table/stage/counting.svelte";
import { levelOf } from "../src/table/stage/rises.svelte";
import { Stage } from "../src/table/stage/stage.svelte";

beforeAll(() => haveMessages(INNER));

const room = { ceremony, progress, drawing: () => "marks-objective", scores: () => 2 } as unknown as Room;
const board = { game: "little-town", seats: [{ name: "Zoé" }, { name: "Max" }] } as unknown as Board;
const inRound = (round: number): View => ({ round, rounds: 4, phase: "place", over: false }) as unknown as View;
const objective = (name: string): Thing => ({ kind: "objective", word: name, names: { en: name, fr: name } });
const moved = (met: Thing[] = []): Entry => ({
  number: 1,
  kind: "moved",
  position: 1,
  at: 0,
  seat: 1,
  account: {
    chapter: 1,
    part: "turn",
    ends: false,
    outcomes: [{ stage: "turn", seat: 1, points: {}, holds: {}, met }],
  },
});
const told = (entry: Entry, before = 1, after = 1) =>
  beatsOf(room, board, [entry], entry, inRound(before), inRound(after));

describe("a moment in the middle of the table", () => {
  it("is given to a round that begins, and to no other move", () => {
    expect(told(moved())).toEqual([]);
    const [begins] = told(moved(), 1, 2);
    expect(begins).toEqual({
      title: "Round 2 of 4",
      text: "All workers are home again.",
      progress: { done: 2, of: 4 },
    });
    expect(told(moved(), 3, 4)[0]?.text).toContain("The last one");
  });

  it("is given to objectives, all that one move meets together, with their points; the log names each", () => {
    const [one] = told(moved([objective("no coin left")]));
    expect(one).toMatchObject({ title: "Max meets an objective", text: "No coin left", points: 2, seat: 1 });
    const both = told(moved([objective("no coin left"), objective("wealthy")]));
    expect(both).toHaveLength(1);
    expect(both[0]).toMatchObject({ title: "Max meets 2 objectives", text: "No coin left · Wealthy", points: 4 });
    const said = metParts(objective("wealthy")).map((part) => (typeof part === "string" ? part : part.text));
    expect(said.join("")).toBe("objective met: wealthy");
  });
});

describe("what stands there", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const round = { title: "Round 2", progress: { done: 2, of: 4 } };
  const meal = {
    title: "The workers eat",
    scene: { stage: "feeding", sums: [0, 1].map((seat) => ({ seat, counts: [] })) },
  };
  const stageWith = async (...beats: Parameters<Stage["play"]>[0]): Promise<Stage> => {
    const stage = new Stage(() => Promise.resolve());
    void stage.play(beats);
    await vi.advanceTimersByTimeAsync(0);
    return stage;
  };

  it("goes on to the next when something is pressed, not past it", async () => {
    const stage = await stageWith(meal, round);
    await vi.advanceTimersByTimeAsync(600);
    stage.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.beat).toBe(round);
  });

  it("is not ended by what was pressed before it could be seen", async () => {
    const stage = await stageWith(round);
    stage.goOn();
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.beat).toBe(round);
  });

  it("goes at once when a question is asked, however fresh it is, and nothing comes until it is answered", async () => {
    const turn = { title: "It is your turn" };
    const stage = await stageWith(turn, round);
    stage.hush(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.beat).toBeNull();
    void stage.play([turn]);
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.beat).toBeNull();
    stage.hush(false);
    void stage.play([turn]);
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.beat).toBe(turn);
  });

  it("tells of the last meal only, where several were not seen", async () => {
    const stage = await stageWith(round, meal);
    const later = { ...meal, title: "Later" };
    void stage.play([later]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(stage.beat).toBe(later);
  });

  it("can be read: a meal of two for eight seconds at least, a round longer than whose turn it is", async () => {
    const eating = await stageWith(meal);
    await vi.advanceTimersByTimeAsync(8000);
    expect(eating.beat).toBe(meal);
    await vi.advanceTimersByTimeAsync(2000);
    expect(eating.beat).toBeNull();
    const beginning = await stageWith(round);
    await vi.advanceTimersByTimeAsync(1500);
    expect(beginning.beat).toBe(round);
  });

  it("waits until what was gained has risen; what is said in passing covers nothing and does not", async () => {
    let settle = (): void => {};
    const stage = new Stage(() => new Promise((done) => (settle = done)));
    const met = { title: "Zoé meets an objective", points: 3, seat: 0 };
    void stage.play([met]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(stage.beat).toBeNull();
    settle();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.beat).toBe(met);
    const turn = { title: "It is your turn", passing: true };
    const other = new Stage(() => new Promise(() => {}));
    void other.play([turn]);
    await vi.advanceTimersByTimeAsync(0);
    expect(other.beat).toBe(turn);
  });

  it("is something made, whoever has made it, for as long as a round that begins", async () => {
    const made = { title: "Zoé makes a djembe: 4 points", drawing: "objects-djembe", seat: 0 };
    const stage = await stageWith(made);
    await vi.advanceTimersByTimeAsync(1500);
    expect(stage.beat).toBe(made);
  });
});

describe("what rises", () => {
  const box = (top: number, height: number) => ({ left: 0, right: 100, top, bottom: top + height });
  const panel = box(100, 300);

  it("rises over what it came from, and lies under it at the upper edge of its panel, or leaves most of it in sight", () => {
    expect(levelOf(box(250, 40), panel)).toBeLessThan(250);
    expect(levelOf(box(106, 30), panel)).toBeGreaterThan(136);
    expect(levelOf(box(112, 60), panel), "of a square half can be seen").toBe(116);
  });

  it("stays within a panel that is too low for either", () => {
    const middle = levelOf(box(105, 30), box(100, 44));
    expect(middle).toBeGreaterThan(110);
    expect(middle).toBeLessThan(134);
  });
});

describe("the final score", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is counted a source a second, and the winner is named only when the last has been read", () => {
    const counting = new Counting(() => 2);
    const told: [number, boolean][] = [];
    counting.begin(() => told.push([counting.counted, counting.done]));
    vi.advanceTimersByTime(2 * EACH);
    expect(told).toEqual([
      [1, false],
      [2, false],
    ]);
    vi.advanceTimersByTime(5 * EACH);
    expect(told.slice(2)).toEqual([[2, true]]);
    expect(EACH).toBeGreaterThanOrEqual(1000);
  });

  it("is there at once for whoever does not want to wait", () => {
    const counting = new Counting(() => 5);
    counting.begin(() => {});
    counting.finish();
    expect([counting.counted, counting.done]).toEqual([5, true]);
  });
});
