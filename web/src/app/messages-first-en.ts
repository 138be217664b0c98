/** Every English message of the first page and of what surrounds all pages. */
import levels from "../../../src/atelier/words/levels/en.ftl?raw";
import app from "../../../src/atelier/words/web/en/app.ftl?raw";
import home from "../../../src/atelier/words/web/en/home.ftl?raw";

export default [app, home, levels];
