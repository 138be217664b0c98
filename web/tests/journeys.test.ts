/** What travels over the table when one position becomes the next. */

import { describe, expect, it } from "vitest";

import { applyChanges } from "../src/table/model/changes";
import type { Entry, Journeys, View } from "../src/table/model/types";
import type { Change } from "../src/app/api";
import { answeredBy, takeBackNote, travelsBack } from "../src/table/model/take-back";
import { journeys as bench } from "../src/games/artisans/journeys";
import benchLesson from "../src/games/artisans/lesson.json";
import { journeys as travelling, kept } from "../src/games/little-town/journeys";
import { townOf } from "../src/games/little-town/view";
import townLesson from "../src/games/little-town/lesson.json";
import rowLesson from "../src/games/little-town/lesson-artisans.json";

/** The squares of the town and what its lands yield, as the things of a box tell it. */
const NO_TEXT = { names: { en: "", fr: "" }, source: null, text: null };
const isNear = (one: string, other: string): boolean =>
  one !== other && [0, 1].every((at) => Math.abs(one.charCodeAt(at) - other.charCodeAt(at)) <= 1);
const SQUARES = [..."123456"].flatMap((row) => [..."abcdefghi"].map((column) => column + row));
const kinds = {
  square: Object.fromEntries(
    SQUARES.map((square) => [square, { ...NO_TEXT, around: SQUARES.filter((other) => isNear(square, other)) }]),
  ),
  resource: {
    wood: { ...NO_TEXT, land: "forest" },
    stone: { ...NO_TEXT, land: "mountain" },
    fish: { ...NO_TEXT, land: "lake" },
    wheat: { ...NO_TEXT, land: null },
  },
};
const town = travelling({ game: "", box: { name: "", digest: "" }, kinds });

type Event = { seat: number; move: string; changes: Change[]; things: Entry["things"] };
type Step = { later?: Change[]; acts: { events: Event[] }[] };
type Moment = { entry: Entry; before: View; after: View };

/** Every move of a lesson with the positions around it. */
function moments(lesson: { first: object; steps: unknown[] }): Moment[] {
  const found: Moment[] = [];
  let view = { ...lesson.first, legal: [], choices: [] } as unknown as View;
  for (const step of lesson.steps as Step[]) {
    view = applyChanges(view, step.later ?? []);
    for (const event of step.acts.flatMap((act) => act.events)) {
      const after = applyChanges(view, event.changes);
      found.push({ entry: { ...event, number: 0, kind: "moved", position: 0, at: 0 }, before: view, after });
      view = after;
    }
  }
  return found;
}

const find = (lesson: { first: object; steps: unknown[] }, move: string): Moment => {
  const found = moments(lesson).find(({ entry }) => entry.move === move);
  if (!found) throw new Error(`the lesson has no ${move}`);
  return found;
};
const ways = (journeys: Journeys, { entry, before, after }: Moment): string[] =>
  journeys(entry, before, after).map(({ from, to }) => `${from} > ${to}`);

describe("the last move of a round", () => {
  const { entry, before, after } = moments(townLesson).find(({ entry: { move } }) => move?.startsWith("place "))!;
  const square = entry.move!.split(" ")[1]!;
  it("is seen where the workers still stand, in its own round", () => {
    const cleared = { ...after, round: townOf(after).round + 1, workers: {}, step: 9 } as unknown as View;
    const shown = townOf(kept(entry, before, cleared)!);
    expect(shown.workers).toEqual({ ...townOf(before).workers, [square]: entry.seat });
    expect([shown.round, shown.step]).toEqual([townOf(before).round, 9]);
  });
  it("is all that needs it", () => {
    expect(kept(entry, before, after)).toBeNull();
  });
});

describe("on the bench", () => {
  it("a trade takes the card from its place and lays another there", () => {
    expect(ways(bench, find(benchLesson, "trade stone 2"))).toEqual([
      "market-2 > hand-0-textiles",
      "hand-0-stone > market-2",
    ]);
  });

  it("cards that are developed leave the hand one after the other", () => {
    const { entry, before, after } = find(benchLesson, "develop wood 3");
    const laid = bench(entry, before, after).filter(({ to }) => to === "works-0-wood");
    expect(laid.map(({ delay }) => delay)).toEqual([0, 70, 140]);
  });

  it("an object that is made goes to its maker", () => {
    expect(ways(bench, find(benchLesson, "craft 1"))[0]).toBe("object-1 > made-0");
  });

  it("nothing travels but for a move", () => {
    const moment = find(benchLesson, "trade stone 2");
    expect(bench({ ...moment.entry, kind: "undone" }, moment.before, moment.after)).toEqual([]);
  });
});

