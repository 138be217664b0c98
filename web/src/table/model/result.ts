/** The result of a game as it is counted: source by source, seat by seat. */

export type Result = { points: number[]; places: number[]; sources: Record<string, number>[] };

const COLOURS = ["terracotta", "teal", "amber", "plum", "leaf", "slate", "steel"];
/** The colour of the points from a source, by its place among the sources. */
export const sourceColour = (place: number): string => `var(--${COLOURS[place % COLOURS.length]!})`;

/** A source that nobody has won points from: it takes them. */
export const isLoss = (result: Result, source: string): boolean =>
  result.sources.every((one) => (one[source] ?? 0) <= 0);

/** Where anybody's points came from. */
export const sourcesOf = (result: Result | null | undefined): string[] =>
  Object.keys(result?.sources[0] ?? {}).filter((source) => result?.sources.some((one) => one[source]));

/** Everyone's points from some of the sources. */
export const pointsFrom = (result: Result | null | undefined, sources: readonly string[]): number[] =>
  result?.sources.map((one) => sources.reduce((sum, source) => sum + (one[source] ?? 0), 0)) ?? [];

/** The seats in the order of their places; who shares a place stands side by side, as they sit. */
export const ranked = (result: Result | null | undefined): number[] => {
  const places = result?.places ?? [];
  return places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);
};

export const winnersOf = (result: Result | null | undefined): number[] =>
  (result?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** From where and how far, as shares of the whole width. */
export type Stretch = { from: number; width: number };
/** A bar of points: what each source has given from nothing on, what each has taken back from the end of that, and where that leaves the sum. */
export type Bar = { zero: number; gains: Stretch[]; losses: Stretch[]; sum: number };

const add = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);

/** The most that is gained anywhere, and the least a sum falls to while it is counted: as wide as all bars are. */
function widthOf(seats: readonly number[][]): { least: number; most: number } {
  const sums = seats.flatMap((points) => points.map((_, end) => add(points.slice(0, end + 1))));
  const gained = seats.map((points) => add(points.filter((one) => one > 0)));
  return { least: Math.min(0, ...sums), most: Math.max(1, ...gained) };
}

/** A seat's bar when so many sources are counted: gains keep their length, losses cover them from their end, and beyond nothing lie left of it. */
export function barOf(result: Result, seat: number, sources: readonly string[], counted: number): Bar {
  const all = result.sources.map((own) => sources.map((source) => own[source] ?? 0));
  const { least, most } = widthOf(all);
  const share = (points: number) => points / (most - least);
  const points = (all[seat] ?? []).map((one, place) => (place < counted ? one : 0));
  let gained = 0;
  const gains = points.map((one) => {
    const from = gained;
    gained += Math.max(0, one);
    return { from: share(from - least), width: share(gained - from) };
  });
  let left = gained;
  const losses = points.map((one) => {
    left += Math.min(0, one);
    return { from: share(left - least), width: share(Math.max(0, -one)) };
  });
  return { zero: share(-least), gains, losses, sum: share(left - least) };
}

/** The points of one source as a bar of their own, on the scale of all: right of nothing if they were won, left of it if they were lost. */
export function barFrom(points: number, scale: { least: number; most: number }): Stretch & { zero: number } {
  const share = (one: number) => (one - scale.least) / (scale.most - scale.least);
  const zero = share(0);
  return { zero, from: Math.min(zero, share(points)), width: Math.abs(share(points) - zero) };
}

/** From the greatest loss to the greatest gain from one source. */
export function scaleOf(result: Result | null | undefined): { least: number; most: number } {
  const points = result?.sources.flatMap((own) => Object.values(own)) ?? [];
  return { least: Math.min(0, ...points), most: Math.max(1, ...points) };
}
