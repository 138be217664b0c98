/** Every French message of the first page and of what surrounds all pages. */
import levels from "../../../src/atelier/words/levels/fr.ftl?raw";
import app from "../../../src/atelier/words/web/fr/app.ftl?raw";
import home from "../../../src/atelier/words/web/fr/home.ftl?raw";

export default [app, home, levels];
