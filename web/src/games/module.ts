/** What a game's folder offers to the pages: its face at once, its room, drawings, lessons and cards when they are wanted. */

import type { Things } from "../app/things";
import type { Room } from "../table/room";
import type { CardGroup } from "./gallery";
import type { Pictures } from "./pictures";
import type { Workshop } from "./workshop";

export type Options = Record<string, string>;
type Lazy<T> = () => Promise<{ default: T }>;

/** A guided game: what it is called in its address and its words, and how the real game after it is played. */
export interface LessonModule {
  name: string;
  script: Lazy<unknown>;
  options: Options;
}

export interface GameModule {
  /** As the server calls it. */
  name: string;
  /** The address of its picture. */
  picture: string;
  /** Its sign in lists, among those of the interface. */
  icon: string;
  /** What a table is offered with at first, where that is not what the server would take. */
  defaults: Options;
  /** … and for somebody's very first game. */
  firstOptions: Options;
  /** Its parts on the page that says whose they are. */
  credits: { part: string; ours: boolean }[];
  room: Lazy<Room>;
  sprite: Lazy<string>;
  /** Its guided games: the first has the name of the game, others go on from there. */
  lessons: readonly LessonModule[];
  gallery: Lazy<(things: Things) => CardGroup[]>;
  /** What the rules are illustrated with. */
  pictures: Lazy<Pictures>;
  /** How its box is worked on. */
  workshop: Lazy<Workshop>;
}
