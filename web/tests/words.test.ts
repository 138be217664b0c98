import { beforeAll, describe, expect, it } from "vitest";

import { haveMessages, INNER, messageParts, messageText, setLanguage, t } from "../src/app/i18n.svelte";

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

describe("levels", () => {
  it("are written as the cards write them", async () => {
    const develop = { message: "develop", things: { material: clay, count: 2, level: 1 } };
    await setLanguage("en");
    expect(messageText("artisans", "short", develop)).toBe("develops clay: 2 on level I");
  });
});
