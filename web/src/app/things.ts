/** Every thing of a box: its names, what it does in words, its numbers. */

import { get, patiently, type Schemas } from "./api";

export type BoxThing = Schemas["BoxThing"];
export type Things = Schemas["ThingsTold"];

const known = new Map<string, Promise<Things>>();

function once(path: string): Promise<Things> {
  let things = known.get(path);
  if (!things) {
    things = patiently(() => get<Things>(path));
    things.catch(() => known.delete(path));
    known.set(path, things);
  }
  return things;
}

/** The things of the box that comes with a game. */
export const thingsOf = (game: string): Promise<Things> => once(`/api/games/${game}/things`);

/** The things of the box a puzzle was made with. */
export const thingsIn = (puzzle: string): Promise<Things> => once(`/api/puzzles/${puzzle}/things`);

/** The things a table plays with. */
export const thingsAt = (table: string): Promise<Things> => once(`/api/tables/${table}/things`);
