/** What travels over the table when a view becomes another: told from the difference alone, so that it is always true. */

import type { Things as BoxThings } from "../../app/things";
import type { Entry, Journeys, View } from "../../table/model/types";
import type { Journey } from "../../ui/flights";
import { around, buildingOn, landAt, resources, type Things, thingsOf, type Town, townOf, yieldOf } from "./view";

/** At most so many cubes of one kind fly at once. */
const CROWD = 4;
const STEP = 70;

export const journeys =
  (things: BoxThings): Journeys =>
  (entry, earlier, later) => {
    const [before, after] = [townOf(earlier), townOf(later)];
    if (entry.kind !== "moved" || !before.players || !after.players) return [];
    const seat = entry.seat ?? before.turn ?? 0;
    const flights = [...workers(before, after), ...buildings(before, after), ...cards(before, after)];
    before.players.forEach((_, player) =>
      flights.push(
        ...stock(thingsOf(things), before, after, player, seat, entry.move ?? "").map((one) => ({
          ...one,
          incidental: true,
        })),
      ),
    );
    return flights.slice(0, 28);
  };

/** At the end of a round all workers go home: the last move is seen where they still stand. */
export function kept(entry: Entry, earlier: View, later: View): View | null {
  const [before, after] = [townOf(earlier), townOf(later)];
  if (before.round === after.round) return null;
  const [verb, square = ""] = (entry.move ?? "").split(" ");
  const { step, buildings } = after;
  const sent = verb === "place" && !before.now.buying && typeof entry.seat === "number";
  const workers = sent ? { ...before.workers, [square]: entry.seat! } : before.workers;
  return { ...before, step, buildings, workers } as View;
}

/** Workers go out, to a square or to the construction site, and come home at the end of a round. */
function workers(before: Town, after: Town): Journey[] {
  const flights: Journey[] = [];
  for (const [square, seat] of Object.entries(after.workers)) {
    if (before.workers[square] === undefined)
      flights.push({ from: left(before, after, seat), to: `square-${square}`, drawing: "pieces-worker", player: seat });
  }
  for (const [square, seat] of Object.entries(before.workers)) {
    if (after.workers[square] === undefined)
      flights.push({
        from: `square-${square}`,
        to: `home-${seat}`,
        drawing: "pieces-worker",
        player: seat,
        delay: flights.length * 50,
      });
  }
  after.players.forEach((player, seat) => {
    const more = player.site - (before.players[seat]?.site ?? 0);
    if (more > 0)
      flights.push({
        from: left(before, after, seat),
        to: "site",
        drawing: "pieces-worker",
        player: seat,
        incidental: true,
      });
    for (let home = 0; home < -more; home++)
      flights.push({ from: "site", to: `home-${seat}`, drawing: "pieces-worker", player: seat, delay: home * 50 });
  });
  return flights;
}

/** The place a worker has just left: with the expansion its gap in the row, otherwise home. */
function left(before: Town, after: Town, seat: number): string {
  const gone = before.players[seat]?.home.find((place) => !after.players[seat]?.home.includes(place));
  return gone && after.face ? `place-${seat}-${gone}` : `home-${seat}`;
}

function buildings(before: Town, after: Town): Journey[] {
  return after.buildings
    .filter((one) => !buildingOn(before, one.square))
    .flatMap((one) => [
      { from: `tile-${one.tile}`, to: `square-${one.square}`, drawing: `tiles-${one.tile}` },
      {
        from: `houses-${one.owner}`,
        to: `square-${one.square}`,
        drawing: "pieces-house",
        player: one.owner,
        delay: 200,
      },
    ]);
}