describe("in the town", () => {
  it("a worker goes out and brings home what lies around", () => {
    const gone = ways(town, find(townLesson, "place b2"));
    expect(gone).toContain("home-0 > square-b2");
    expect(gone.filter((way) => way.endsWith("> goods-0-fish"))).toHaveLength(1);
    expect(ways(town, find(rowLesson, "place b2"))).toContain("place-0-b > square-b2");
  });

  it("who builds goes to the site along with the tile, which is what was chosen", () => {
    const gone = moments(townLesson).flatMap(({ entry, before, after }) => town(entry, before, after));
    const ways = gone.filter(({ from, to }) => from.startsWith("home-") && !to.startsWith("home-"));
    expect(ways.some(({ to }) => to === "site")).toBe(true);
    for (const { to, incidental } of ways) expect([to, incidental ?? false]).toEqual([to, to === "site"]);
  });

  it("a building comes from the market, its house from its owner", () => {
    const built = moments(townLesson).map((moment) => ways(town, moment));
    expect(built.find((all) => all.some((way) => way.endsWith("> square-c2")))).toEqual(
      expect.arrayContaining(["tile-wheat-field > square-c2", "houses-0 > square-c2"]),
    );
  });

  it("rent goes from the one who moves to the owner", () => {
    const rents = moments(townLesson)
      .filter(({ entry }) => entry.move?.startsWith("activate "))
      .flatMap((moment) => ways(town, moment));
    expect(rents).toContain("coins-0 > coins-1");
  });
});

it.each([
  ["the bench", bench, benchLesson],
  ["the town", town, townLesson],
  ["the town with Artisans", town, rowLesson],
])("every journey of a whole game on %s has two different ends", (_, journeys, lesson) => {
  for (const { entry, before, after } of moments(lesson)) {
    for (const { from, to } of journeys(entry, before, after)) {
      expect(from, entry.move).not.toBe(to);
      expect(`${from} ${to}`, entry.move).not.toMatch(/undefined|null|NaN|-$| $/);
    }
  }
});

describe("what is taken back", () => {
  const way = ({ from, to }: { from: string; to: string }): string => `${from} > ${to}`;

  it("travels the other way, the last first", () => {
    const { entry, before, after } = find(benchLesson, "develop wood 3");
    const forth = bench(entry, before, after);
    const back = travelsBack(bench, [entry], after, before);
    expect(back.map(way)).toEqual(forth.map(({ from, to }) => `${to} > ${from}`));
    const landed = back.filter(({ to }) => to === "hand-0-wood").map(({ delay }) => delay ?? 0);
    expect(landed).toEqual([...landed].sort((one, other) => other - one));
  });

  it("comes back from the opponents too", () => {
    const [first, second] = [find(benchLesson, "trade stone 2"), find(benchLesson, "take 1")];
    const answer = { ...second.entry, seat: 1 };
    const back = travelsBack(bench, [first.entry, answer], second.after, first.before).map(way);
    expect(back).toContain("hand-0-textiles > market-2");
    expect(back.some((one) => one.startsWith("hand-1-") && one.endsWith("> market-1"))).toBe(true);
  });

  it("comes home in the town, and goods go back where they lay", () => {
    const { entry, before, after } = find(rowLesson, "place b2");
    const back = travelsBack(town, [entry], after, before).map(way);
    expect(back).toContain("square-b2 > place-0-b");
    expect(back.filter((one) => one.startsWith("goods-0-fish > "))).toHaveLength(1);
  });

  it("is nothing where nothing is known of it", () => {
    const { before, after } = find(benchLesson, "trade stone 2");
    expect(travelsBack(bench, [], after, before)).toEqual([]);
  });

  it("grows by every answer", () => {
    const taken = { seat: 0, move: "take 3", message: "take", things: {}, count: 1, answers: [], further: false };
    const answered = answeredBy(answeredBy({ last: taken, turn: null }, 1), 1);
    expect(answered).toEqual({ last: { ...taken, count: 3, answers: [1], further: true }, turn: null });
    expect(takeBackNote(taken, 0)).toBe("");
    expect(takeBackNote(answered.last, 0)).toContain("table-undo-uncounted");
    expect(takeBackNote(answered.last, 1)).toBe("");
  });
});
