/** Every game there is. A new one is a folder and a line here. */

import type { Room } from "../table/room";
import { loadSprite } from "../ui/sprite";
import artisans from "./artisans";
import littleTown from "./little-town";
import type { GameModule, LessonModule } from "./module";

export const games: readonly GameModule[] = [artisans, littleTown];

export const gameOf = (name: string): GameModule | undefined => games.find((game) => game.name === name);

/** A guided game, whose it is, and the one that goes on from there. */
export function lessonOf(name: string): { game: GameModule; lesson: LessonModule; next?: LessonModule } | undefined {
  for (const game of games) {
    const place = game.lessons.findIndex((lesson) => lesson.name === name);
    const lesson = game.lessons[place];
    if (lesson) return { game, lesson, next: game.lessons[place + 1] };
  }
  return undefined;
}

/** A game's drawings, in the page. */
export async function loadDrawings(name: string): Promise<void> {
  const game = gameOf(name);
  if (game) await loadSprite(name, game.sprite);
}

/** A game's room, with its drawings in the page. */
export async function loadRoom(name: string): Promise<Room> {
  const game = gameOf(name);
  if (!game) throw new Error(`no room for ${name}`);
  const [{ default: room }] = await Promise.all([game.room(), loadDrawings(name)]);
  return room;
}
