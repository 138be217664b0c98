/** Every English message, of the games and of the pages. */
import games from "../../../src/atelier/words/en.ftl?raw";

const pages = import.meta.glob<string>("../../../src/atelier/words/web/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export default [games, ...Object.values(pages)];
