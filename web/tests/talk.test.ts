/** What is said at a table: by people, and by the opponents who greet them. */

import { beforeAll, describe, expect, it } from "vitest";

import type { Seat } from "../src/app/api";
import { haveMessages, INNER, setLanguage } from "../src/app/i18n.svelte";
import { settings } from "../src/app/settings.svelte";
import { talkOf } from "../src/table/model/chat";
import { entryText } from "../src/table/model/sentences";
import type { Entry } from "../src/table/model/types";

const seats = [
  { kind: "person", name: "Zoé", member: null },
  { kind: "opponent", name: "", member: "colin", level: "apprentice" },
] as unknown as Seat[];
const entry = (number: number, kind: string, more: Partial<Entry> = {}): Entry => ({
  number,
  kind,
  position: 0,
  at: number * 10,
  ...more,
});
const log = [entry(1, "started"), entry(2, "moved", { seat: 0 }), entry(9, "over", { places: [1, 2] })];
const hello = { number: 5, at: 50, seat: 0, name: "Zoé", text: "Salut !" };

describe("the talk at a table", () => {
  beforeAll(async () => {
    await haveMessages(INNER);
    await setLanguage("fr");
  });

  it("has what opponents say, in the words of the log, among what people say", () => {
    const talk = talkOf([hello], log, seats);
    expect(talk.map(({ seat }) => seat)).toEqual([1, 0, 1]);
    expect(entryText("artisans", seats, log[0]!)).toContain(talk[0]!.text);
    expect(entryText("artisans", seats, log[2]!)).toContain(talk[2]!.text);
  });

  it("is that of people alone where nobody wants to hear the others", () => {
    settings.speech = false;
    expect(talkOf([hello], log, seats)).toEqual([hello]);
    settings.speech = true;
  });
});
