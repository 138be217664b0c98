import { beforeAll, describe, expect, it } from "vitest";

import { haveMessages, INNER, messageParts, messageText, setLanguage, t } from "../src/app/i18n.svelte";
import { counted } from "../src/games/little-town/counted";
import type { Board } from "../src/table/model/board.svelte";
import { optionWords } from "../src/table/model/options";
import { sumsText } from "../src/table/model/sentences";
import type { Entry } from "../src/table/model/types";

const clay = { kind: "material", word: "clay", names: { en: "clay", fr: "argile" } };
const wood = { kind: "material", word: "wood", names: { en: "wood", fr: "bois" } };
const stone = { kind: "resource", word: "stone", names: { en: "stone", fr: "pierre" } };

beforeAll(() => haveMessages(INNER));

describe("French sentences", () => {
  beforeAll(() => setLanguage("fr"));

  it("name a material with its article, and still apart so that it can be pointed at", () => {
    const trade = { message: "trade", things: { laid: wood, card: clay, place: 3 } };
    expect(messageText("artisans", "did", trade, { who: "Zoé" })).toBe(
      "Zoé pose du bois à la place 3 et prend de l'argile.",
    );
    expect(messageParts("artisans", "may", trade)).toContainEqual({ thing: clay, text: "argile" });
    expect(messageText("little-town", "may", { message: "gather", things: { resource: stone } })).toBe(
      "récolter de la pierre sur une case",
    );
  });

  it("elide before a vowel", () => {
    const whose = (who: string): string => t("home-turn-of", { who });
    expect(["Zoé", "Ada", "Élise", "Hugo", "Yves", "Yoko"].map(whose)).toEqual(
      ["de Zoé", "d'Ada", "d'Élise", "d'Hugo", "d'Yves", "de Yoko"].map((of) => `Au tour ${of}`),
    );
  });
});

describe("the choices of a finished game", () => {
  it("are whole phrases, in both languages", async () => {
    const needs = { "new-tiles": { expansion: ["standard"], market: ["random"] } };
    const told = async (language: "en" | "fr", game: string, options: Record<string, string>) => {
      await setLanguage(language);
      return optionWords(game, options, needs);
    };
    expect(await told("fr", "artisans", { artisans: "draft" })).toEqual([
      "Les artisans sont choisis l'un après l'autre",
    ]);
    expect(await told("en", "little-town", { expansion: "off", unheard: "of" })).toEqual([
      "Without the Artisans expansion",
    ]);
    const chosen = { expansion: "standard", market: "random", "new-tiles": "8" };
    expect(await told("en", "little-town", chosen)).toContain("With 8 new buildings");
    for (const other of [{ expansion: "off" }, { market: "first" }])
      expect(await told("en", "little-town", { ...chosen, ...other })).not.toContain("With 8 new buildings");
  });
});

describe("what a move brought", () => {
  const fish = { names: { en: "fish", fr: "poisson" }, many: { en: "fish", fr: "poissons" } };
  const board = { things: { kinds: { resource: { fish } } } } as unknown as Board;
  const heard = async (language: "en" | "fr", by: number): Promise<string> => {
    await setLanguage(language);
    const outcome = { stage: "turn", seat: 0, points: { coins: -by }, holds: { fish: by, coins: -by, hungry: by } };
    const entry = { account: { outcomes: [{ ...outcome, met: [] }] } } as unknown as Entry;
    return sumsText([], entry, (word, count) => counted(board, word, count).name);
  };

  it("is read with one fish, or with several fish", async () => {
    expect(await heard("fr", 1)).toContain("−1 pièce (−1 point), +1 poisson, +1 ouvrier affamé");
    expect(await heard("fr", 2)).toContain("−2 pièces (−2 points), +2 poissons, +2 ouvriers affamés");
    expect(await heard("en", 1)).toContain("−1 coin (−1 point), +1 fish, +1 hungry worker");
    expect(await heard("en", 2)).toContain("−2 coins (−2 points), +2 fish, +2 hungry workers");
  });
});

describe("a name inside a sentence", () => {
  const things = {
    artisan: { kind: "artisan", word: "carver", names: { en: "The Carver", fr: "L'Amoureuse de l'or" } },
  };
  it("has no capital article", async () => {
    await setLanguage("en");
    expect(messageText("artisans", "did", { message: "choose", things }, { who: "Zoé" })).toBe(
      "Zoé chooses the Carver.",
    );
    expect(messageText("artisans", "why", { message: "artisan-taken", things })).toMatch(/^The Carver has/);
    await setLanguage("fr");
    expect(messageText("artisans", "short", { message: "choose", things })).toBe("choisit l'Amoureuse de l'or");
  });
});

describe("a number below nought", () => {
  it("is written with a minus, not with a hyphen", async () => {
    await setLanguage("en");
    expect(t("table-points", { points: -4 })).toBe("−4 points");
  });
});

describe("a single resource to pay", () => {
  it("is not spoken of as several", async () => {
    const asked = { owed: "1 bois, 1 pierre", first: "1 bois" };
    await setLanguage("fr");
    expect(t("town-ask-pay-first", { ...asked, count: 1 })).toBe(
      "À payer\u00a0: 1 bois, 1 pierre. D'abord 1 bois, ou 3 pièces à la place\u00a0?",
    );
    expect(t("town-ask-pay-first", { ...asked, count: 2 })).toContain("à la place de chacune");
  });
});

describe("levels", () => {
  it("are written as the cards write them", async () => {
    const develop = { message: "develop", things: { material: clay, count: 2, level: 1 } };
    await setLanguage("en");
    expect(messageText("artisans", "short", develop)).toBe("develops clay: 2 on level I");
  });
});
