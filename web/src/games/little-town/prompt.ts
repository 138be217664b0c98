/** What is asked of the one on turn, how far the game is, and the line that closes a round. */

import { capitalize, localName, t } from "../../app/i18n.svelte";
import type { Board } from "../../table/model/board.svelte";
import type { View } from "../../table/model/types";
import type { Mind } from "../../table/room";
import { goodIn, goodsIn, nameOf } from "./explain";
import { answers } from "./stock";
import { artisanOf, comingOf, type Counts, CYCLE, type Town, town, townOf } from "./view";

type Asked = { message: string; things?: Record<string, string | number> };

export function prompt(board: Board): Asked {
  const view = town(board);
  if (!view) return { message: "town-ask-wait" };
  const { now } = view;
  const tile = now.buying ? nameOf(board, "tile", now.buying) : "";
  switch (view.phase) {
    case "place":
      return { message: board.may("spend") ? "town-ask-spend" : "town-ask-place" };
    case "act":
      return { message: "town-ask-act", things: { square: now.square ?? "" } };
    case "effect":
      return effect(board, view);
    case "square":
      return { message: "town-ask-square", things: { tile } };
    case "discount":
      return discount(board, tile, now.pending.less);
    case "pay":
      return pay(board, now.owed);
    case "give":
      return { message: "town-ask-give", things: { count: now.owing } };
    case "take":
      return { message: "town-ask-take", things: { count: now.owing } };
    case "feed":
      return { message: `town-ask-feed-${course(board)}`, things: { count: now.hungry } };
    case "worker":
      return { message: hasArtisans(board, view) ? "town-ask-worker" : "town-ask-worker-first" };
    case "upgrade":
      return upgrade(board, view);
    case "lay":
      return lay(board, view);
    default:
      return { message: `town-ask-${view.phase}` };
  }
}

/** What a worker eats. */
const FOOD = ["fish", "wheat"];

/** Before the last worker of a round: who will want to eat, and what there is, the harvest at hand included. Before an action ends: what would be had for nothing, and what comes by itself. */
export function mind(board: Board): Mind[] {
  const view = town(board);
  const mine = board.seat === null ? undefined : view?.players[board.seat];
  if (!view || !mine) return [];
  const { mouths } = mine;
  const coming = harvest(board);
  const meals = mine.meals + FOOD.reduce((sum, word) => sum + (coming[word] ?? 0), 0);
  const said = meals > mine.meals ? "town-ask-mind-harvest" : "town-ask-mind";
  const fed = { text: t(said, { mouths, meals }), short: meals < mouths };
  const left = view.phase === "act" || view.phase === "residence" ? [...unused(board), ...rest(board)] : [];
  return [...(view.now.last_worker ? [fed] : []), ...left];
}

/** Buildings and cards that would bring something and ask for nothing. */
function unused(board: Board): Mind[] {
  const free = new Map<string, string>();
  for (const { things, bill } of board.choices) {
    const thing = things["tile"] ?? things["card"];
    const { pays = {}, brings = {}, rent = 0, stand_in = 0, idle = false } = bill ?? {};
    if (typeof thing !== "object" || idle || rent || stand_in) continue;
    if (Object.keys(brings).length && !Object.keys(pays).length)
      free.set(capitalize(localName(thing.names)), goodsIn(board, brings));
  }
  const list = [...free].map(([name, goods]) => t("town-ask-unused-one", { name, goods })).join(", ");
  return list ? [{ text: t("town-ask-unused", { list }), short: false }] : [];
}

/** What comes when the action ends. */
const harvest = (board: Board): Counts => board.choices.find(({ ends }) => ends)?.bill?.brings ?? {};

/** What lies around the worker and is gathered when the action ends. */
function rest(board: Board): Mind[] {
  const goods = harvest(board);
  if (!Object.keys(goods).length) return [];
  return [{ text: t("town-ask-rest", { goods: goodsIn(board, goods) }), short: false, again: true }];
}

/** What an Artisan takes off the cost, or who is called in; sometimes there is no building without. */
function discount(board: Board, tile: string, less = 0): Asked {
  if (less) return { message: "town-ask-less", things: { tile, count: less } };
  return { message: board.may("done") ? "town-ask-discount" : "town-ask-discount-needed", things: { tile } };
}

/** A bill is paid good by good: which one is asked for is said where several are owed. */
function pay(board: Board, owed: Counts): Asked {
  const [first] = answers(board);
  const several = first && Object.values(owed).filter(Boolean).length > 1;
  const count = several ? (owed[first.word] ?? 1) : Object.values(owed).reduce((sum, one) => sum + one, 0);
  const things = { owed: goodsIn(board, owed), first: first ? goodIn(board, first.word, count) : "", count };
  return { message: several ? "town-ask-pay-first" : "town-ask-pay", things };
}

/** What the hungry are being fed just now. */
const course = (board: Board): string => board.choices[0]?.move.split(" ")[1] ?? "fish";

function effect(board: Board, view: Town): Asked {
  const { pending } = view.now;
  const left = ["any", "sell", "trade", "offer", "again"].filter((step) => pending[step]);
  const [only] = left;
  if (left.length === 1 && only && !board.may("gain"))
    return { message: `town-ask-${only}`, things: { count: pending[only] ?? 1, leave: board.may("done") ? 1 : 0 } };
  return { message: "town-ask-effect" };
}

const hasArtisans = (board: Board, view: Town): boolean =>
  view.players[board.seat ?? 0]?.row.some(({ card }) => card !== null) ?? false;

/** X14: the cube decides what the card does. */
function lay(board: Board, view: Town): Asked {
  const word = comingOf(view) ?? "";
  const { kind, level } = artisanOf(board, word) ?? {};
  return {
    message: "town-ask-lay",
    things: { card: nameOf(board, "artisan", word), kind: kind ?? "", level: level ?? 1 },
  };
}

/** What may be bought or put under its deck; once something is picked up, where it goes. */
function upgrade(board: Board, view: Town): Asked {
  if (board.picked === CYCLE) return { message: "town-ask-cycle" };
  const top = board.picked && view.decks[board.picked.split(" ")[1] ?? ""]?.top;
  if (top)
    return {
      message: "town-ask-beside",
      things: { card: capitalize(nameOf(board, "artisan", top)), place: view.now.place ?? "" },
    };
  const buys = board.starting("hire").length + board.starting("upgrade").length > 0;
  const cycles = board.starting(CYCLE).length > 0;
  return { message: buys && cycles ? "town-ask-upgrade-cycle" : cycles ? "town-ask-upgrade-none" : "town-ask-upgrade" };
}

export function progress(view: View): { done: number; of: number; text: string } {
  const { round, rounds, phase, over } = townOf(view);
  const text = over ? t("little-town-phase-over") : t("town-round", { round, phase: t(`little-town-phase-${phase}`) });
  return { done: over ? rounds : round, of: rounds, text: capitalize(text) };
}

/** A round begins: the workers have eaten and are home again. */
export function ceremony(before: View, after: View): { title: string; text: string } | null {
  const [was, is] = [townOf(before), townOf(after)];
  if (is.round <= was.round) return null;
  const last = is.round === is.rounds;
  return {
    title: t("town-begin-round", { round: is.round, rounds: is.rounds }),
    text: t(last ? "town-begin-last" : "town-begin-home"),
  };
}
