/** The file that the values of a box make. */

import { describe, expect, it } from "vitest";

import { writeToml } from "../src/pages/workshop/toml";

describe("the file", () => {
  it("has plain values first, then tables, then cards, each on its line", () => {
    const text = writeToml({
      objects: [{ id: "kite", needs: { wood: 1 } }, {}],
      game: "g",
      copies: { 2: 12, "a b": true },
      boards: { 1: ["F.", "M."] },
      none: [],
    });
    expect(text).toBe(
      'game = "g"\nnone = []\n\n[copies]\n2 = 12\n"a b" = true\n\n[boards]\n1 = ["F.", "M."]\n\n' +
        '[[objects]]\nid = "kite"\nneeds = { wood = 1 }\n\n[[objects]]\n',
    );
  });

  it("says any text on one line, as it is", () => {
    expect(writeToml({ a: 'L\'"or"\\\n\x7f\u0001', b: "\ud83d" })).toBe(
      'a = "L\'\\"or\\"\\\\\\n\\u007f\\u0001"\nb = "\ufffd"\n',
    );
  });
});
