/** German. One such file per language, so that a reader loads one chunk: their own. */
export default import.meta.glob<string>(
  [
    "../../../../src/mandala/locales/de/*.ftl",
    "!../../../../src/mandala/locales/de/{terminal,commands}.ftl", // read by Python alone
    "!../../../../src/mandala/locales/de/tutorial.ftl", // a chapter of its own, loaded when it is needed
  ],
  { eager: true, query: "?raw", import: "default" },
);
