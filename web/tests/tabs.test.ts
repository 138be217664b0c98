/** The keys that lead through tabs. */

import { describe, expect, it } from "vitest";

import { tabAfter } from "../src/ui/tabs";

const TABS = ["log", "score", "chat"] as const;
type Tab = (typeof TABS)[number];

function press(key: string, here: Tab, upright = false): { to: Tab | undefined; taken: boolean } {
  let taken = false;
  const event = { key, preventDefault: () => (taken = true) } as unknown as KeyboardEvent;
  return { to: tabAfter<Tab>(event, TABS, here, upright), taken };
}

describe("a key among tabs", () => {
  it("leads to the next and around, to the first and to the last", () => {
    expect(press("ArrowRight", "log")).toEqual({ to: "score", taken: true });
    expect(press("ArrowRight", "chat").to).toBe("log");
    expect(press("ArrowLeft", "log").to).toBe("chat");
    expect(press("Home", "chat").to).toBe("log");
    expect(press("End", "log").to).toBe("chat");
  });
  it("leads up and down only where they stand upright, and is otherwise left alone", () => {
    expect(press("ArrowDown", "log", true).to).toBe("score");
    expect(press("ArrowUp", "log", true).to).toBe("chat");
    expect(press("ArrowDown", "log")).toEqual({ to: undefined, taken: false });
    expect(press("x", "log")).toEqual({ to: undefined, taken: false });
  });
});
