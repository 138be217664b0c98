/** The box of Little Town on the bench: buildings, objectives, eight decks of Artisans with both their sides, and the rest. */

import { capitalize, localName, t } from "../../app/i18n.svelte";
import type { Names } from "../../app/api";
import type { Things } from "../../app/things";
import { at, countAt, countsAt, type Key, tableAt, textAt, type Values } from "../values";
import { type CardSpec, type Deck, type Field, withoutOurs, type Word, type Workshop } from "../workshop";
import Card from "./components/WorkshopCard.svelte";
import type { Artisan, ArtisanDeck, Face, Objective, Swap, Tile } from "./schema";
import { resources, thingsOf } from "./view";

const SOURCES = ["published", "atelier", "printed", "own"];
const DECK_CARDS = 9;
const COUNTS = { tiles: 25, "new-tiles": 8 };
const CUBES_ON_CARD = 2;
const SWAPS: Record<string, Pick<Swap, "cubes" | "good" | "times">> = {
  sell: { cubes: 1, good: "coins", times: 1 },
  trade: { cubes: 2, good: "points", times: 1 },
  offer: { cubes: 1, good: "points", times: 3 },
};
const DRAWINGS: Record<string, string> = {
  coins: "goods-coin",
  points: "goods-point",
  first: "goods-cube",
  second: "goods-cube",
  sell: "goods-coin",
  trade: "goods-point",
  offer: "goods-point",
  again: "interface-replay",
  construction: "people-construction",
  gather: "people-gather",
  cubes: "goods-cube",
  buildings: "pieces-house",
  grass: "terrain-grass-1",
  artisans: "marks-plus-more",
};

/** Which cube on the card; how many cubes are given for it. */
const MARKS: Record<string, string> = { first: "1", second: "2", sell: "1→", trade: "2→", offer: "3×→" };

const names = (card: Values): Names => ({
  en: textAt(card, ["en"]) || textAt(card, ["fr"]),
  fr: textAt(card, ["fr"]) || textAt(card, ["en"]),
});
const length = (values: Values, table: string, least: number): number =>
  Math.max(least, Array.isArray(values[table]) ? values[table].length : 0);

function words(ours: Things, all: readonly string[]): Word[] {
  const { resource } = thingsOf(ours);
  return all.map((word) => ({
    word,
    label: resource[word] ? capitalize(localName(resource[word].names)) : t(`workshop-good-${word}`),
    drawing: DRAWINGS[word] ?? `goods-${word}`,
    mark: MARKS[word],
  }));
}

function tiles(values: Values, ours: Things, table: "tiles" | "new-tiles"): CardSpec[] {
  const payment = [...resources(thingsOf(ours)), "coins"];
  const counts = (key: string, all: string[], stays = false): Field => ({
    kind: "counts",
    key: [key],
    label: t(`workshop-${key.replace("_", "-")}`),
    words: words(ours, all),
    stays,
  });
  const flag = (key: Key, label: string, within = false): Field => ({ kind: "flag", key, label, within });
  return Array.from({ length: length(values, table, COUNTS[table]) }, (_, index) => ({
    key: [table, index],
    named: true,
    sources: SOURCES,
    fields: [
      counts("cost", payment, true),
      { kind: "number", key: ["points"], label: t("workshop-points") },
      counts("price", [...payment, "any"]),
      counts("output", [...payment, "points", "any"]),
      counts("each_round", ["points", "coins"]),
      flag(["each_round", "activate"], t("workshop-activate"), true),
      counts("at_end", ["buildings", "grass", "artisans"]),
      flag(["gathers"], t("workshop-gathers")),
      flag(["first_game"], t("workshop-first-game")),
      ...(table === "tiles" && index === 0
        ? [{ kind: "number", key: ["copies"], label: t("workshop-copies") } as const]
        : []),
    ],
  }));
}

function objectives(ours: Things): CardSpec[] {
  return Object.entries(thingsOf(ours).objective).map(([word, objective]) => ({
    key: ["objectives", word],
    named: true,
    wordy: true,
    hint: objective.count === null ? undefined : t("workshop-count-hint"),
    sources: SOURCES,
    fields: [
      { kind: "number", key: ["points"], label: t("workshop-points") },
      ...(objective.count === null ? [] : [{ kind: "number", key: ["count"], label: t("workshop-count") } as const]),
      {
        kind: "flag",
        key: ["needs_market"],
        label: t("workshop-needs-market"),
        about: t("workshop-needs-market-about"),
      },
    ],
  }));
}

