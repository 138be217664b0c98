/** The beats of a game, one after the other in the middle of the table; whoever does not want to wait goes on. */

import { settings } from "../../app/settings.svelte";
import { announce } from "../../ui/announcer.svelte";
import type { Sum } from "../model/sums";

export type Beat = {
  title: string;
  text?: string;
  drawing?: string | null;
  seat?: number;
  /** A scene is shown whatever the pace: who ate what, who went hungry. */
  scene?: { stage: string; sums: Sum[] };
};

/** How long a beat stands, in milliseconds; a scene is read seat by seat. */
const BANNER = 1100;
const SCENE = 2600;
const EACH_SEAT = 700;
/** At a pace slower or faster than this, beats are too. */
const USUAL = 600;

export class Stage {
  beat = $state.raw<Beat | null>(null);
  private queue: Beat[] = [];
  private playing: Promise<void> | null = null;
  private next: (() => void) | null = null;

  /** A scene begins when the table is `calm`: nothing else rises over it. */
  constructor(private readonly calm: () => Promise<void>) {}

  /** Show these after what is being shown; done when nothing is left to show. */
  play(beats: readonly Beat[]): Promise<void> {
    const wanted = beats.filter((beat) => beat.scene !== undefined || settings.pace > 0);
    for (const { title, text } of wanted) announce([title, text].filter(Boolean).join(" "));
    this.queue.push(...wanted);
    if (this.queue.length) this.playing ??= this.drain().finally(() => (this.playing = null));
    return this.playing ?? Promise.resolve();
  }

  private async drain(): Promise<void> {
    while (this.queue.length) {
      if (this.queue[0]?.scene) await this.calm();
      const beat = this.queue.shift();
      if (!beat) break;
      this.beat = beat;
      await new Promise<void>((done) => {
        this.next = done;
        setTimeout(done, lasting(beat));
      });
    }
    this.beat = null;
    this.next = null;
  }

  /** Nobody wants to see the rest. */
  skip(): void {
    this.queue = [];
    this.next?.();
  }
}

function lasting({ scene }: Beat): number {
  const pace = Math.min(1.5, Math.max(0.7, settings.pace / USUAL));
  return scene ? SCENE + EACH_SEAT * scene.sums.length : BANNER * pace;
}
