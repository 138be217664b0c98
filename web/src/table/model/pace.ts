/** How fast things are shown: pauses one can follow, and an end to them as soon as someone wants to go on. */

import { settings } from "../../app/settings.svelte";
import { reducedMotion } from "../../app/theme.svelte";
import { type Flight, fly, land } from "../../ui/flights";

/** More waiting than this, and it goes faster. */
const HASTE = 8;
/** The bounds of a flight, in milliseconds. */
const SHORTEST = 180;
const LONGEST = 700;
/** As long as gains are looked at, at most: until they fade. */
const GAINS = 1400;

const during = (time: number): Promise<void> =>
  new Promise((done) => (time ? setTimeout(done, reducedMotion() ? Math.min(time, 250) : time) : done()));

/** As long as something of others travels, in milliseconds. */
export const travelTime = (): number => Math.min(LONGEST, Math.max(SHORTEST, settings.pace * 0.75));
/** As long as one's own gains are looked at before somebody answers. */
export const lookingTime = (): number => Math.min(settings.pace * 2.3, GAINS);

export class Pace {
  /** Done when the last thing has landed. */
  landing: Promise<void> = Promise.resolve();
  private hurry: (() => void) | null = null;

  /** Let things fly as fast as this person wants to see others' moves. */
  flyPaced(flights: readonly Flight[]): void {
    this.landing = fly(flights, travelTime());
  }

  /** Let things fly as the hand moved them. */
  fly(flights: readonly Flight[]): void {
    this.landing = fly(flights);
  }

  /** As long as one wants to look at what has just been shown. */
  async pause(landed: Promise<void>, waiting: number): Promise<void> {
    const pace = waiting > HASTE ? settings.pace / 2.5 : settings.pace;
    await Promise.race([Promise.all([landed, during(pace)]), this.skipped()]);
  }

  /** As long as a board that was just laid is looked at before anyone moves. */
  lookedOver = (): Promise<void> => during(settings.pace * 2);

  /** As long as one's own gains are looked at before somebody answers. */
  lookedAt = (): Promise<void> => during(lookingTime());

  /** Done when someone does not want to wait. */
  skipped(): Promise<void> {
    return new Promise((done) => (this.hurry = done));
  }

  /** Do not wait for what is being shown. */
  hasten(): void {
    this.hurry?.();
    land();
  }
}