/** What can be written on a side of a card of this deck (X5, X13–X15). */
function side(ours: Things, deck: ArtisanDeck, face: "standard" | "advanced"): Field[] {
  const goods = resources(thingsOf(ours));
  const cubes = face === "advanced" ? ["first", "second"] : [];
  const does =
    deck.kind === "gather"
      ? [...goods, "any", ...cubes, "coins", "points", "sell", "trade", "offer", "again"]
      : [...goods, "any", ...cubes];
  const group = t(`cards-${face}`);
  const counts = (key: Key, label: string, all: string[], stays = false): Field => ({
    kind: "counts",
    key: [face, ...key],
    label,
    group,
    words: words(ours, all),
    stays,
  });
  return [
    ...(face === "standard" || deck.level > CUBES_ON_CARD
      ? [counts(["cost"], t("workshop-cost"), [...goods, "coins"], true)]
      : []),
    { kind: "number", key: [face, "points"], label: t("workshop-points"), group },
    counts(["effect", 0], t(`workshop-effect-${deck.kind}`), does, true),
    counts(["effect", 1], t("workshop-effect-or"), does),
    ...(deck.kind === "construction" && deck.level === 4
      ? [counts(["end"], t("workshop-end"), ["construction", "gather", "cubes"])]
      : []),
  ];
}

function decks(values: Values, ours: Things): Deck[] {
  return Object.entries(thingsOf(ours).deck).map(([word, deck]) => ({
    id: word,
    tables: [word],
    title: localName(deck.names),
    cards: Array.from({ length: length(values, word, DECK_CARDS) }, (_, index) => ({
      key: [word, index],
      named: true,
      sources: SOURCES,
      fields: [...side(ours, deck, "standard"), ...side(ours, deck, "advanced")],
    })),
    size: { wide: 15.5, high: 9.4, beside: 36 },
  }));
}

function rules(ours: Things): Deck {
  const text = (key: Key, label: string): Field => ({ kind: "text", key, label });
  return {
    id: "rules",
    tables: ["switches", "players", "boards", "resources", "kinds"],
    title: t("workshop-deck-rules"),
    cards: [],
    size: { wide: 10, high: 5 },
    sheets: [
      {
        title: t("workshop-sheet-switches"),
        fields: [
          {
            kind: "choice",
            key: ["switches", "castle"],
            label: t("workshop-switch-castle"),
            choices: ["own", "all"].map((value) => ({ value, text: t(`workshop-switch-${value}`) })),
          },
          {
            kind: "flag",
            key: ["switches", "hire_when_usable"],
            label: t("workshop-switch-hire"),
            about: t("workshop-switch-hire-about"),
            stays: true,
          },
        ],
      },
      ...["2", "3", "4"].map((seats) => ({
        title: t("workshop-seats", { count: seats }),
        fields: ["workers", "houses", "objectives"].map((what): Field => ({
          kind: "number",
          key: ["players", seats, what],
          label: t(`workshop-players-${what}`),
        })),
      })),
      {
        title: t("workshop-sheet-boards"),
        about: t("workshop-sheet-boards-about"),
        fields: ["1", "2"].map((board): Field => ({
          kind: "lines",
          rows: 6,
          key: ["boards", board],
          label: t("workshop-board", { number: board }),
        })),
      },
      ...resources(thingsOf(ours)).map((word) => ({
        title: capitalize(localName(thingsOf(ours).resource[word]!.names)),
        fields: ["en", "en_many", "fr", "fr_many"].map((key) =>
          text(["resources", word, key], t(`workshop-name-${key.replace("_", "-")}`)),
        ),
      })),
      ...["gather", "construction", "blank"].map((word) => ({
        title: t(`workshop-kind-${word}`),
        fields: ["en", "fr"].map((key) => text(["kinds", word, key], t(`workshop-name-${key}`))),
      })),
    ],
  };
}

