/** How far the talk of a table was read, kept in the browser. */

import { beforeEach, describe, expect, it, vi } from "vitest";

let kept: Map<string, string>;

function browser(refuses = false): void {
  const refuse = () => {
    if (refuses) throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (refuse(), kept.get(key) ?? null),
    setItem: (key: string, text: string) => (refuse(), void kept.set(key, text)),
  });
}

/** The page as it is loaded anew. */
async function load(): Promise<typeof import("../src/table/model/read")> {
  vi.resetModules();
  return import("../src/table/model/read");
}

beforeEach(() => {
  kept = new Map();
  browser();
});

describe("the last line that was read", () => {
  it("is known when the page is loaded again, table by table", async () => {
    const before = await load();
    before.keepRead("t", 7);
    before.keepRead("u", 0);
    const { readAt } = await load();
    expect([readAt("t"), readAt("u"), readAt("v")]).toEqual([7, 0, null]);
  });

  it("never becomes unread again", async () => {
    const { keepRead, readAt } = await load();
    keepRead("t", 7);
    keepRead("t", 3);
    expect(readAt("t")).toBe(7);
  });

  it("is forgotten for the tables one has not been at for longest", async () => {
    const { keepRead, readAt } = await load();
    keepRead("old", 1);
    keepRead("used", 1);
    for (let table = 0; table < 59; table++) keepRead(`${table}`, table);
    keepRead("used", 2);
    keepRead("last", 1);
    expect([readAt("old"), readAt("0"), readAt("used"), readAt("last")]).toEqual([null, null, 2, 1]);
    expect((JSON.parse([...kept.values()][0]!) as unknown[]).length).toBe(60);
  });

  it("holds until the page is left where the browser keeps nothing", async () => {
    browser(true);
    const { keepRead, readAt } = await load();
    keepRead("t", 7);
    expect(readAt("t")).toBe(7);
  });

  it.each(["{", "7", '[["t"],["u","x"],null]'])("is nothing where what is kept makes no sense: %s", async (text) => {
    kept.set("atelier-read", text);
    const { keepRead, readAt } = await load();
    expect(readAt("t")).toBeNull();
    keepRead("t", 7);
    expect(readAt("t")).toBe(7);
  });
});
