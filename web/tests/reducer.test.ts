/** A table follows its log: what each entry makes of it, at once or when it is shown. */

import { describe, expect, it } from "vitest";

import type { Seat, TableSnapshot } from "../src/app/api";
import { hear, NOTHING, show, type TableState } from "../src/table/model/reducer";
import type { Entry, View } from "../src/table/model/types";

const seat = (more: Partial<Seat> = {}): Seat => ({
  kind: "person",
  name: "",
  level: null,
  member: null,
  yours: false,
  away: false,
  out_of_time: false,
  promise: "",
  revealed: false,
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  game: "a",
  seats: 2,
  seat: 0,
  places: null,
  phase: "",
  step: 3,
  turn: 0,
  over: false,
  legal: [],
  choices: [],
  players: [],
  ...more,
});
const entry = (kind: string, more: Partial<Entry> = {}): Entry => ({ number: 8, kind, position: 5, at: 0, ...more });

function table(more: Partial<TableSnapshot> = {}, seen: View | null = view()): TableState {
  const snapshot = {
    number: 7,
    position: 4,
    step: 3,
    turn: 0,
    life: "playing",
    seats: [seat({ name: "Zoé", yours: true }), seat({ name: "Max" })],
    chat: [],
    clock: null,
    ...more,
  };
  return { snapshot: snapshot as unknown as TableSnapshot, view: seen, entries: [] };
}
const seatsAfter = (state: TableState): Seat[] => state.snapshot?.seats ?? [];

describe("an entry that is heard", () => {
  it("is a fact at once when it does not go with the position", () => {
    const state = hear(table(), entry("left", { seat: 1 }));
    expect(seatsAfter(state).map((one) => one.away)).toEqual([false, true]);
    expect(state.snapshot?.number).toBe(7);
  });

  it.each(["started", "moved", "undone", "over"])("waits for its turn when it is %s", (kind) => {
    const before = table();
    expect(hear(before, entry(kind))).toBe(before);
  });

  it("means nothing before there is a table", () => {
    expect(hear(NOTHING, entry("left", { seat: 0 }))).toBe(NOTHING);
    expect(show(NOTHING, entry("moved"))).toBe(NOTHING);
  });

  it("leaves what was there before as it was", () => {
    const before = table();
    hear(before, entry("left", { seat: 1 }));
    expect(seatsAfter(before)[1]?.away).toBe(false);
  });
});

describe("an entry that is shown", () => {
  it("changes the view, moves number, position, step and turn on, and joins the log", () => {
    const changes = [
      { path: ["step"], after: 4 },
      { path: ["turn"], after: 1 },
    ];
    const { snapshot, view: seen, entries } = show(table(), entry("moved", { seat: 0, move: "token", changes }));
    expect(seen).toMatchObject({ step: 4, turn: 1 });
    expect(snapshot).toMatchObject({ number: 8, position: 5, step: 4, turn: 1 });
    expect(entries).toEqual([entry("moved", { seat: 0, move: "token", step: 4 })]);
  });

  it("leaves nobody on turn once the game is over, and says where the points came from", () => {
    const last = view({ players: [{ total: 9, points: { objects: 9 } }], over: true });
    const { snapshot } = show(table({}, last), entry("over", { points: [9], places: [1] }));
    expect(snapshot).toMatchObject({
      life: "over",
      turn: null,
      result: { points: [9], places: [1], sources: [{ objects: 9 }] },
    });
  });

  it("runs the clock on where there is one", () => {
    const clock = { left: [1, 2], running: 1 };
    expect(
      show(table({ clock: { seconds: 60, increment: 0, left: [9, 9], running: 0 } }), entry("moved", { clock }))
        .snapshot?.clock,
    ).toMatchObject({ seconds: 60, ...clock });
    expect(show(table(), entry("moved", { clock })).snapshot?.clock).toBeNull();
  });

  it("does not say a fact twice", () => {
    const chat = entry("chatted", { text: "hello" });
    const state = show(hear(table(), chat), chat);
    expect(state.snapshot?.chat).toHaveLength(1);
  });
});

describe("seats", () => {
  const lobby = () =>
    table({
      life: "open",
      seats: [seat({ name: "Zoé", yours: true, promise: "p0", revealed: true }), seat({ kind: "open" })],
    });

  it("someone new makes everyone promise anew if anything was revealed", () => {
    const [zoe, max] = seatsAfter(hear(lobby(), entry("seated", { seat: 1, name: "Max", promise: "p1" })));
    expect(zoe).toMatchObject({ promise: "", revealed: false, yours: true });
    expect(max).toMatchObject({ kind: "person", name: "Max", promise: "p1", yours: false });
  });

  it("promises stay while nothing is revealed", () => {
    const state = table({ life: "open", seats: [seat({ promise: "p0" }), seat({ kind: "open" })] });
    expect(seatsAfter(hear(state, entry("seated", { seat: 1, level: "master" })))).toMatchObject([
      { promise: "p0" },
      { kind: "opponent", level: "master" },
    ]);
  });

  it("somebody else of the guild in an opponent's place voids no promise", () => {
    const start = lobby();
    const seated = hear(start, entry("seated", { seat: 1, level: "master", name: "Solange", member: "solange" }));
    const revealed = hear(seated, entry("revealed", { seat: 0 }));
    const [zoe, other] = seatsAfter(
      hear(revealed, entry("seated", { seat: 1, level: "master", name: "Anselme", member: "anselme" })),
    );
    expect(zoe?.revealed).toBe(true);
    expect(other).toMatchObject({ kind: "opponent", name: "Anselme", member: "anselme" });
  });

  it("another name of one's own changes nothing else", () => {
    const [zoe] = seatsAfter(hear(lobby(), entry("seated", { seat: 0, again: true, name: "Zo", promise: "p0" })));
    expect(zoe).toMatchObject({ name: "Zo", promise: "p0", revealed: true, yours: true });
  });

  it("whoever runs out of time stays so", () => {
    const once = hear(table(), entry("replaced", { seat: 1, level: "journeyman", reason: "clock" }));
    expect(seatsAfter(once)[1]).toMatchObject({ away: true, level: "journeyman", out_of_time: true });
    expect(seatsAfter(hear(once, entry("replaced", { seat: 1, level: "master" })))[1]?.out_of_time).toBe(true);
  });

  it("someone who comes back plays again", () => {
    const away = hear(table(), entry("replaced", { seat: 1, level: "master" }));
    expect(seatsAfter(hear(away, entry("returned", { seat: 1 })))[1]).toMatchObject({ away: false, level: null });
  });
});

it.each([
  ["closed", {}, { life: "closed" }],
  ["rematched", { table: "another" }, { rematch: "another" }],
] as const)("a table that is %s says so", (kind, more, said) => {
  expect(hear(table(), entry(kind, more)).snapshot).toMatchObject(said);
});
