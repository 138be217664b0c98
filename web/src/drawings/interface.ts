import { symbols } from ".";

export default symbols(import.meta.glob<string>("./interface/**/*.svg", { query: "?raw", import: "default", eager: true }));
