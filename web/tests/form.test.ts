/** How a game of one's form ended, in a few words. */

import { beforeAll, expect, it } from "vitest";

import { haveMessages, INNER } from "../src/app/i18n.svelte";
import { markText } from "../src/pages/mine/games.svelte";

beforeAll(() => haveMessages(INNER));

it.each([
  [{ place: 1, shared: false, margin: 4 }, "won by 4"],
  [{ place: 1, shared: false, margin: 0 }, "won by the tie-break"],
  [{ place: 1, shared: true, margin: 0 }, "a shared victory"],
  [{ place: 2, shared: false, margin: 0 }, "lost by the tie-break, place 2"],
  [{ place: 3, shared: false, margin: -7 }, "lost by 7, place 3"],
])("%o: %s", (mark, how) => {
  expect(markText({ id: "a", points: 40, ended_at: 0, ...mark })).toContain(`: ${how}, 40 points`);
});
