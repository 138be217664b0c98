/** Who is on turn where no clock runs and does not move: the others ask, and may let an opponent play on. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Seat, TableSnapshot } from "../src/app/api";
import { haveMessages, INNER, setLanguage } from "../src/app/i18n.svelte";
import { type Action, promptFor } from "../src/table/board/prompt";
import { Idle, waitAfter } from "../src/table/model/idle.svelte";
import { entryText } from "../src/table/model/sentences";
import type { Entry } from "../src/table/model/types";

const MINUTE = 60_000;
const pace = { name: "live", patience: 180, notice: 120 } as const;
const seats = [
  { kind: "person", name: "Zoé", yours: true, level: null },
  { kind: "person", name: "Max", yours: false, level: null },
] as Seat[];
const entry = (kind: string, more: Partial<Entry> = {}): Entry => ({ number: 8, kind, position: 5, at: 0, ...more });
const waits = (more: Partial<NonNullable<TableSnapshot["wait"]>> = {}) => ({
  ...{ seat: 1, ask_at: 3 * MINUTE, left: null, last: false },
  ...more,
});
const snapshot = (wait: TableSnapshot["wait"], more: Partial<TableSnapshot> = {}): TableSnapshot =>
  ({ life: "playing", alone: false, clock: null, pace, wait, ...more }) as TableSnapshot;
const called = entry("called", { seat: 1, name: "Max", by: "Zoé", milliseconds: 2 * MINUTE, last: false });

beforeAll(async () => {
  await haveMessages(INNER);
  await setLanguage("en");
});
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe("whom a table waits for", () => {
  const now = snapshot(waits());

  it("is the one on turn, anew with each move", () => {
    const moved = entry("moved", { seat: 0, at: MINUTE });
    expect(waitAfter(snapshot(null), moved, 1)).toEqual(waits({ ask_at: 4 * MINUTE }));
    expect(waitAfter(now, moved, 1)).toEqual(waits({ ask_at: 4 * MINUTE }));
    expect(waitAfter(now, moved, null)).toBeNull();
    expect(waitAfter(snapshot(waits(), { clock: {} as never }), moved, 1)).toBeNull();
  });

  it("has a while once they were asked, and until they move or say a word", () => {
    const asked = snapshot(waitAfter(now, called, 1));
    expect(asked.wait).toEqual(waits({ left: 2 * MINUTE }));
    for (const kind of ["answered", "returned", "replaced"])
      expect(waitAfter(asked, entry(kind, { seat: 1, at: MINUTE }), 1)?.left).toBeNull();
    expect(waitAfter(asked, entry("moved", { seat: 1 }), 1)?.left).toBeNull();
    expect(waitAfter(asked, entry("undone", { seat: 1 }), 1)?.left).toBe(2 * MINUTE);
    expect(waitAfter(asked, entry("chatted", { seat: 1 }), 1)?.left).toBe(2 * MINUTE);
  });

  it("plays the turn, once they were asked again in it", () => {
    const asked = snapshot(waitAfter(now, { ...called, last: true }, 1));
    expect(waitAfter(asked, entry("moved", { seat: 1 }), 1)).toEqual(asked.wait);
    expect(waitAfter(asked, entry("moved", { seat: 1 }), 0)?.left).toBeNull();
  });
});

describe("the time of who is waited for", () => {
  it("runs between the server's words, down to nothing", () => {
    const idle = new Idle(() => snapshot(waits({ left: 2 * MINUTE })));
    idle.begin();
    vi.advanceTimersByTime(MINUTE);
    expect([idle.seat, idle.left, idle.askable]).toEqual([1, 60, false]);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(idle.left).toBe(0);
    idle.end();
  });

  it("is over for asking when the server says so, or when we have waited here as long", () => {
    for (const ask_at of [3 * MINUTE, 99 * MINUTE]) {
      vi.setSystemTime(0);
      const idle = new Idle(() => snapshot(waits({ ask_at })));
      idle.begin();
      vi.advanceTimersByTime(2 * MINUTE);
      expect(idle.askable).toBe(false);
      vi.advanceTimersByTime(MINUTE + 1000);
      expect(idle.askable).toBe(true);
      idle.end();
    }
  });

  it("is over for asking at once for who comes to look so late", () => {
    vi.setSystemTime(4 * MINUTE);
    expect(new Idle(() => snapshot(waits())).askable).toBe(true);
  });

  it("does not run for who plays alone", () => {
    expect(new Idle(() => snapshot(waits({ left: 9 }), { alone: true })).left).toBeNull();
  });
});

describe("the prompt", () => {
  const room = { prompt: () => ({ message: "table-your-turn", things: {} }) };
  function prompts(turn: number, idle: Partial<Idle>): { text: string; actions: string[]; minds: string[] } {
    const offered = turn === 0 ? [{ move: "pass" }] : [];
    const asked = { snapshot: snapshot(null), view: { turn }, seats, seat: 0, past: null, offered, may: () => true };
    const table = { ...asked, idle: { seat: turn, left: null, last: false, askable: false, ...idle } };
    const { text, actions, minds = [] } = promptFor(table as never, room as never, {} as never, () => [], false, null);
    return { text, actions: actions.map(({ name }: Action) => name), minds: minds.map((mind) => mind.text) };
  }

  it("offers to ask who has not moved for long, then to let an opponent play on", () => {
    expect(prompts(1, {})).toMatchObject({ text: "Max is on turn.", actions: [] });
    expect(prompts(1, { askable: true }).actions).toEqual(["call"]);
    expect(prompts(1, { left: 60 }).actions).toEqual([]);
    expect(prompts(1, { left: 60 }).text).toContain("Max has been asked to play");
    expect(prompts(1, { left: 0 }).actions).toEqual(["replace"]);
  });

  it("tells who was asked, and lets them say once that they are there", () => {
    expect(prompts(0, {})).toMatchObject({ actions: [], minds: [] });
    expect(prompts(0, { left: 60 }).actions).toEqual(["here"]);
    expect(prompts(0, { left: 60 }).minds[0]).toContain("The others wait for you");
    expect(prompts(0, { left: 60, last: true })).toMatchObject({ actions: [] });
  });
});

it("is told in the log, in both languages", async () => {
  const text = (one: Entry) => entryText("artisans", seats, one);
  const again = { ...called, last: true, milliseconds: 24 * 60 * MINUTE };
  const answered = entry("answered", { seat: 1, name: "Max" });
  const replaced = entry("replaced", { seat: 1, name: "Max", reason: "idle", level: "journeyman" });
  expect([called, again, answered, replaced].map(text)).toEqual([
    "Zoé asks Max to play: in 2 min an opponent may play on.",
    "Zoé asks Max to play once more: in 24 h an opponent may play on.",
    "Max is here and goes on thinking.",
    "Max did not move; the others let an opponent play on: Journeyman.",
  ]);
  await setLanguage("fr");
  expect([called, again, answered, replaced].map(text).map((one) => one.replaceAll("\u00a0", " "))).toEqual([
    "Zoé demande à Max de jouer : dans 2 min, un adversaire pourra jouer à sa place.",
    "Zoé demande à Max de jouer encore une fois : dans 24 h, un adversaire pourra jouer à sa place.",
    "Max est là et réfléchit encore.",
    "Max n'a pas joué ; les autres laissent jouer un adversaire : Compagnon.",
  ]);
  await setLanguage("en");
});
