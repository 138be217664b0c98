/** The line to the server: one event after the other, none missed, none twice, taken up again where it broke. */

import { get, Problem, type Schemas, type TableSnapshot } from "../../app/api";
import type { Entry } from "./types";

export interface Listener {
  whole(snapshot: TableSnapshot): void;
  entry(entry: Entry): void;
  connected(yes: boolean): void;
  /** The server hung up for good: is it worth asking again? */
  refused(): Promise<boolean>;
}

const KINDS =
  "opened seated unseated revealed started moved undone left replaced returned called answered chatted over closed rematched".split(
    " ",
  );
const FIRST_WAIT = 800;
const LONGEST_WAIT = 8000;
/** A line that was silent this long is tried: a browser does not notice when a line dies. */
const SILENCE = 20_000;
const WATCH = 4000;

export class Stream {
  /** The number of the last entry that came. */
  heard = 0;
  /** Whose eyes: null is whatever the server finds right. */
  seat: number | null = null;
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private ended = true;
  private news = 0;
  private watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {}

  /** Listen from the beginning: the whole table comes first. */
  open(seat: number | null): void {
    if (this.ended) {
      addEventListener("offline", this.broken);
      addEventListener("online", this.again);
      document.addEventListener("visibilitychange", this.seen);
      this.watch = setInterval(() => Date.now() - this.news > SILENCE && this.seen(), WATCH);
    }
    this.ended = false;
    this.seat = seat;
    this.heard = 0;
    this.connect();
  }

  /** Hear everything behind a number again. */
  listenFrom(number: number): void {
    this.heard = number;
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.source?.close();
    removeEventListener("offline", this.broken);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.seen);
    clearInterval(this.watch);
  }

  /** An entry of this number must come soon; if it does not, the line is dead and is laid anew. */
  expect(number: number, soon = 2500): void {
    setTimeout(() => !this.ended && navigator.onLine && this.heard < number && this.connect(), soon);
  }

  /** The server did not answer: is the line still alive? Lay it anew. */
  renew(): void {
    if (this.ended || this.source?.readyState !== EventSource.OPEN) return;
    this.listener.connected(false);
    this.connect();
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
      this.news = Date.now();
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
    });
    source.addEventListener("error", () => void this.interrupted(source));
    source.addEventListener("table", (event) => {
      const snapshot = JSON.parse(event.data) as TableSnapshot;
      this.heard = snapshot.number;
      this.listener.whole(snapshot);
    });
    for (const kind of KINDS) source.addEventListener(kind, (event) => this.hear(JSON.parse(event.data)));
  }

  private hear(entry: Entry): void {
    this.news = Date.now();
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

  /** Someone looks here again, or nothing came for long: is there more than we have heard? */
  private readonly seen = (): void => {
    if (this.ended || document.hidden || this.source?.readyState !== EventSource.OPEN) return;
    this.news = Date.now();
    void this.compare();
  };

  private async compare(): Promise<void> {
    try {
      const { number } = await get<Schemas["LogTold"]>(`/api/tables/${this.id}/log?after=${this.heard}`);
      this.expect(number, 1000);
    } catch (error) {
      if (error instanceof Problem && (!error.status || error.status >= 500)) this.renew();
    }
  }

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
