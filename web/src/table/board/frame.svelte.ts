/** How the frame around a table stands: which tab is open, what was seen, where the phone looks. */

import { MediaQuery } from "svelte/reactivity";

/** Where there is room for one area at a time only; the same condition as in the styles. */
export const PHONE = "(max-width: 900px), (max-height: 520px)";

/** A low screen: what is asked or taught stands beside the board; the same condition as in the styles. */
export const BESIDE = "(max-height: 520px) and (min-width: 560px)";

/** A desk too narrow for board and side: the side begins folded. */
const NARROW = "(min-width: 900.02px) and (max-width: 1150px) and (min-height: 520.02px)";

export const TABS = ["log", "score", "coach", "chat", "menu"] as const;
export type Tab = (typeof TABS)[number] | "keys" | "result";

export class Frame {
  tab = $state<Tab>("log");
  /** On a wide screen the side can be folded to its tabs, for more board. */
  get folded(): boolean {
    return this.wish ?? this.narrow.current;
  }
  set folded(folded: boolean) {
    this.wish = folded;
  }
  private wish = $state<boolean | null>(null);
  private readonly narrow = new MediaQuery(NARROW);
  private readonly small = new MediaQuery(PHONE);
  get phone(): boolean {
    return this.small.current;
  }
  /** The area the phone shows; `side` is log, score and the rest. */
  area = $state("centre");
  /** Areas in which something has changed unseen, and areas in which something may be done. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  open = $state.raw<ReadonlySet<string>>(new Set());
  /** The ending is celebrated in the middle of the table. */
  ending = $state(false);
  /** The final score is being counted: so many of its sources are. */
  counted = $state<number | null>(null);
  get counting(): boolean {
    return this.counted !== null;
  }
  /** Brings an area into sight, where only one has room. */
  reveal: (area: string) => void = () => {};
  private before: Tab = "log";

  /** Open a tab, and show the side where it is not in sight. */
  show(tab: Tab): void {
    if (this.tab !== "keys") this.before = this.tab;
    this.tab = tab;
    this.folded = false;
    this.reveal("side");
  }

  /** Is what stands behind a tab in sight? */
  sees(tab: Tab): boolean {
    return this.tab === tab && (this.phone ? this.area === "side" : !this.folded);
  }

  /** Close a tab that is only looked at. */
  leave(): void {
    this.tab = this.before;
  }

  note(area: string): void {
    if (area !== this.area) this.changed = new Set([...this.changed, area]);
  }

  seen(area: string): void {
    this.area = area;
    if (this.changed.has(area)) this.changed = new Set([...this.changed].filter((one) => one !== area));
  }
}
