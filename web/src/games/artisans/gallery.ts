/** Every card of Artisans: objects with the levels they need, artisans, materials. */

import { localName } from "../../app/i18n.svelte";
import type { Things } from "../../app/things";
import { type Amount, cardGroup, type CardGroup } from "../gallery";
import { drawingOf } from "./explain";
import { ROMAN } from "../roman";
import { thingsOf } from "./view";

export default function gallery(things: Things): CardGroup[] {
  return [
    cardGroup(things, "object", (word) => ({
      drawing: drawingOf("object", word, things),
      amounts: needs(things, word),
      points: thingsOf(things).object[word]?.points ?? null,
      text: "",
    })),
    ...["artisan", "material"].map((kind) =>
      cardGroup(things, kind, (word) => ({ drawing: drawingOf(kind, word, things) })),
    ),
  ];
}

function needs(things: Things, object: string): Amount[] {
  return Object.entries(thingsOf(things).object[object]?.needs ?? {}).map(([material, level]) => {
    const name = localName(thingsOf(things).material[material]?.names ?? { en: material, fr: material });
    const count = ROMAN[level] ?? String(level);
    return { drawing: `materials-${material}`, count, text: `${name} ${count}` };
  });
}
