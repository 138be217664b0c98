/** With which box a new table is laid: that of the game, one of those one has made, or a file. */

import { post, type Schemas } from "../../app/api";
import { haveMessages, t } from "../../app/i18n.svelte";
import { MISTAKES, mistakesOf } from "../../app/mistakes";
import { errorText } from "../../app/problems";
import { ensureSession, session } from "../../app/session.svelte";
import type { OwnBox } from "../../table/lobby/create";
import { announce } from "../../ui/announcer.svelte";
import type { MadeBox } from "../boxes";

/** A file that was sent, among the boxes one has made. */
export const FILE = "file";

export class BoxChoice {
  made = $state.raw<MadeBox[]>([]);
  /** Its id, `FILE`, or nothing for the box of the game. */
  chosen = $state("");
  /** What was sent and found sound. */
  box = $state.raw<OwnBox | null>(null);
  busy = $state(false);
  trouble = $state("");
  mistakes = $state.raw<Schemas["MistakeWhy"][]>([]);
  private sending: Promise<void> = Promise.resolve();

  constructor(private readonly game: string) {}

  /** Which boxes there are; one that was asked for is chosen. */
  async look(wished: string | null): Promise<void> {
    const { madeBoxes } = await import("../boxes");
    this.made = await madeBoxes(this.game, session.known, wished);
    if (wished && wished !== this.chosen && this.made.some((one) => one.id === wished)) this.choose(wished);
  }

  choose(id: string): void {
    this.chosen = id;
    const made = this.made.find((one) => one.id === id);
    if (made) this.sending = this.send(made.name || t("home-box-unnamed"), made.text);
    else this.forget();
  }
  /** One that is refused leaves the box of the game on the table. */
  async sendFile(file: File): Promise<void> {
    this.chosen = FILE;
    await (this.sending = this.send(file.name, () => file.text()));
    if (!this.box) this.chosen = "";
  }
  /** Once it is known how it stands: may a table be laid? */
  async settled(): Promise<boolean> {
    await this.sending;
    return !this.chosen || this.box !== null;
  }
  /** Where what is wrong with the box that is chosen can be mended. */
  get bench(): string | undefined {
    return this.made.find((one) => one.id === this.chosen)?.bench;
  }

  private forget(): void {
    this.box = null;
    this.trouble = "";
    this.mistakes = [];
  }
  private async send(called: string, read: () => Promise<string>): Promise<void> {
    this.forget();
    const { chosen } = this;
    const still = (): boolean => this.chosen === chosen;
    this.busy = true;
    try {
      await ensureSession();
      const text = await read();
      if (!still()) return;
      const { id, name } = await post<Schemas["BoxTold"]>("/api/boxes", { game: this.game, text });
      if (!still()) return;
      this.box = { id, name };
      announce(t("home-box-sound", { name }));
    } catch (error) {
      if (!still()) return;
      const found = mistakesOf(error);
      if (found.length) await haveMessages(MISTAKES);
      this.mistakes = found;
      this.trouble = found.length ? t("home-box-mistakes", { file: called, count: found.length }) : errorText(error);
    } finally {
      if (still()) this.busy = false;
    }
  }
}
