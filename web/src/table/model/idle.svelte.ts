/** Whom other people wait for where no clock runs: when they may be asked to play, and what time is left to them once they were. */

import type { TableSnapshot } from "../../app/api";
import type { Entry } from "./types";

type Wait = TableSnapshot["wait"];
const TICK = 500;
/** Whoever is waited for is waited for anew after these. */
const ANEW = new Set(["answered", "left", "replaced", "returned"]);

export class Idle {
  /** It runs here between the server's words. */
  private now = $state(performance.now());
  private toldAt = $state(performance.now());
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly snapshot: () => TableSnapshot | null) {}

  private readonly wait = $derived.by<Wait>(() => {
    const snapshot = this.snapshot();
    return snapshot?.life === "playing" && !snapshot.alone ? (snapshot.wait ?? null) : null;
  });
  /** The seat that is waited for. */
  readonly seat = $derived(this.wait?.seat ?? null);
  /** Seconds until an opponent may play on; null for who was not asked. */
  readonly left = $derived.by(() => {
    const left = this.wait?.left ?? null;
    return left === null ? null : Math.max(0, Math.ceil((left - Math.max(0, this.now - this.toldAt)) / 1000));
  });
  /** They were asked a second time in this turn: only playing it answers. */
  readonly last = $derived(this.wait?.last === true);
  /** May they be asked by now? Where our clock is wrong: once we have waited here for as long. */
  readonly askable = $derived.by(() => {
    const { wait, now, toldAt } = this;
    const patience = (this.snapshot()?.pace.patience ?? 0) * 1000;
    return wait !== null && wait.left === null && (Date.now() >= wait.ask_at || now - toldAt >= patience);
  });

  /** The server has just said how long someone was waited for. */
  told(): void {
    this.toldAt = this.now = performance.now();
  }

  begin(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.wait && (this.now = performance.now()), TICK);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

/** Whom a table waits for after an entry; `turn`: who is on turn then. */
export function waitAfter(snapshot: TableSnapshot, entry: Entry, turn: number | null): Wait {
  const wait = snapshot.wait ?? null;
  if (snapshot.clock || turn === null) return null;
  const anew = { seat: turn, ask_at: entry.at + (snapshot.pace?.patience ?? 0) * 1000, left: null, last: false };
  if (wait?.seat !== turn) return anew;
  if (entry.kind === "called") return { ...wait, left: entry.milliseconds ?? 0, last: entry.last === true };
  if (ANEW.has(entry.kind) && entry.seat === turn) return anew;
  return entry.kind === "moved" && !(wait.last && wait.left !== null) ? anew : wait;
}
