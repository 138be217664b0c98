/** My games: those that run, those that ended, page by page, and my form. */

import { get, type Schemas, type ShortTable } from "../../app/api";
import { dateText } from "../../app/dates";
import { capitalize, t } from "../../app/i18n.svelte";
import { type Needs, readNeeds } from "../../table/model/options";

export type Finished = Schemas["MyGame"];
export type Form = Schemas["Form"];
export type Mark = Schemas["FormGame"];
type Player = { name: string; level: string | null };

export class MyGames {
  running = $state.raw<ShortTable[]>([]);
  finished = $state.raw<Finished[]>([]);
  forms = $state.raw<Form[]>([]);
  needs = $state.raw<Record<string, Needs>>({});
  before = $state<number | null>(null);
  /** Nothing is said of an empty list before it is known to be empty. */
  known = $state(false);

  async begin(): Promise<void> {
    const [{ tables }, page, { forms }, needs] = await Promise.all([
      get<Schemas["ShortTables"]>("/api/me/tables"),
      get<Schemas["MyGames"]>("/api/me/games"),
      get<Schemas["Forms"]>("/api/me/form"),
      readNeeds(),
    ]);
    this.running = tables.filter(({ life }) => life === "open" || life === "playing");
    this.forms = forms;
    this.needs = needs;
    this.take(page, []);
    this.known = true;
  }

  async more(): Promise<void> {
    this.take(await get<Schemas["MyGames"]>(`/api/me/games?before=${this.before}`), this.finished);
  }

  private take(page: Schemas["MyGames"], so: Finished[]): void {
    this.finished = [...so, ...page.games];
    this.before = page.before;
  }
}

export const nameOf = ({ name, level }: Player): string => name || (level ? capitalize(t(`level-${level}`)) : "");

export const dateOf = (at: number): string => dateText(at, { day: "numeric", month: "short", year: "numeric" });

/** A game of the form in a sentence. */
export function markText({ place, shared, points, margin, ended_at: at }: Mark): string {
  const how =
    place > 1
      ? t("mine-mark-lost", { margin: Math.abs(margin), place })
      : shared
        ? t("mine-mark-shared")
        : t("mine-mark-won", { margin });
  return t("mine-mark", { date: dateOf(at), how, points });
}
