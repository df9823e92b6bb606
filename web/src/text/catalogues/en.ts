/** English. One such file per language, so that a reader loads one chunk: their own. */
export default import.meta.glob<string>(
  [
    "../../../../src/mandala/locales/en/*.ftl",
    "!../../../../src/mandala/locales/en/{terminal,commands}.ftl", // read by Python alone
    "!../../../../src/mandala/locales/en/tutorial.ftl", // a chapter of its own, loaded when it is needed
  ],
  { eager: true, query: "?raw", import: "default" },
);
