/** The little of Markdown that the rules are written in. */

import { describe, expect, it } from "vitest";

import { type Block, parseMarkdown, plainText, rulingAnchors } from "../src/pages/learn/markdown";

const first = (text: string): Block => parseMarkdown(text)[0]!;

describe("blocks", () => {
  it("headings have a level and an address of their own", () => {
    const headings = parseMarkdown("# The year (R1)\n\n## À faire!\n\n## À faire!");
    expect(headings.map((one) => one.kind === "heading" && [one.level, one.id])).toEqual([
      [1, "the-year-r1"],
      [2, "à-faire"],
      [2, "à-faire-1"],
    ]);
  });

  it("lines of a paragraph are one; an empty line ends it", () => {
    const blocks = parseMarkdown("one\ntwo\n\nthree");
    expect(blocks.map((one) => one.kind === "paragraph" && plainText(one.spans))).toEqual(["one two", "three"]);
  });

  it("lists take their wrapped lines along", () => {
    expect(first("1. one\n   more\n2. two")).toMatchObject({ kind: "list", ordered: true });
    const list = first("- one\n  more\n- two");
    expect(list.kind === "list" && list.items.map(plainText)).toEqual(["one more", "two"]);
  });

  it("tables have a head, and no rule between", () => {
    const table = first("| a | b |\n|---|:-:|\n| 1 | x\\|y |");
    expect(table.kind === "table" && [table.head.map(plainText), table.rows.map((row) => row.map(plainText))]).toEqual([
      ["a", "b"],
      [["1", "x\\|y"]],
    ]);
  });

  it("quotes hold blocks, code holds what it holds", () => {
    expect(first("> # a\n> - b")).toMatchObject({ kind: "quote", blocks: [{ kind: "heading" }, { kind: "list" }] });
    expect(first("```\n# no *heading*\n```")).toEqual({ kind: "code", text: "# no *heading*" });
  });
});

describe("spans", () => {
  const spans = (text: string) => {
    const block = first(text);
    return block.kind === "paragraph" ? block.spans : [];
  };

  it("marks, links and code stand apart", () => {
    expect(spans("a **b *c*** `d` [e](#f)").map((one) => one.kind)).toEqual([
      "text",
      "strong",
      "text",
      "code",
      "text",
      "link",
    ]);
  });

  it("numbers of rulings are rulings, ranges cover all between", () => {
    expect(spans("see R9 and T3–T5, not R2D2").filter((one) => one.kind === "ruling")).toEqual([
      { kind: "ruling", number: "R9", covers: ["R9"] },
      { kind: "ruling", number: "T3–T5", covers: ["T3", "T4", "T5"] },
    ]);
  });

  it("cannot hold a script: what looks like HTML is text", () => {
    expect(spans("<script>alert(1)</script>")).toEqual([{ kind: "text", text: "<script>alert(1)</script>" }]);
  });
});

it("a ruling is at home where it is first spoken of, below the introduction", () => {
  const anchors = rulingAnchors(
    parseMarkdown("# Rules\n\nR1 and R2 at once.\n\n## Market\n\nR1–R2 apply. R2 again, R3 too."),
  );
  expect([...anchors.values()]).toEqual([["R1", "R2"], ["R3"]]);
});

describe("pictures", () => {
  it("stand where a comment names them, and end the paragraph before", () => {
    expect(parseMarkdown("one\n<!-- picture: a -->\ntwo\n\n<!-- pictures: b-1 b-2 -->")).toMatchObject([
      { kind: "paragraph" },
      { kind: "pictures", names: ["a"] },
      { kind: "paragraph" },
      { kind: "pictures", names: ["b-1", "b-2"] },
    ]);
  });

  it("are of the same kind in both languages, each one drawn, each drawing used", () => {
    const texts = import.meta.glob<string>("../../src/atelier/words/rules/*.md", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const drawn = import.meta.glob<Record<string, unknown>>("../src/games/*/pictures.json", {
      import: "default",
      eager: true,
    });
    const named = (path: string): string[] =>
      parseMarkdown(texts[path]!).flatMap((block) => (block.kind === "pictures" ? block.names : []));
    expect(Object.keys(drawn)).toHaveLength(2);
    for (const [path, views] of Object.entries(drawn)) {
      const game = /games\/([^/]+)\//.exec(path)![1]!;
      for (const language of ["en", "fr"])
        expect(named(`../../src/atelier/words/rules/${game}.${language}.md`).sort()).toEqual(Object.keys(views).sort());
    }
  });

  it("take the place of what only a program reads: no block of code, and words of a box file nowhere", () => {
    const texts = import.meta.glob<string>("../../src/atelier/words/rules/*.md", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    for (const text of Object.values(texts)) {
      expect(parseMarkdown(text).filter((block) => block.kind === "code")).toEqual([]);
      expect(text).not.toMatch(/\.toml|`[^`]*=[^`]*`|`"|hire_when_usable|last_turn_craft|trade_laps|next_card/);
    }
  });
});
