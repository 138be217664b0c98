/** The beats of a game, one after the other in the middle of the table; whoever does not want to wait goes on. */

import { tick } from "svelte";

import { settings } from "../../app/settings.svelte";
import { announce } from "../../ui/announcer.svelte";
import type { Sum } from "../model/sums";

export type Beat = {
  title: string;
  text?: string;
  drawing?: string | null;
  seat?: number;
  /** Said in passing while something is asked: on a phone beside the board, where it covers nothing. */
  passing?: boolean;
  /** What it scores. */
  points?: number;
  /** How far the game is now: a month or a round begins. */
  progress?: { done: number; of: number };
  /** A scene is shown whatever the pace: who ate what, who went hungry. */
  scene?: { stage: string; sums: Sum[] };
};

/** How long a beat stands, in milliseconds; what is news to be read stands longer, a scene is read seat by seat. */
const BANNER = 1100;
const NEWS = 2000;
const SCENE = 5000;
const EACH_SEAT = 2000;
/** Whatever is pressed sooner was not meant for what has just appeared. */
const NOTICED = 450;
/** At a pace slower or faster than this, beats are too. */
const USUAL = 600;

export class Stage {
  beat = $state.raw<Beat | null>(null);
  private queue: Beat[] = [];
  private playing: Promise<void> | null = null;
  private next: (() => void) | null = null;
  private end: (() => void) | null = null;
  private hushed = false;

  /** What stands in the middle of the table begins when the table is `calm`: nothing rises over it. */
  constructor(private readonly calm: () => Promise<void>) {}

  /** Show these after what is being shown; done when nothing is left to show. A scene nobody has seen gives way to the next. */
  play(beats: readonly Beat[]): Promise<void> {
    const wanted = beats.filter((beat) => beat.scene !== undefined || settings.pace > 0);
    for (const { title, text } of wanted) announce([title, text].filter(Boolean).join(" "));
    if (this.hushed) return Promise.resolve();
    if (wanted.some((beat) => beat.scene)) this.queue = this.queue.filter((beat) => !beat.scene);
    this.queue.push(...wanted);
    if (this.queue.length) this.playing ??= this.drain().finally(() => (this.playing = null));
    return this.playing ?? Promise.resolve();
  }

  private async drain(): Promise<void> {
    while (this.queue.length) {
      if (!this.queue[0]?.passing) await this.calm();
      const beat = this.queue.shift();
      if (!beat) break;
      this.beat = beat;
      await tick();
      const since = performance.now();
      await new Promise<void>((done) => {
        this.end = done;
        this.next = () => performance.now() - since >= NOTICED && done();
        setTimeout(done, lasting(beat));
      });
    }
    this.beat = null;
    this.next = this.end = null;
  }

  /** This one has been seen: the next, if there is one. */
  goOn(): void {
    this.next?.();
  }

  /** While a question is asked nothing stands before it: what is shown goes at once, what would follow is left to the log. */
  hush(hushed: boolean): void {
    this.hushed = hushed;
    if (!hushed) return;
    this.queue = [];
    this.end?.();
  }
}

function lasting({ scene, progress, drawing, points }: Beat): number {
  if (scene) return SCENE + EACH_SEAT * scene.sums.length;
  return (progress || drawing || points !== undefined ? NEWS : BANNER) * paced(settings.pace);
}

/** How much longer or shorter than usual something stands. */
export const paced = (pace: number): number => Math.min(1.5, Math.max(0.7, pace / USUAL));
