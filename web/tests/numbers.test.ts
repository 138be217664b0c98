/** Chances as they are told: they add up, and before the end nothing is certain. */

import { expect, it } from "vitest";

import { chanceText, doubtOf, hundredths, signed, written } from "../src/app/numbers";
import { updateSettings } from "../src/app/settings.svelte";
import { chancesAt, changeOf, doubtsAt, type Report, type Swing } from "../src/pages/review/report";

it.each([
  [
    [0.375, 0.625],
    [38, 62],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.29, 0.71],
    [29, 71],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  [[], []],
])("%o are told as %o", (chances, told) => {
  expect(hundredths(chances)).toEqual(told);
});

it("nothing is certain before the end", () => {
  expect([0, 1, 99, 100].map((one) => chanceText(one))).toEqual(["<1", "1", "99", ">99"]);
  expect([0, 100].map((one) => chanceText(one, true))).toEqual(["0", "100"]);
});

it("a chance and its doubt stay between none and all", () => {
  expect([0, 1, 41, 99, 100].map((one) => doubtOf(one, 0.02))).toEqual([0, 1, 2, 1, 0]);
});

it("a part is written as the language writes it, with its sign", () => {
  const all = () => [signed(0.6), signed(-3.3), written(-8), signed(2)];
  updateSettings({ language: "fr" });
  expect(all()).toEqual(["+0,6", "−3,3", "−8", "+2"]);
  updateSettings({ language: "en" });
  expect(all()).toEqual(["+0.6", "−3.3", "−8", "+2"]);
});

it("a review tells the same chances of a position wherever it tells them", () => {
  const chances = [
    [0.625, 0.375],
    [0, 1],
    [0, 1],
  ];
  const report = {
    chances,
    errors: [
      [0.02, 0.02],
      [0.01, 0.01],
      [0, 0],
    ],
    final: [0, 1],
  } as unknown as Report;
  expect(chances.map((_, step) => chancesAt(report, step))).toEqual([
    ["63", "37"],
    ["<1", ">99"],
    ["0", "100"],
  ]);
  expect(doubtsAt(report, 0)).toEqual([2, 2]);
  expect(doubtsAt(report, 1)).toEqual([0, 0]);
  expect(changeOf(report, { step: 1, seat: 0, before: 0.625, after: 0 } as Swing, 0)).toEqual({
    before: "63",
    after: "<1",
  });
});
