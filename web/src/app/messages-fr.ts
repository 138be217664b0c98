/** Every French message, of the games and of the pages. */
import games from "../../../src/atelier/words/fr.ftl?raw";

const pages = import.meta.glob<string>("../../../src/atelier/words/web/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export default [games, ...Object.values(pages)];
