import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { hang } from "./drawings";
import { meet } from "./house/me.svelte";
import { watch } from "./house/router.svelte";
import { dress } from "./house/settings.svelte";
import { learn } from "./house/words.svelte";

dress();
watch();
await Promise.all([learn(), hang("interface"), meet().catch(() => {})]);
mount(App, { target: document.getElementById("house")! });
