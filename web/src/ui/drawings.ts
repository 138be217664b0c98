import { symbols } from "./sprite";

export default symbols(
  import.meta.glob<string>("./drawings/**/*.svg", { query: "?raw", import: "default", eager: true }),
);
