/** The line to the server: one event after the other, none missed, none twice, taken up again where it broke. */

import type { TableTold } from "../house/api";
import type { Entry } from "./live.svelte";

export interface Listener {
  whole(told: TableTold): void;
  entry(entry: Entry): void;
  connected(yes: boolean): void;
  /** The server hung up for good: is it worth asking again? */
  refused(): Promise<boolean>;
}

const KINDS = "opened seated unseated started moved undone left replaced returned chatted over closed rematched".split(" ");
const FIRST_WAIT = 800;
const LONGEST_WAIT = 8000;

export class Stream {
  /** The number of the last entry that came. */
  heard = 0;
  /** Whose eyes: null is whatever the server finds right. */
  seat: number | null = null;
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private ended = true;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {}

  /** Listen from the beginning: the whole table comes first. */
  open(seat: number | null): void {
    if (this.ended) {
      addEventListener("offline", this.broken);
      addEventListener("online", this.again);
    }
    this.ended = false;
    this.seat = seat;
    this.heard = 0;
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.source?.close();
    removeEventListener("offline", this.broken);
    removeEventListener("online", this.again);
  }

  /** An entry of this number must come soon; if it does not, the line is dead and is laid anew. */
  expect(number: number): void {
    setTimeout(() => !this.ended && navigator.onLine && this.heard < number && this.connect(), 2500);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.source?.close();
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.heard) query.set("after", String(this.heard));
    const source = new EventSource(`/api/tables/${this.id}/events?${query}`);
    this.source = source;
    source.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
    });
    source.addEventListener("error", () => void this.interrupted(source));
    source.addEventListener("table", (event) => {
      const told = JSON.parse(event.data) as TableTold;
      this.heard = told.number;
      this.listener.whole(told);
    });
    for (const kind of KINDS) source.addEventListener(kind, (event) => this.hear(JSON.parse(event.data)));
  }

  private hear(entry: Entry): void {
    if (entry.number <= this.heard) return;
    if (entry.number !== this.heard + 1) {
      this.heard = 0;
      this.connect();
      return;
    }
    this.heard = entry.number;
    this.listener.entry(entry);
  }

  private readonly broken = (): void => {
    this.source?.close();
    this.listener.connected(false);
  };

  private readonly again = (): void => {
    if (!this.ended) this.connect();
  };

  private async interrupted(source: EventSource): Promise<void> {
    if (source !== this.source || this.ended) return;
    this.listener.connected(false);
    if (source.readyState !== EventSource.CLOSED || !navigator.onLine) return;
    const worth = await this.listener.refused();
    if (source !== this.source || this.ended) return;
    if (!worth) return this.close();
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }
}