/** Cards from their decks, and the cubes laid on them. */
function cards(before: Town, after: Town): Journey[] {
  const flights: Journey[] = [];
  after.players.forEach((player, seat) =>
    player.row.forEach((held, slot) => {
      const was = before.players[seat]?.row[slot];
      const deck = Object.keys(before.decks).find((word) => before.decks[word]?.top === held.card);
      if (held.card && was?.card !== held.card && deck)
        flights.push({ from: `deck-${deck}`, to: `row-${seat}-${slot}`, drawing: `people-${held.card}` });
      const cube =
        held.cubes.length > (was?.cubes.length ?? 0) || was?.card !== held.card ? held.cubes.at(-1) : undefined;
      if (cube && held.cubes.join() !== was?.cubes.join())
        flights.push({
          from: `goods-${seat}-${cube}`,
          to: `row-${seat}-${slot}`,
          drawing: `goods-${cube}`,
          delay: 220,
        });
    }),
  );
  return flights;
}

/** Cubes, coins and points that a player gains or gives. */
function stock(things: Things, before: Town, after: Town, seat: number, mover: number, move: string): Journey[] {
  const [was, is] = [before.players[seat]!, after.players[seat]!];
  const flights: Journey[] = [];
  const building = worksAt(before, move);
  const shop = building ? `square-${building}` : null;
  for (const word of resources(things)) {
    const change = (is.goods[word] ?? 0) - (was.goods[word] ?? 0);
    const lands = change > 0 && !shop ? landsGiving(things, before, after, seat, word, move) : [];
    for (let cube = 0; cube < Math.min(Math.abs(change), CROWD); cube++) {
      const there = lands[cube] ? `square-${lands[cube]}` : (shop ?? `supply-${word}`);
      const [from, to] = change > 0 ? [there, `goods-${seat}-${word}`] : [`goods-${seat}-${word}`, there];
      flights.push({ from, to, drawing: `goods-${word}`, delay: cube * STEP + 120 });
    }
  }
  const coins = is.coins - was.coins;
  const owner = building ? buildingOn(before, building)?.owner : undefined;
  if (coins > 0 && seat === owner && seat !== mover)
    flights.push({ from: `coins-${mover}`, to: `coins-${seat}`, drawing: "goods-coin" });
  else if (!(building && coins === -(before.now.rent[building] ?? 0))) {
    for (let coin = 0; coin < Math.min(Math.abs(coins), CROWD); coin++) {
      const there = shop ?? "bank";
      const [from, to] = coins > 0 ? [there, `coins-${seat}`] : [`coins-${seat}`, there];
      flights.push({ from, to, drawing: "goods-coin", delay: coin * STEP });
    }
  }
  const points = is.scored - was.scored;
  if (points > 0)
    flights.push({
      from:
        is.done.length > was.done.length ? `goals-${seat}` : (shop ?? newest(before, after, seat) ?? `goals-${seat}`),
      to: `points-${seat}`,
      drawing: "goods-point",
      delay: 260,
    });
  return flights;
}

/** The building that is being activated: named by the move, or the one that is being paid. */
function worksAt(before: Town, move: string): string | null {
  const [verb, square = ""] = move.split(" ");
  if (verb === "activate") return square;
  return verb === "coins" || verb === "give" || (verb === "take" && before.phase === "take") ? before.now.target : null;
}

const newest = (before: Town, after: Town, seat: number): string | null => {
  const built = after.buildings.find((one) => one.owner === seat && !buildingOn(before, one.square));
  return built ? `square-${built.square}` : null;
};

/** The terrain squares a good comes from. */
function landsGiving(things: Things, before: Town, after: Town, seat: number, word: string, move: string): string[] {
  const [verb, named = ""] = move.split(" ");
  const stands = verb === "place" && after.workers[named] === seat ? named : before.now.square;
  if (!stands || !["place", "gather", "done"].includes(verb ?? "")) return [];
  const open = verb === "place" ? around(things, stands) : before.now.open;
  const fresh = open.filter((square) => yieldOf(things, landAt(after, square)) === word);
  const touched = fresh.filter((square) => after.now.touched.includes(square));
  return touched.length ? touched : fresh;
}
