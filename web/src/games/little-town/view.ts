/** What the server shows of a Little Town table, and the plain geometry of its map. */

import type { Names } from "../../app/api";
import type { BoxThing } from "../../app/things";
import type { Board } from "../../table/model/board.svelte";
import type { View } from "../../table/model/types";

export type Counts = Partial<Record<string, number>>;
export type Place = { card: string | null; cubes: string[] };
export type Pack = { top: string | null; cards: number; unseen: string[]; beneath: string[] };
export type Building = { square: string; tile: string; owner: number };
export type Player = {
  goods: Counts;
  coins: number;
  houses: number;
  home: string[];
  site: number;
  objectives: string[];
  hidden: number;
  done: string[];
  row: Place[];
  effects: number;
  scored: number;
  points: Record<string, number>;
  total: number;
};
export type Now = {
  place: string | null;
  doing: "gather" | "construction" | null;
  square: string | null;
  touched: string[];
  gathered: Counts;
  used: "left" | "right" | null;
  option: number;
  pending: Counts;
  target: string | null;
  buying: string | null;
  incoming: string | null;
  side: "left" | "right" | null;
  owed: Counts;
  owing: number;
  given: Counts;
  bought: boolean;
  residing: boolean;
  hungry: number;
};
export type Town = Pick<View, "step" | "turn" | "over" | "legal" | "choices"> & {
  expansion: "off" | "standard" | "advanced";
  board: number;
  round: number;
  phase: string;
  leader: number | null;
  land: string[][];
  buildings: Building[];
  workers: Record<string, number>;
  market: Record<string, number>;
  supply: Counts;
  bank: number;
  decks: Record<string, Pack>;
  now: Now;
  players: Player[];
};

export type Tile = BoxThing & {
  copies: number;
  cost: Counts;
  points: number;
  price: Counts | null;
  output: Counts | null;
  each_round: Record<string, number | boolean>;
  at_end: Counts;
  new: boolean;
};
export type Face = {
  cost: Counts;
  laid: boolean;
  points: number;
  effect: Counts[];
  end: Counts;
  text: Names;
  cost_text: Names;
};
export type Artisan = BoxThing & {
  kind: "gather" | "construction" | null;
  level: number;
  deck: string | null;
  standard: Face | null;
  advanced: Face | null;
};

export const RESOURCES = ["wood", "stone", "fish", "wheat"];
export const PLACES = ["a", "b", "c", "d", "e"];
export const KINDS = ["gather", "construction"] as const;
export const LEVELS = ["I", "II", "III", "IV"];
export const COLUMNS = [..."abcdefghi"];
export const ROWS = [1, 2, 3, 4, 5, 6];
/** What a terrain yields. */
export const YIELDS: Record<string, string> = { forest: "wood", mountain: "stone", lake: "fish" };

export const town = (board: Board): Town | null => board.view as Town | null;
export const tileOf = (board: Board, word: string): Tile => board.things.kinds.tile?.[word] as Tile;
export const artisanOf = (board: Board, word: string): Artisan => board.things.kinds.artisan?.[word] as Artisan;

/** The side of the cards that is played. */
export function faceOf(board: Board, word: string): Face | null {
  return artisanOf(board, word)?.[town(board)?.expansion === "advanced" ? "advanced" : "standard"] ?? null;
}

/** Column and row of a square, from 0. */
export const whereIs = (square: string): [number, number] => [COLUMNS.indexOf(square[0] ?? ""), Number(square[1]) - 1];
export const squareAt = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;
export const landAt = (view: Town, square: string): string => {
  const [column, row] = whereIs(square);
  return view.land[row]?.[column] ?? "grass";
};

/** The squares around one, up to eight. */
export function around(square: string): string[] {
  const [column, row] = whereIs(square);
  const near: string[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(ROWS.length - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(COLUMNS.length - 1, column + 1); x++)
      if (x !== column || y !== row) near.push(squareAt(x, y));
  return near;
}

export const buildingOn = (view: Town, square: string): Building | undefined =>
  view.buildings.find((one) => one.square === square);

/** Which of its drawings a terrain square has: always the same one. */
export function variant(land: string, square: string): string {
  const [column, row] = whereIs(square);
  return `terrain-${land}-${((column * 7 + row * 5 + column * row) % (land === "grass" ? 3 : 2)) + 1}`;
}

/** The seat whose side of the table this is: one's own, or for a spectator the first. */
export const mySeat = (board: Board): number => board.seat ?? 0;

/** The cards beside a worker's place: the one at the left has the place's own number. */
export const slotBeside = (place: string, side: "left" | "right"): number =>
  PLACES.indexOf(place) + (side === "left" ? 0 : 1);

/** The side of the worker of this turn on which a card of the row lies, if it is beside it. */
export function sideOf(view: Town, seat: number, slot: number): "left" | "right" | null {
  if (view.turn !== seat || view.now.place === null) return null;
  const left = PLACES.indexOf(view.now.place);
  return slot === left ? "left" : slot === left + 1 ? "right" : null;
}

/** Every tile of this market, sold ones too, in the order of the box: nothing moves up when one is built. */
export function marketOf(board: Board): string[] {
  const view = town(board);
  if (!view) return [];
  const here = new Set([
    ...Object.keys(view.market),
    ...view.buildings.map((one) => one.tile),
    ...(view.now.buying ? [view.now.buying] : []),
  ]);
  return Object.keys(board.things.kinds.tile ?? {}).filter((word) => here.has(word));
}

/** How broad goods are when drawn in a line, in ems: an icon each, and a number where there are several. */
export const breadth = (counts: Counts | null): number =>
  Object.values(counts ?? {}).reduce<number>(
    (sum, count) => sum + (count ? 1.48 + (count > 1 ? 0.6 * String(count).length : 0) : 0),
    0,
  );

/** The same for all that a tile does. */
export const tradeBreadth = (tile: Tile): number =>
  tile.output ? breadth(tile.price) + 1 + breadth(tile.output) : 5.4;
