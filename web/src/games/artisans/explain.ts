/** The slips that explain every card of the bench: what it is, what it needs, what of that is there. */

import { capital, named, t } from "../../app/i18n.svelte";
import type { Slip } from "../../ui/tooltip.svelte";
import type { Desk } from "../../table/model/board.svelte";
import { bench, type Cards, front, levelOf, materials, nameOf, needsOf, objectName, type Player, pointsOf, ROMAN, roomFor, sum, told } from "./view";

const list = (desk: Desk, cards: Cards): string =>
  materials(desk)
    .flatMap((material) => (cards[material] ? [t("artisans-slip-count", { material: nameOf(desk, "material", material), count: cards[material] })] : []))
    .join(", ");

const spelled = (desk: Desk, needs: [string, number][]): string => needs.map(([material, level]) => `${nameOf(desk, "material", material)} ${ROMAN[level]}`).join(", ");

/** The full name of an object for those who cannot see its card. */
export function objectLabel(desk: Desk, word: string): string {
  const { name, origin } = objectName(desk, word);
  return t("artisans-room-object", { name: origin ? `${name}, ${origin}` : name, points: pointsOf(desk, word), needs: spelled(desk, needsOf(desk, word)) });
}

export function artisanLabel(desk: Desk, word: string): string {
  const { title, text } = artisanSlip(desk, word);
  return text ? `${title}: ${text}` : title;
}

export function objectSlip(desk: Desk, word: string, legal = false): Slip {
  const { name, origin } = objectName(desk, word);
  const needs = needsOf(desk, word);
  const me = bench(desk)?.players[front(desk)];
  const short = needs.filter(([material, level]) => levelOf(me, material) < level);
  const lines = !me || desk.seat === null || legal ? [] : [short.length ? t("artisans-slip-missing", { needs: spelled(desk, short) }) : t("artisans-slip-ready")];
  return { title: origin ? t("artisans-slip-object", { name, origin }) : name, text: t("artisans-slip-object-text", { points: pointsOf(desk, word), needs: spelled(desk, needs) }), lines };
}

export function artisanSlip(desk: Desk, word: string): Slip {
  const text = told(desk, "artisan", word).text;
  return { title: nameOf(desk, "artisan", word), text: text ? capital(named(text)) : undefined };
}

export function materialSlip(desk: Desk, word: string): Slip {
  const view = bench(desk);
  const copies = (told(desk, "material", word)["copies"] ?? {}) as Cards;
  const all = copies[String(view?.players.length ?? 0)];
  const unseen = view?.unseen[word] ?? 0;
  return { title: capital(nameOf(desk, "material", word)), text: all ? t("artisans-slip-material", { all, unseen }) : undefined };
}

/** Somebody's column: how high it stands, and what the next level would take. */
export function columnSlip(desk: Desk, seat: number, material: string): Slip {
  const player = bench(desk).players[seat]!;
  const works = player.works[material] ?? [];
  const points = works.reduce((all, cards, level) => all + cards * (level + 1), 0);
  const laid = works.map((cards, level) => t("artisans-slip-level", { level: ROMAN[level + 1]!, cards })).join(", ");
  const room = roomFor(player, material);
  const next = room ? t("artisans-slip-next-level", { level: ROMAN[works.length + 1]!, room }) : t("artisans-slip-finished");
  return {
    title: capital(nameOf(desk, "material", material)),
    text: laid ? t("artisans-slip-laid", { laid, points }) : t("artisans-slip-unbegun"),
    lines: [next],
  };
}

export function handSlip(desk: Desk, player: Player): Slip {
  const known = player.hand ?? player.known;
  const hidden = player.cards - sum(known);
  const lines = [list(desk, known), hidden && !player.hand ? t("artisans-slip-hidden", { cards: hidden }) : ""].filter(Boolean);
  return { title: t("artisans-slip-hand", { cards: player.cards }), text: player.hand ? undefined : t("artisans-slip-known"), lines };
}

export function deckSlip(desk: Desk): Slip {
  const view = bench(desk);
  return { title: t("artisans-slip-deck", { cards: view.deck }), text: t("artisans-slip-unseen"), lines: [list(desk, view.unseen)].filter(Boolean) };
}

export function discardSlip(desk: Desk): Slip {
  const view = bench(desk);
  return { title: t("artisans-slip-discard", { cards: sum(view.discard) }), text: t("artisans-slip-discard-text"), lines: [list(desk, view.discard)].filter(Boolean) };
}

export function explain(desk: Desk, kind: string, word: string): Slip {
  if (kind === "object") return objectSlip(desk, word);
  if (kind === "artisan") return artisanSlip(desk, word);
  if (kind === "material") return materialSlip(desk, word);
  return { title: word };
}
