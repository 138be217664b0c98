/** The box of Artisans on the bench: objects, artisans, materials, and the switches of the rules. */

import "./sign.css";

import { capitalize, t } from "../../app/i18n.svelte";
import type { Things } from "../../app/things";
import { at, countAt, countsAt, type Key, tableAt, textAt, type Values } from "../values";
import { type CardSpec, type Deck, type Field, withoutOurs, type Workshop } from "../workshop";
import { thingsOf } from "./view";
import Card from "./components/WorkshopCard.svelte";

const OBJECTS = 24;
const VALUES = ["3", "4", "5", "6", "7"];
const SOURCES = ["atelier", "printed", "own"];
const LARGE = { wide: 12, high: 9.6 };
const LOW = { wide: 15, high: 6 };

const names = (values: Values, kind: string, word: string) => ({
  en: textAt(values, [kind, word, "en"]) || word,
  fr: textAt(values, [kind, word, "fr"]) || word,
});
const material = (values: Values, word: string): string =>
  capitalize(textAt(values, ["materials", word, t("workshop-language")]) || word);

const words = (ours: Things, kind: string): string[] => Object.keys(ours.kinds[kind] ?? {});

function objects(values: Values, ours: Things): CardSpec[] {
  const count = Math.max(OBJECTS, Array.isArray(values["objects"]) ? values["objects"].length : 0);
  const materials = words(ours, "material").map((word) => ({
    word,
    label: material(values, word),
    drawing: `materials-${word}`,
  }));
  return Array.from({ length: count }, (_, index) => ({
    key: ["objects", index],
    named: true,
    sources: SOURCES,
    fields: [
      { kind: "number", key: ["points"], label: t("workshop-points") },
      {
        kind: "counts",
        key: ["needs"],
        label: t("workshop-needs"),
        short: t("workshop-needs-short"),
        words: materials,
        stays: true,
      },
    ],
  }));
}

const plainCards = (table: string, all: string[], more: (word: string) => Field[]): CardSpec[] =>
  all.map((word) => ({ key: [table, word], named: true, sources: [], fields: more(word) }));

function rules(): Deck {
  const number = (key: Key, label: string): Field => ({ kind: "number", key, label });
  const choice = (key: Key, label: string, choices: string[]): Field => ({
    kind: "choice",
    key,
    label,
    choices: choices.map((value) => ({ value, text: t(`workshop-switch-${value}`) })),
  });
  return {
    id: "rules",
    tables: ["switches", "copies", "deck-1", "deck-2"],
    title: t("workshop-deck-rules"),
    cards: [],
    size: LOW,
    sheets: [
      {
        title: t("workshop-sheet-switches"),
        fields: [
          choice(["switches", "artisans"], t("workshop-switch-artisans"), ["draft", "random"]),
          choice(["switches", "neighbours"], t("workshop-switch-neighbours"), ["places", "next_card"]),
          { kind: "flag", key: ["switches", "last_turn_craft"], label: t("workshop-switch-last-turn"), stays: true },
          number(["switches", "trade_laps"], t("workshop-switch-laps")),
        ],
      },
      {
        title: t("workshop-sheet-copies"),
        fields: ["2", "3", "4"].map((seats) => number(["copies", seats], t("workshop-seats", { count: seats }))),
      },
      ...["deck-1", "deck-2"].map((table, index) => ({
        title: t("workshop-sheet-deck", { number: index + 1 }),
        fields: VALUES.map((value) => number([table, value], t("workshop-worth", { points: value }))),
      })),
    ],
  };
}

/** Of each worth there must be at least as many objects as the two decks take: which are too few, which to spare. */
function balance(values: Values): string {
  const objects = Array.isArray(values["objects"]) ? values["objects"] : [];
  const all = VALUES.map((points) => ({
    points,
    count: objects.filter((one) => countAt(one, ["points"]) === Number(points)).length,
    wanted: countAt(values, ["deck-1", points]) + countAt(values, ["deck-2", points]),
  }));
  const few = all.filter(({ count, wanted }) => count < wanted);
  const spare = all.filter(({ count, wanted }) => count > wanted);
  return t("workshop-balance", {
    few: few.map((one) => t("workshop-balance-few", one)).join(" "),
    worths: few.length,
    points: few[0]?.points ?? "",
    lacking: few.reduce((sum, { count, wanted }) => sum + wanted - count, 0),
    spare: spare
      .map(({ points, count, wanted }) => t("workshop-balance-spare", { points, count: count - wanted }))
      .join(", "),
    spares: spare.length,
  });
}

/** A card that has no word yet is known by its place. */
const wordOf = (card: Values, place: number): string => textAt(card, ["id"]) || `-${place}`;

const needsByWord = (values: Values, ours: Things): Record<string, { needs: Record<string, number> }> =>
  Object.fromEntries(
    (Array.isArray(values["objects"]) ? values["objects"] : []).map((_, place) => {
      const card = tableAt(values, ["objects", place]);
      return [wordOf(card, place), { needs: countsAt(card, ["needs"], words(ours, "material")) }];
    }),
  );

const workshop: Workshop = {
  balance,
  options: {},
  component: Card,
  identified: [["objects"]],
  decks: (values, ours) => [
    {
      id: "objects",
      tables: ["objects"],
      title: t("cards-artisans-object"),
      cards: objects(values, ours),
      size: LARGE,
    },
    {
      id: "artisans",
      tables: ["artisans"],
      title: t("cards-artisans-artisan"),
      cards: plainCards("artisans", words(ours, "artisan"), (word) =>
        thingsOf(ours).artisan[word]?.bonus !== null
          ? [{ kind: "number", key: ["bonus"], label: t("workshop-bonus") }]
          : [],
      ),
      size: LOW,
    },
    {
      id: "materials",
      tables: ["materials"],
      title: t("cards-artisans-material"),
      cards: plainCards("materials", words(ours, "material"), () => []),
      size: { wide: 7, high: 5 },
    },
    rules(),
  ],
  drawn(deck, key, values, ours): { things: Things; word: string } {
    const card = tableAt(values, key);
    const place = Number(key.at(-1));
    const word = deck === "objects" ? wordOf(card, place) : String(key.at(-1));
    const materials = Object.fromEntries(
      words(ours, "material").map((one) => [
        one,
        { ...ours.kinds["material"]![one]!, names: names(values, "materials", one) },
      ]),
    );
    const named = {
      en: textAt(card, ["en"]) || textAt(card, ["fr"]),
      fr: textAt(card, ["fr"]) || textAt(card, ["en"]),
    };
    const told = {
      names: named,
      source: textAt(card, ["source"]) || null,
      text: null as { en: string; fr: string } | null,
      points: (at(card, ["points"]) ?? "") as number,
      needs: countsAt(card, ["needs"], words(ours, "material")),
    };
    if (deck === "artisans") {
      const text = t(`artisans-effect-${word}`, { bonus: countAt(card, ["bonus"]) });
      told.text = { en: text, fr: text };
    }
    const kind = { objects: "object", artisans: "artisan", materials: "material" }[deck] ?? deck;
    // Beside all others of its box: no two are drawn alike.
    const others = deck === "objects" ? needsByWord(values, ours) : {};
    const kinds = { ...ours.kinds, material: materials, [kind]: { ...others, [word]: told } };
    return { things: { ...ours, kinds: kinds as Things["kinds"] }, word };
  },
  emptied: (values) => ({ ...values, objects: withoutOurs(values["objects"]) }),
};
export default workshop;
