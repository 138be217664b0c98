/** Set a table up and sit down: who plays, with which options, and how it was set up the last time. */

import { change, type Game, type Schemas } from "../../app/api";
import { t } from "../../app/i18n.svelte";
import { navigate } from "../../app/router.svelte";
import { ensureSession } from "../../app/session.svelte";
import { promise, reveal } from "./contribution";

export type SeatSetup = { kind: "me" | "here" | "open" | "opponent"; level: string; name: string };
/** A box that was sent and found sound. */
export type OwnBox = { id: string; name: string };
export type TableSetup = {
  game: string;
  seats: SeatSetup[];
  options: Record<string, string>;
  listed: boolean;
  lot: boolean;
  clock: { minutes: number; increment: number } | null;
  /** By correspondence: a turn may take days. */
  slow: boolean;
  box?: OwnBox | null;
};

export const USUAL = "journeyman";

export const opponent = (level = USUAL): SeatSetup => ({ kind: "opponent", level, name: "" });

/** A game against one opponent; `offered` are options that differ from what the server would take. */
export function defaultSetup(game: Game, offered: Record<string, string>, level = USUAL): TableSetup {
  return {
    game: game.name,
    seats: [{ kind: "me", level: USUAL, name: "" }, opponent(level)],
    options: { ...game.defaults, ...offered },
    listed: false,
    lot: false,
    clock: null,
    slow: false,
  };
}

const kept = (game: string): string => `atelier-order-${game}`;

/** How a game was set up the last time, if it still fits. */
export function lastSetup(game: Game, offered: Record<string, string>, level = USUAL): TableSetup {
  const first = defaultSetup(game, offered, level);
  try {
    const setup = { ...first, ...JSON.parse(localStorage.getItem(kept(game.name)) ?? "{}") } as TableSetup;
    const options = Object.entries(first.options).map(([name, usually]) => {
      const wish = setup.options[name];
      return [name, wish !== undefined && game.options[name]?.includes(wish) ? wish : usually];
    });
    return game.seats.includes(setup.seats.length) ? { ...setup, options: Object.fromEntries(options) } : first;
  } catch {
    return first;
  }
}

function keep(setup: TableSetup): void {
  try {
    localStorage.setItem(kept(setup.game), JSON.stringify({ ...setup, box: null }));
  } catch {
    /* a browser that keeps nothing sets up anew */
  }
}

const shuffled = <T>(list: T[]): T[] =>
  list
    .map((one) => ({ one, lot: crypto.getRandomValues(new Uint32Array(1))[0]! }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ one }) => one);

type SeatSaid = { kind: string; level?: string; name?: string; promise?: string };

/** A seat as the server is told. Our browser promises digits of its own for the shuffle, so that nobody deals alone. */
function seat({ kind, level, name }: SeatSetup, place: number): SeatSaid {
  if (kind === "opponent") return { kind, level };
  if (kind === "open") return { kind };
  const named = kind === "here" ? { name: name.trim() || t("home-player", { count: place + 1 }) } : {};
  return { kind: "me", promise: promise(), ...named };
}

/** Open the table and go there; a game whose seats are all taken begins at once. */
export async function createTable(setup: TableSetup, remember = false): Promise<void> {
  await ensureSession();
  if (remember) keep(setup);
  const seats = (setup.lot ? shuffled(setup.seats) : setup.seats).map(seat);
  const clock = setup.clock && { seconds: Math.round(setup.clock.minutes * 60), increment: setup.clock.increment };
  const { id } = await change<Schemas["Opened"]>("/api/tables", {
    game: setup.game,
    seats,
    options: setup.options,
    listed: setup.listed,
    clock,
    pace: setup.slow ? "correspondence" : "live",
    box: setup.box?.id ?? null,
  });
  if (setup.seats.every((one) => one.kind !== "open")) {
    for (const [place, one] of seats.entries()) if (one.promise) await reveal(id, place, one.promise);
    await change(`/api/tables/${id}/start`, {});
  }
  navigate(`/table/${id}`);
}
