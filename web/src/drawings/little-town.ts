import { symbols } from ".";

export default symbols(import.meta.glob<string>("./little-town/**/*.svg", { query: "?raw", import: "default", eager: true }));
