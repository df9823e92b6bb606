/** Italian. One such file per language, so that a reader loads one chunk: their own. */
export default import.meta.glob<string>(
  [
    "../../../../src/mandala/locales/it/*.ftl",
    "!../../../../src/mandala/locales/it/{terminal,help,errors,reports}.ftl", // read by Python alone
    "!../../../../src/mandala/locales/it/{tutorial,records,hints}.ftl", // chapters of their own, loaded when they are needed
  ],
  { eager: true, query: "?raw", import: "default" },
);
