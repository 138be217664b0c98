/** A lesson told step by step: what it says of the time before stays as it was, whatever is played since. */

import { beforeEach, expect, it, vi } from "vitest";

import { settings } from "../src/app/settings.svelte";
import script from "../src/games/little-town/lesson.json";
import { Lesson, type Script } from "../src/pages/learn/lesson.svelte";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  settings.pace = 0;
});

it("tells the points of the beginning of a step to its end", async () => {
  const lesson = new Lesson(script as unknown as Script, () => []);
  lesson.jump(14);
  const { mine } = lesson.standing;
  await lesson.on();
  await lesson.on();
  expect(lesson.made, "in the middle of the step").toBe(2);
  expect(lesson.view!.players[0]!.total).toBeGreaterThan(mine);
  expect(lesson.standing.mine).toBe(mine);
});
