/** Dates and times are written as in the region the browser names for the language of the page. */

import { expect, it, vi } from "vitest";

import { dateText, regionOf } from "../src/app/dates";

it.each([
  ["en", ["en-GB", "en"], "en-GB"],
  ["fr", ["en-GB", "fr-CA", "fr"], "fr-CA"],
  ["fr", ["en-GB", "en"], "fr"],
  ["en", [], "en"],
])("%s in a browser that speaks %o: %s", (language, browser, region) => {
  expect(regionOf(language, browser)).toBe(region);
});

it("a British browser reads British dates and hours", () => {
  vi.stubGlobal("navigator", { language: "en", languages: ["en-GB"] });
  const moment = Date.UTC(2026, 10, 18, 13, 15);
  expect(dateText(moment, { dateStyle: "long", timeZone: "UTC" })).toBe("18 November 2026");
  expect(dateText(moment, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })).toBe("13:15");
});
