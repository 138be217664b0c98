/** Whom a game that is looked back on is played against again. */

import { expect, it } from "vitest";

import type { Seat } from "../src/app/api";
import { levelAgain } from "../src/pages/review/again";

const person = { kind: "person", level: null } as Seat;
const opponent = (level: string) => ({ kind: "opponent", level }) as Seat;

it.each([
  ["the one who sat opposite", [person, opponent("apprentice")], 0, "apprentice"],
  [
    "the strongest of several",
    [opponent("apprentice"), person, opponent("champion"), opponent("master")],
    1,
    "champion",
  ],
  [
    "those who are left when one sits in an opponent's place",
    [opponent("master"), opponent("apprentice")],
    0,
    "apprentice",
  ],
  ["a usual opponent where only people sat", [person, person], 0, "journeyman"],
])("is %s", (_, seats, own, level) => {
  expect(levelAgain(seats, own)).toBe(level);
});
