/** A notice of one's turn: off until it is switched on, and never while the page is looked at. */

import { beforeEach, expect, it, vi } from "vitest";

import { notify, setNotices } from "../src/app/notices";
import { settings, updateSettings } from "../src/app/settings.svelte";

const shown = vi.fn(async () => {});
const ask = vi.fn(async () => "granted");
const register = vi.fn(async () => ({ showNotification: shown }));
const permission = { permission: "default", requestPermission: ask };
const page = { hidden: true };

beforeEach(() => {
  vi.stubGlobal("navigator", { language: "en", serviceWorker: { register } });
  vi.stubGlobal("Notification", permission);
  vi.stubGlobal("document", page);
  vi.clearAllMocks();
  permission.permission = "default";
  page.hidden = true;
  updateSettings({ notices: false });
});

it("is off, and nobody is asked, until it is wished for", async () => {
  await notify("a", "b", "/table/1");
  expect(ask).not.toHaveBeenCalled();
  expect(shown).not.toHaveBeenCalled();
});

it("tells of a turn in the background, and only there", async () => {
  await setNotices(true);
  permission.permission = "granted";
  expect(settings.notices).toBe(true);
  await notify("Atelier", "Your turn", "/table/1");
  expect(shown).toHaveBeenCalledExactlyOnceWith("Atelier", expect.objectContaining({ tag: "/table/1" }));
  page.hidden = false;
  await notify("Atelier", "Your turn", "/table/1");
  expect(shown).toHaveBeenCalledTimes(1);
});

it("stays off where the person or the browser says no", async () => {
  ask.mockResolvedValueOnce("denied");
  await setNotices(true);
  expect(settings.notices).toBe(false);
  vi.stubGlobal("navigator", { language: "en" });
  await setNotices(true);
  expect(settings.notices).toBe(false);
  expect(register).not.toHaveBeenCalled();
});
