/** What modules ask of a browser as soon as they are loaded. */

import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