function drawnTile(card: Values, ours: Things): Tile {
  const payment = [...resources(thingsOf(ours)), "coins"];
  const works = at(card, ["price"]) !== undefined || at(card, ["output"]) !== undefined;
  return {
    names: names(card),
    source: null,
    text: null,
    copies: countAt(card, ["copies"]) || 1,
    cost: countsAt(card, ["cost"], payment),
    points: countAt(card, ["points"]),
    price: works ? countsAt(card, ["price"], [...payment, "any"]) : null,
    output: works ? countsAt(card, ["output"], [...payment, "points", "any"]) : null,
    gathers: at(card, ["gathers"]) === true,
    each_round: {
      ...countsAt(card, ["each_round"], ["points", "coins"]),
      ...(at(card, ["each_round", "activate"]) === true ? { activate: true } : {}),
    },
    at_end: countsAt(card, ["at_end"], ["buildings", "grass", "artisans"]),
    first_game: at(card, ["first_game"]) === true,
    new: false,
  };
}

function drawnFace(card: Values, face: "standard" | "advanced", level: number, ours: Things): Face {
  const goods = resources(thingsOf(ours));
  const effects = at(card, [face, "effect"]);
  const count = Array.isArray(effects) ? Math.min(2, effects.length) : 0;
  const all = [...goods, "any", "first", "second", "coins", "points", ...Object.keys(SWAPS), "again"];
  const effect = Array.from({ length: count }, (_, index) => countsAt(card, [face, "effect", index], all));
  return {
    cost: countsAt(card, [face, "cost"], [...goods, "coins"]),
    laid: face === "advanced" && level <= CUBES_ON_CARD,
    points: countAt(card, [face, "points"]),
    effect,
    swaps: effect.map((one) =>
      Object.entries(SWAPS).flatMap(([word, swap]) => (one[word] ? [{ ...swap, count: one[word] }] : [])),
    ),
    end: countsAt(card, [face, "end"], ["construction", "gather", "cubes"]),
    text: { en: "", fr: "" },
    cost_text: { en: "", fr: "" },
  };
}

function drawnObjective(card: Values): Objective {
  const count = countAt(card, ["count"]);
  const { en, fr } = names(card);
  return {
    names: { en: en.replace("{count}", String(count)), fr: fr.replace("{count}", String(count)) },
    source: null,
    text: null,
    points: countAt(card, ["points"]),
    count: count || null,
    needs_market: at(card, ["needs_market"]) === true,
    new: false,
  };
}

function drawnArtisan(card: Values, word: string, ours: Things): Artisan {
  const deck = thingsOf(ours).deck[word]!;
  return {
    names: names(card),
    source: null,
    text: null,
    kind: deck.kind,
    level: deck.level,
    deck: word,
    standard: drawnFace(card, "standard", deck.level, ours),
    advanced: drawnFace(card, "advanced", deck.level, ours),
  };
}

const workshop: Workshop = {
  options: { expansion: "standard" },
  component: Card,
  identified: [
    ["tiles", "new-tiles"],
    [1, 2, 3, 4].map((level) => `gather-${level}`).concat([1, 2, 3, 4].map((level) => `construction-${level}`)),
  ],
  decks: (values, ours) => [
    {
      id: "tiles",
      tables: ["tiles"],
      title: t("cards-little-town-tile"),
      cards: tiles(values, ours, "tiles"),
      size: { wide: 8, high: 9.6 },
    },
    {
      id: "new-tiles",
      tables: ["new-tiles"],
      title: t("workshop-deck-new-tiles"),
      cards: tiles(values, ours, "new-tiles"),
      size: { wide: 8, high: 9.6 },
    },
    {
      id: "objectives",
      tables: ["objectives"],
      title: t("cards-little-town-objective"),
      cards: objectives(ours),
      size: { wide: 13, high: 4.6 },
    },
    ...decks(values, ours),
    rules(ours),
  ],
  drawn(deck, key, values, ours): { things: Things; word: string } {
    const card = tableAt(values, key);
    const word = deck === "objectives" ? String(key.at(-1)) : textAt(card, ["id"]) || "own";
    const [kind, told] = deck.endsWith("tiles")
      ? (["tile", drawnTile(card, ours)] as const)
      : deck === "objectives"
        ? (["objective", drawnObjective(card)] as const)
        : (["artisan", drawnArtisan(card, deck, ours)] as const);
    return { things: { ...ours, kinds: { ...ours.kinds, [kind]: { [word]: told } } }, word };
  },
  emptied: (values) => ({
    ...values,
    ...Object.fromEntries(
      ["new-tiles", ...workshop.identified[1]!].map((table) => [table, withoutOurs(values[table])]),
    ),
  }),
};
export default workshop;
