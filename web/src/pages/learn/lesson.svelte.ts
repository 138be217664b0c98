/** A lesson as it is played: a recorded game in steps, of which the learner makes some of the moves. */

import { tick } from "svelte";

import type { Change, Choice, Message, Seat } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { ownName } from "../../app/session.svelte";
import { settings } from "../../app/settings.svelte";
import { reducedMotion } from "../../app/theme.svelte";
import type { Source } from "../../table/model/board.svelte";
import { applyChanges } from "../../table/model/changes";
import { lookingTime, travelTime } from "../../table/model/pace";
import type { Outcome } from "../../table/model/sums";
import type { Entry, Journeys, View } from "../../table/model/types";
import { fly, type Journey, land, prepare } from "../../ui/flights";
import { readProgress, saveProgress } from "../../app/progress";

type Event = Message & { seat: number; move: string; outcomes: Outcome[]; changes: Change[] };
type Act = Choice & { points: number; not: (Message & { moves: string[] })[]; events: Event[] };
export type Step = { area: string; point: string[]; later?: Change[]; acts: Act[] };
export type Script = { name: string; game: string; first: View; steps: Step[] };

const LATER = 900;
/** How long one's own move is looked at, and on a phone, where its things may go to another page. */
const OWN = 500;
const OWN_FOLLOWED = 900;
/** How long a page takes to turn. */
const TURNING = 450;

export class Lesson implements Source {
  readonly seat = 0;
  readonly pending = null;
  view = $state.raw<View | null>(null);
  /** The step, and how many of its moves are made. */
  at = $state(0);
  made = $state(0);
  /** What has happened since the learner's last move. */
  happened = $state.raw<Entry[]>([]);
  busy = $state(false);
  passing = $state(false);
  /** Turns to where something is about to happen, if it is out of sight; says whether it was. Set by who draws the table. */
  follow: ((journeys: Journey[]) => boolean) | null = null;
  /** Lets what a move brought rise from where it came. Set by who draws the table. */
  raise: ((entry: Entry, journeys: Journey[]) => void) | null = null;
  private readonly views: View[];
  private hurry: (() => void) | null = null;
  /** Nothing of what is under way is waited for any more. */
  private hurried = false;
  private turn = 0;

  constructor(
    private readonly script: Script,
    private readonly journeys: Journeys,
  ) {
    this.views = starts(script);
    const { step } = readProgress(script.name);
    this.jump(step < script.steps.length - 1 ? step : 0);
  }

  get name(): string {
    return this.script.name;
  }
  get game(): string {
    return this.script.game;
  }
  get seats(): Seat[] {
    const seat = { member: null, away: false, out_of_time: false, promise: "", revealed: false };
    return [
      { ...seat, kind: "person", name: ownName(), level: null, yours: true },
      { ...seat, kind: "opponent", name: t("lesson-ada"), level: "journeyman", member: "ada", yours: false },
    ];
  }
  get steps(): Step[] {
    return this.script.steps;
  }
  get step(): Step {
    return this.script.steps[this.at]!;
  }
  /** The move that is asked for now. */
  get act(): Act | undefined {
    return this.busy ? undefined : this.step.acts[this.made];
  }
  get last(): boolean {
    return this.at === this.script.steps.length - 1;
  }
  /** Everyone's points as the step began, for words: what was told stays, whatever is played since. */
  get standing(): { mine: number; ada: number } {
    const [mine = 0, ada = 0] = this.views[this.at]!.players.map((player) => player.total);
    return { mine, ada };
  }
  get choices(): Choice[] {
    // What the guide asks for is not doubted: it is played at the first word.
    return this.act ? [{ ...this.act, bill: this.act.bill && { ...this.act.bill, risks: [] } }] : [];
  }

  play(move: string): void {
    if (this.act?.move === move) void this.perform(this.act);
  }
  async why(move: string): Promise<Message | null> {
    const reason = this.act?.not.find((one) => one.moves.includes(move));
    return reason ?? (this.act ? { message: "lesson", things: {} } : null);
  }
  async preview(move: string): Promise<Record<string, number> | null> {
    return this.act?.move === move ? { 0: this.act.points } : null;
  }

  /** To the beginning of a step, at once. */
  jump(step: number): void {
    this.turn++;
    this.skip();
    this.busy = this.passing = false;
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    this.made = 0;
    this.happened = [];
    this.view = this.views[this.at]!;
    saveProgress(this.name, { step: this.at, finished: readProgress(this.name).finished || this.last });
  }

  /** On: what is asked is shown, or the next page is opened; what is under way is not waited for. */
  async on(): Promise<void> {
    if (this.busy) this.skip();
    else if (this.act) await this.perform(this.act);
    else await this.advance();
  }

  private skip(): void {
    this.hurried = true;
    this.hurry?.();
    land();
  }

  private async perform(act: Act): Promise<void> {
    const turn = ++this.turn;
    this.hurried = false;
    this.busy = true;
    this.happened = [];
    for (const [place, event] of act.events.entries()) {
      await this.show(event, place > 0);
      if (turn !== this.turn) return;
    }
    this.made++;
    this.busy = false;
    if (this.made >= this.step.acts.length) await this.advance(this.happened);
  }

  /** The next page; time may pass before it, then what happened on the last one is long ago. */
  private async advance(happened: Entry[] = []): Promise<void> {
    if (this.last) return;
    const turn = ++this.turn;
    const later = this.steps[this.at + 1]?.later;
    if (later) {
      this.hurried = false;
      this.busy = this.passing = true;
      await this.pause(LATER);
      if (turn !== this.turn) return;
    }
    this.jump(this.at + 1);
    if (!later) this.happened = happened;
  }

  private async show(event: Event, other: boolean): Promise<void> {
    const before = this.view!;
    const after = applyChanges<View>(before, event.changes);
    const account = { chapter: 0, part: "", ends: false, outcomes: event.outcomes };
    const name = this.seats[event.seat]?.name;
    const entry: Entry = { ...event, number: 0, kind: "moved", position: 0, at: 0, name, account };
    const journeys = this.journeys(entry, before, after);
    const turn = this.turn;
    if (!this.hurried && this.follow?.(journeys)) await this.pause(TURNING);
    if (turn !== this.turn) return;
    const atOnce = this.hurried || settings.pace === 0;
    const flights = atOnce ? [] : prepare(journeys);
    this.view = after;
    this.happened = [...this.happened, entry];
    if (!this.hurried) this.raise?.(entry, journeys);
    await tick();
    if (atOnce) return;
    const landed = fly(flights, travelTime());
    if (other) await Promise.all([landed, this.pause(reducedMotion() ? Math.min(settings.pace, 400) : settings.pace)]);
    else if (event.outcomes.length) await Promise.all([landed, this.pause(lookingTime())]);
    else if (this.follow && flights.length) await Promise.all([landed, this.pause(OWN_FOLLOWED)]);
    else await Promise.race([landed, this.pause(OWN)]);
  }

  private pause(length: number): Promise<void> {
    if (this.hurried || settings.pace === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, length);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** The view at the beginning of each step. */
function starts(script: Script): View[] {
  let view: View = { ...script.first, legal: [], choices: [] };
  return script.steps.map((step) => {
    view = applyChanges(view, step.later ?? []);
    const start = view;
    for (const act of step.acts) for (const event of act.events) view = applyChanges(view, event.changes);
    return start;
  });
}
