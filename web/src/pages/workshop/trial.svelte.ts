/** A trial of the box on the bench: asked for, played by the server in the background, looked at until it is told. */

import { get, post, Problem, type Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { errorText } from "../../app/problems";
import { ensureSession } from "../../app/session.svelte";
import { sha256 } from "../../app/sha256";
import { announce } from "../../ui/announcer.svelte";
import { Attempt } from "../../ui/attempt.svelte";
import type { Bench } from "./bench.svelte";

export type Trial = Schemas["TrialTold"];
export type Findings = Schemas["Findings"];
export type Thing = Schemas["ThingFound"];
export type Sure = Schemas["Sure"];

const LOOK_AGAIN = 1000;
/** Ours is played once for all, behind everyone's own. */
const LOOK_FOR_OURS = 5000;
/** Milliseconds of playing after which the pace is believed. */
const PACE_FROM = 3000;
const PATH = "/api/me/trials";

export class TrialRun extends Attempt {
  told = $state.raw<Trial | null>(null);
  /** Seconds left at the pace so far; null: not known yet. */
  left = $state<number | null>(null);
  private began: { at: number; done: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly bench: Bench) {
    super();
    if (bench.tried) void this.look();
  }

  get state(): "none" | "running" | "over" {
    return this.told === null ? "none" : this.told.over ? "over" : "running";
  }
  get share(): number {
    return this.told?.of ? this.told.done / this.told.of : 0;
  }
  /** Is the box on the bench another by now? */
  get changed(): boolean {
    return this.bench.tried !== null && this.bench.tried.text !== sha256(this.bench.text);
  }

  begin(): Promise<void> {
    return this.make(async () => {
      await ensureSession();
      const { game, text } = this.bench;
      this.began = null;
      const told = await post<Trial>(PATH, { game, text });
      this.bench.tried = { id: told.id, text: sha256(text) };
      this.bench.lay();
      this.take(told);
    });
  }
  stop(): Promise<void> {
    return this.make(async () => this.take(await post<Trial>(`${PATH}/${this.told!.id}/stop`)));
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      this.take(await get<Trial>(`${PATH}/${this.bench.tried!.id}`));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status === 404 || error.status === 401) this.forget();
      else {
        this.trouble = errorText(error);
        this.began = null;
        this.soon(LOOK_AGAIN);
      }
    }
  }
  private forget(): void {
    this.told = null;
    this.bench.tried = null;
    this.bench.lay();
  }
  private take(told: Trial): void {
    if (this.closed) return;
    if (this.state === "running" && told.over) announce(t("workshop-try-done"));
    this.told = told;
    this.trouble = "";
    this.pace(told);
    if (!told.over) this.soon(LOOK_AGAIN);
    else if (told.findings && !told.ours.over) this.soon(LOOK_FOR_OURS);
  }
  private pace({ done, of }: Trial): void {
    const now = Date.now();
    if (!this.began || done < this.began.done) this.began = { at: now, done };
    const [played, spent] = [done - this.began.done, now - this.began.at];
    this.left = played && spent > PACE_FROM ? ((of - done) * spent) / played / 1000 : null;
  }
  private soon(wait: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.look(), wait);
  }
}
