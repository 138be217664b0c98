/** What holds for all of the client: which rooms know which, no circle, games in their folders, pages that rest. */

import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = new Map(Object.entries(SOURCES).map(([path, text]) => [path.replace("../src/", ""), text]));

/** From the ground up; a room knows itself and what lies below. */
const FLOORS = [
  /^app\//,
  /^ui\//,
  /^table\/model\//,
  /^table\/(board\/|room\.ts)/,
  /^table\/stage\//,
  /^table\/side\//,
  /^table\/lobby\//,
  /^table\//,
  /^games\//,
  /^pages\//,
  /^/,
];
const floorOf = (file: string): number => FLOORS.findIndex((floor) => floor.test(file));

const GAMES = [...new Set([...FILES.keys()].flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))];
const gameOf = (file: string): string | undefined => GAMES.find((game) => file.startsWith(`games/${game}/`));
const pageOf = (file: string): string | undefined => /^pages\/([^/]+)\//.exec(file)?.[1];

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"?]+)(?:\?\w+)?"/g;

/** The file that an import means. */
function resolve(from: string, to: string): string | undefined {
  const path = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") path.pop();
    else if (part !== ".") path.push(part);
  }
  const name = path.join("/");
  return [name, `${name}.ts`, `${name}.svelte.ts`, `${name}.d.ts`, `${name}/index.ts`].find((file) => FILES.has(file));
}

const imports = new Map(
  [...FILES].map(([file, text]) => [file, [...text.matchAll(IMPORT)].flatMap(([, to]) => resolve(file, to!) ?? [])]),
);
const arrows = [...imports].flatMap(([from, all]) => all.map((to) => ({ from, to })));

/** Files that import each other, at first hand or round about. */
function circles(): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const met = way.indexOf(file);
    if (met >= 0) found.push([...way.slice(met), file]);
    if (met >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) if (next !== file) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}

describe("the rooms of the client", () => {
  it("are found, with their imports", () => {
    expect(GAMES).toContain("artisans");
    expect(arrows.length).toBeGreaterThan(FILES.size);
  });

  it("import only what lies below them", () => {
    expect(arrows.filter(({ from, to }) => floorOf(to) > floorOf(from))).toEqual([]);
  });

  it("import each other in no circle", () => {
    expect(circles()).toEqual([]);
  });

  it("keep the games apart: only the registry knows them, none knows another", () => {
    const strangers = arrows.filter(
      ({ from, to }) => gameOf(to) && gameOf(to) !== gameOf(from) && from !== "games/registry.ts",
    );
    expect(strangers).toEqual([]);
  });

  it("keep the pages apart", () => {
    expect(arrows.filter(({ from, to }) => pageOf(from) && pageOf(to) && pageOf(to) !== pageOf(from))).toEqual([]);
  });
});

describe("a new game is one folder", () => {
  const outside = [...FILES].filter(
    ([file]) => !gameOf(file) && file !== "games/registry.ts" && file !== "app/schema.d.ts",
  );

  it.each(GAMES)("nothing outside it and the registry names %s", (game) => {
    const spellings = new RegExp(`(?<![\\w-])(${game}|${game.replace(/-/g, " ")})(?![\\w])`, "i");
    expect(outside.filter(([, text]) => spellings.test(text)).map(([file]) => file)).toEqual([]);
  });
});

describe("a page at rest", () => {
  it("moves nothing for ever: that would cost a phone its battery", () => {
    const restless = [...FILES].filter(([, text]) => /animation[^;]*\binfinite\b/.test(text)).map(([file]) => file);
    expect(restless).toEqual([]);
  });
});
