/** The line to the server: no entry missed, none twice, taken up again where it broke. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Listener, Stream } from "../src/table/model/stream";

class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = FakeSource.OPEN;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  send(kind: string, body: object): void {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(body) }));
  }
  fail(): void {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}

const heard = vi.fn();
const whole = vi.fn();
const connected = vi.fn();
const refused = vi.fn(async () => true);
const listener: Listener = { whole, entry: heard, connected, refused };
const last = (): FakeSource => FakeSource.all.at(-1)!;
const numbers = (): number[] => heard.mock.calls.map(([entry]) => entry.number);
let stream: Stream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  FakeSource.all = [];
  vi.clearAllMocks();
  stream = new Stream("t", listener);
  stream.open(null);
  last().send("table", { number: 3 });
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
});

describe("a stream", () => {
  it("begins with the whole table and goes on from there", () => {
    last().send("moved", { number: 4 });
    last().send("chatted", { number: 5 });
    expect(whole).toHaveBeenCalledWith({ number: 3 });
    expect(numbers()).toEqual([4, 5]);
  });

  it("hears again what came behind a number, where that is to be shown", () => {
    stream.listenFrom(1);
    expect(last().url).toContain("after=1");
    last().send("moved", { number: 2 });
    last().send("moved", { number: 3 });
    expect(numbers()).toEqual([2, 3]);
  });

  it("passes nothing on twice", () => {
    last().send("moved", { number: 4 });
    last().send("moved", { number: 4 });
    expect(numbers()).toEqual([4]);
  });

  it("asks for the whole table again when an entry is missing", () => {
    last().send("moved", { number: 6 });
    expect(numbers()).toEqual([]);
    expect(last().url).toBe("/api/tables/t/events?");
    expect(FakeSource.all).toHaveLength(2);
  });

  it("takes up where it broke, after a while", async () => {
    last().send("moved", { number: 4 });
    last().fail();
    await vi.advanceTimersByTimeAsync(900);
    expect(last().url).toBe("/api/tables/t/events?after=4");
    expect(connected).toHaveBeenLastCalledWith(false);
  });

  it("waits longer each time it fails, and not at all once it has been through", async () => {
    last().fail();
    await vi.advanceTimersByTimeAsync(900);
    last().fail();
    await vi.advanceTimersByTimeAsync(900);
    expect(FakeSource.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSource.all).toHaveLength(3);
  });

  it("ends when the server hangs up for good", async () => {
    refused.mockResolvedValueOnce(false);
    last().fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSource.all).toHaveLength(1);
  });

  it("is laid anew when what must come does not", async () => {
    stream.expect(4);
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSource.all).toHaveLength(2);
    expect(FakeSource.all[0]?.readyState).toBe(FakeSource.CLOSED);
  });

  it("stays as it is when what must come has come", async () => {
    stream.expect(4);
    last().send("moved", { number: 4 });
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSource.all).toHaveLength(1);
  });

  it("looks with the eyes of a seat", () => {
    stream.open(2);
    expect(last().url).toBe("/api/tables/t/events?seat=2");
  });
});
