/** A position of Artisans as the server tells it to one pair of eyes, and small readings of it. */

import { localName } from "../../app/i18n.svelte";
import type { BoxThing, Things as BoxThings } from "../../app/things";
import type { Board } from "../../table/model/board.svelte";
import type { View, ViewOf } from "../../table/model/types";
import type { Player, Things, View as OwnView } from "./schema";

export type { Player };
/** The only artisan who reserves objects. */
export const RESERVES = "provident";
export type Cards = Player["known"];
export type Bench = ViewOf<OwnView>;

export const benchOf = (view: View | null): Bench => view as Bench;
export const bench = (board: Board): Bench => benchOf(board.view);

/** The seat whose bench is in front: one's own, or the first for those who only look on. */
export const front = (board: Board): number => board.seat ?? 0;

/** The others, in turn order from the left of the one in front. */
export function others(board: Board): number[] {
  const count = bench(board).players.length;
  return Array.from({ length: count - 1 }, (_, chair) => (front(board) + chair + 1) % count);
}

/** The things of a box of this game. */
export const thingsOf = (box: BoxThings): Things => box.kinds as Things;

export const materials = (board: Board): string[] => Object.keys(thingsOf(board.things).material);
export const thingOf = (board: Board, kind: string, word: string): BoxThing =>
  board.things.kinds[kind]?.[word] ?? { names: { en: word, fr: word }, source: null, text: null };
export const nameOf = (board: Board, kind: string, word: string): string => localName(thingOf(board, kind, word).names);

/** `Windmill (Netherlands)`: what it is, and where it comes from. */
export function objectName(board: Board, word: string): { name: string; origin: string } {
  const full = nameOf(board, "object", word);
  const [, name, origin] = /^(.*?)\s*\(([^()]*)\)$/.exec(full) ?? [];
  return { name: name ?? full, origin: origin ?? "" };
}

/** The artisan of a seat by name. */
export const artisanName = (board: Board, seat: number): string => {
  const word = bench(board).players[seat]?.artisan;
  return word ? nameOf(board, "artisan", word) : "";
};

export const reserves = (board: Board, seat: number): boolean => bench(board).players[seat]?.artisan === RESERVES;

export const pointsOf = (board: Board, object: string): number => thingsOf(board.things).object[object]?.points ?? 0;
export const needsOf = (board: Board, object: string): [string, number][] => {
  const needs = thingsOf(board.things).object[object]?.needs ?? {};
  return materials(board).flatMap((material): [string, number][] =>
    needs[material] ? [[material, needs[material]]] : [],
  );
};

/** The levels of a material, from the top. */
export const levels = (board: Board): number[] =>
  Array.from({ length: bench(board).levels }, (_, below) => bench(board).levels - below);
/** What the one in front still lacks for an object; undefined: it is not theirs to make. */
export const lacksFor = (board: Board, object: string): Cards | undefined =>
  bench(board)?.players[front(board)]?.lacks[object];
export const levelOf = (player: Player | undefined, material: string): number => player?.works[material]?.length ?? 0;
export const sum = (cards: Cards): number => Object.values(cards).reduce((all, count) => all + count, 0);
