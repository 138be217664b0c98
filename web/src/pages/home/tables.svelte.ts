/** What a person sees on the first page: their own tables, those that look for players, and where they have won. */

import { type Game, get, type Schemas, type Seat, type ShortTable } from "../../app/api";
import { capitalize, t } from "../../app/i18n.svelte";
import { written } from "../../app/numbers";
import { session } from "../../app/session.svelte";
import { settings } from "../../app/settings.svelte";
import { wonOf } from "../newcomer";

type Played = Schemas["MyGame"];
type Lists = {
  mine: ShortTable[] | null;
  open: ShortTable[] | null;
  games: Game[];
  /** The games one has won against opponents. */
  won: string[];
  /** The games one has finished at all. */
  finished: string[];
  /** How one's latest games ended, by their tables. */
  ended: Played[];
  /** The server has been asked once, and has answered or could not. */
  asked: boolean;
};

export const lists = $state<Lists>({
  mine: null,
  open: null,
  games: [],
  won: [],
  finished: [],
  ended: [],
  asked: false,
});
let counted = 0;

/** Who has finished another game since may have won it. */
async function refreshForm(mine: ShortTable[]): Promise<void> {
  const finished = mine.filter((table) => table.life === "over").length;
  if (finished === counted) return;
  const [form, { games }] = await Promise.all([
    get<Schemas["Forms"]>("/api/me/form"),
    get<Schemas["MyGames"]>("/api/me/games"),
  ]);
  lists.ended = games;
  lists.won = wonOf(form);
  lists.finished = [...new Set(games.map((game) => game.game))];
  counted = finished;
}

/** Ask for everything anew; what cannot be had now stays as it was. */
export async function refresh(): Promise<void> {
  const [mine, open, games] = await Promise.allSettled([
    session.known ? get<Schemas["ShortTables"]>("/api/me/tables") : Promise.resolve({ tables: [] }),
    get<Schemas["ShortTables"]>("/api/tables?life=open"),
    lists.games.length ? Promise.resolve({ games: lists.games }) : get<Schemas["Games"]>("/api/games"),
  ]);
  if (mine.status === "fulfilled") {
    lists.mine = [...mine.value.tables].sort(byUrgency);
    await refreshForm(lists.mine).catch(() => undefined); // next time, then
  }
  if (open.status === "fulfilled")
    lists.open = open.value.tables.filter((table) => !table.seats.some((seat) => seat.yours));
  if (games.status === "fulfilled") lists.games = games.value.games;
  lists.asked = true;
}

/** How a game of mine ended: won or which place, my points and the others'. */
export function resultOf(table: ShortTable): string | undefined {
  const seats = lists.ended.find((game) => game.id === table.id)?.seats ?? [];
  const own = seats.find((seat) => seat.yours);
  if (!own) return undefined;
  const points = [own, ...seats.filter((seat) => seat !== own)]
    .map((seat) => written(seat.points))
    .join("\u00a0:\u00a0");
  return t("home-result", { place: own.place, of: seats.length, points });
}

export const myTurn = (table: ShortTable): boolean => table.turn !== null && (table.seats[table.turn]?.yours ?? false);

const ORDER = ["playing", "open", "over", "closed", "unreadable"];
const rank = (table: ShortTable): number => (myTurn(table) ? -1 : ORDER.indexOf(table.life));
const byUrgency = (a: ShortTable, b: ShortTable): number => rank(a) - rank(b) || b.touched_at - a.touched_at;

/** Who sits there: a name, a level, or nobody yet. */
export function called(seat: Seat): string {
  if (seat.kind === "open") return t("home-open-seat");
  return seat.name || (seat.level ? capitalize(t(`level-${seat.level}`)) : t("home-open-seat"));
}

/** The others at a table, as one phrase. */
export function company(table: ShortTable): string {
  const game = t(`app-game-${table.game}`);
  if (table.life === "unreadable") return game;
  const known = table.imported ? table.seats.filter((seat) => seat.name) : table.seats;
  const others = known.filter((seat) => !seat.yours && seat.kind !== "open").map(called);
  const last = others.pop();
  if (last === undefined) return t(table.imported ? "home-imported" : "home-alone", { game });
  const who = others.length ? t("home-and", { first: others.join(", "), last }) : last;
  return t(table.imported ? "home-imported-of" : "home-with", { game, who });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in the language spoken. */
export function ago(at: number): string {
  const passed = Date.now() - at;
  const [unit, length] = UNITS.find(([, long]) => passed >= long) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" }).format(
    -Math.max(0, Math.floor(passed / length)),
    unit,
  );
}
