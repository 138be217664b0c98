import "./ui/style/tokens.css";
import "./ui/style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { haveMessages, INNER } from "./app/i18n.svelte";
import { route, startRouter } from "./app/router.svelte";
import { loadSession } from "./app/session.svelte";
import { followTheme } from "./app/theme.svelte";
import { loadSprite } from "./ui/sprite";

followTheme();
startRouter();
await Promise.all([
  haveMessages(route.path === "/" ? undefined : INNER),
  loadSprite("interface", () => import("./ui/drawings")),
  loadSession().catch(() => {}),
]);
mount(App, { target: document.getElementById("app")! });
