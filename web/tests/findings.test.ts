/** What a trial found, from the games of a box and those of ours. */

import { describe, expect, it } from "vitest";

import { type Beside, distance, percent, points, standOut, tooFew } from "../src/pages/workshop/findings";
import type { Findings, Sure, Thing } from "../src/pages/workshop/trial.svelte";

describe("what a trial found", () => {
  const sure = (low: number | null, high: number | null): Sure => ({
    n: 100,
    value: low === null || high === null ? null : (low + high) / 2,
    low,
    high,
  });
  const thing = (word: string, taken: Sure, excess = sure(null, null)): Thing => ({
    kind: "object",
    word,
    offered: 100,
    taken,
    finished: taken,
    excess,
    verdict: null,
  });
  const found = (...things: Thing[]): Findings => ({ games: 100, tables: [], things }) as unknown as Findings;

  const called = (...words: string[]) => ({
    object: Object.fromEntries(words.map((word) => [word, { en: word, fr: word }])),
  });
  const beside = (ours: Findings | null, changed: string[] = [], names = called(...all)): Beside => ({
    changed: { object: changed },
    names,
    ours: { findings: ours, names: called(...all) },
  });
  const all = ["a", "b", "c", "d"];
  const verdict = (one: Thing, excess: number, said: Thing["verdict"]): Thing => ({
    ...one,
    excess: sure(excess - 0.01, excess + 0.01),
    verdict: said,
  });
  const words = (some: { mine: Thing }[]) => some.map(({ mine }) => mine.word);

  it("is told where what is taken lies clear of the same card in our box, the farthest first", () => {
    const ours = found(...["a", "b", "c", "d"].map((word) => thing(word, sure(0.5, 0.6))));
    const mine = found(
      thing("a", sure(0.55, 0.7)),
      thing("b", sure(0.7, 0.8)),
      thing("c", sure(0.1, 0.2)),
      thing("d", sure(0.9, 0.95)),
    );
    expect(words(standOut(mine, beside(ours, ["d"])).others)).toEqual(["c", "b"]);
    expect(words(standOut(mine, beside(ours, ["d"])).changed)).toEqual([]);
    expect(words(standOut(mine, beside(null)).others)).toEqual([]);
    expect(words(standOut(found(thing("a", sure(null, null))), beside(ours)).others)).toEqual([]);
  });

  it("begins with what was changed, folds what our box shows as well, and is silent below two games in a hundred", () => {
    const taken = sure(0.5, 0.6);
    const mine = found(
      verdict(thing("a", taken), 0.2, "strong"),
      verdict(thing("b", taken), -0.3, "weak"),
      verdict(thing("c", taken), 0.1, "strong"),
      verdict(thing("d", taken), -0.019, "weak"),
    );
    const ours = found(verdict(thing("b", taken), -0.2, "weak"), verdict(thing("a", taken), 0.2, "strong"));
    const out = standOut(mine, beside(ours, ["a"]));
    expect([words(out.changed), words(out.others), words(out.alike)]).toEqual([["a"], ["c"], ["b"]]);
    expect(out.changed[0]!.ours, "ours with other values").toBeDefined();
    const theirs = standOut(mine, beside(ours, ["a"], called("b", "c", "d")));
    expect(theirs.changed[0]!.ours, "another card that has the same word by chance").toBeUndefined();
  });

  it("has one sign for less than nothing", () => {
    expect([percent(-0.04).slice(0, 2), points(-0.04), points(0.04)]).toEqual(["−4", "−4", "+4"]);
  });

  it("is so far above or below its kind, which the sentence says: no sign says it again", () => {
    expect(distance(thing("a", sure(0.1, 0.2), sure(-0.23, -0.07)))).toEqual({ points: "15", low: "7", high: "23" });
    expect(distance(thing("a", sure(0.1, 0.2), sure(0.07, 0.23)))).toEqual({ points: "15", low: "7", high: "23" });
  });

  it("is too little where nothing is known of what anything wins", () => {
    expect(tooFew(found(thing("a", sure(0.1, 0.2))))).toBe(true);
    expect(tooFew(found(thing("a", sure(0.1, 0.2), sure(-0.1, 0.1))))).toBe(false);
  });
});
