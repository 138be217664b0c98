/** The analyst's work on one game: asked for once, done by the server in the background, looked at until it is there. */

import { get, post, Problem, type Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { ensureSession, session } from "../../app/session.svelte";
import { announce } from "../../ui/announcer.svelte";
import type { Report } from "./report";

type Progress = Schemas["Analysis"];

const LOOK_AGAIN = 1500;
/** So many looks without progress: the server may have been started anew; asking again does no harm. */
const PATIENCE = 40;

export class Analysis {
  state = $state<"looking" | "none" | "running" | "done" | "failed">("looking");
  done = $state(0);
  of = $state(0);
  report = $state.raw<Report | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private same = 0;
  private closed = false;

  constructor(private readonly id: string) {}

  private get path(): string {
    return `/api/tables/${this.id}/analysis`;
  }

  /** Is there one already? One that was left half done goes on. */
  async begin(): Promise<void> {
    try {
      const answer = await get<Progress>(this.path);
      if (!answer.asked) this.state = "none";
      else if (!answer.report && session.known) await this.ask();
      else this.take(answer);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status === 0) this.soon();
      else this.state = "none";
    }
  }

  async ask(): Promise<void> {
    this.state = "running";
    try {
      await ensureSession();
      this.take(await post<Progress>(this.path));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.state = error.status === 409 ? "none" : "failed";
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private take(answer: Progress): void {
    if (this.state === "running" && answer.report) announce(t("review-analysed"));
    this.same = answer.done === this.done ? this.same + 1 : 0;
    this.done = answer.done;
    this.of = answer.of;
    this.report = answer.report;
    this.state = answer.report ? "done" : answer.failed ? "failed" : "running";
    if (this.state === "running") this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.again(), LOOK_AGAIN);
  }

  private async again(): Promise<void> {
    if (this.state === "looking") return this.begin();
    if (this.same > PATIENCE) {
      this.same = 0;
      return this.ask();
    }
    try {
      this.take(await get<Progress>(this.path));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.soon();
    }
  }
}
