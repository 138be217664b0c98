import "./ui/style/tokens.css";
import "./ui/style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { hang } from "./ui/sprite";
import { meet } from "./app/session.svelte";
import { watch } from "./app/router.svelte";
import { dress } from "./app/settings.svelte";
import { learn } from "./app/i18n.svelte";

dress();
watch();
await Promise.all([learn(), hang("interface"), meet().catch(() => {})]);
mount(App, { target: document.getElementById("house")! });
