/** Every card of Artisans: objects with the levels they need, artisans, materials. */

import { localName } from "../../app/i18n.svelte";
import type { BoxThing, Things } from "../../app/things";
import { type Amount, cardGroup, type CardGroup } from "../gallery";
import { drawingOf } from "./explain";
import { ROMAN } from "./view";

export default function gallery(things: Things): CardGroup[] {
  return [
    cardGroup(things, "object", (word, thing) => ({
      drawing: drawingOf("object", word),
      amounts: needs(things, thing),
      text: "",
    })),
    ...["artisan", "material"].map((kind) => cardGroup(things, kind, (word) => ({ drawing: drawingOf(kind, word) }))),
  ];
}

function needs(things: Things, object: BoxThing): Amount[] {
  return Object.entries((object.needs ?? {}) as Record<string, number>).map(([material, level]) => {
    const name = localName(things.kinds.material?.[material]?.names ?? { en: material, fr: material });
    const count = ROMAN[level] ?? String(level);
    return { drawing: `materials-${material}`, count, text: `${name} ${count}` };
  });
}
