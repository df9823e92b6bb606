/** German. One such file per language, so that a reader loads one chunk: their own. */
export default import.meta.glob<string>(
  [
    "../../../../src/mandala/locales/de/*.ftl",
    "!../../../../src/mandala/locales/de/{terminal,help,errors,reports}.ftl", // read by Python alone
    "!../../../../src/mandala/locales/de/{tutorial,records,hints}.ftl", // chapters of their own, loaded when they are needed
  ],
  { eager: true, query: "?raw", import: "default" },
);
