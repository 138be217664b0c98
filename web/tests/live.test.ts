/** A table as it is heard and shown: what may be taken back is that of the position one sees. */

import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../src/app/settings.svelte";
import { LiveTable } from "../src/table/model/live.svelte";

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSource;
  readyState = FakeSource.OPEN;

  constructor() {
    super();
    FakeSource.last = this;
  }
  close(): void {}
  send(kind: string, body: object): void {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify({ kind, ...body }) }));
  }
}

const seats = [
  { kind: "person", name: "Zoé", yours: true },
  { kind: "opponent", name: "Max", yours: false },
];
const takesBack = { last: { answers: [1] } };
const table = (number: number, takes_back: object | null) => ({
  ...{ id: "t", number, position: number, step: number, seat: 0, seats, takes_back },
  ...{ life: "playing", alone: true, may: [], view: { turn: 0, step: number, choices: [], over: false } },
});

let answers: ((body: object) => void)[] = [];

beforeEach(() => {
  answers = [];
  settings.pace = 0;
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", async (url: string) => {
    if (url !== "/api/tables/t") return Response.json({ entries: [] });
    return Response.json(await new Promise<object>((answer) => answers.push(answer)));
  });
});

const settled = () => new Promise((done) => setTimeout(done, 20));

describe("a table that is asked for again", () => {
  it("is asked once more where an opponent moved while the answer was on its way", async () => {
    const live = new LiveTable("t");
    live.open();
    FakeSource.last.send("table", table(3, null));
    live.lay();
    await settled();
    void live.refresh();
    await settled();
    FakeSource.last.send("moved", { number: 4, position: 4, at: 0, seat: 1, move: "pass", changes: [] });
    await settled();
    expect(live.snapshot?.number).toBe(4);
    answers[0]!(table(3, null));
    await settled();
    expect(live.takesBack).toBeNull();
    answers[1]!(table(4, takesBack));
    await settled();
    expect(live.takesBack).toEqual(takesBack);
    live.close();
  });
});
