import { mount } from "svelte";
import App from "./App.svelte";
import { providePreload } from "../nav/preload.ts";
import { screenAt } from "./screens.ts";
import "../ui/css/base.css";
import { loadConstants } from "../net/constants.svelte.ts";
import { settings } from "../storage/settings.svelte.ts";
import { pickLanguage } from "../words/languages.ts";
import { languages, setLanguage } from "../words/fluent.svelte.ts";
import { startUpdates } from "./offline/updates.svelte.ts";
import { showUnreachable } from "./unreachable.ts";

const link = new URLSearchParams(location.search).get("lang");
// An invitation names the language of its preview: that of the person who invites, not of the reader.
const invited = location.pathname.startsWith("/t/");
const wishes = invited ? [...navigator.languages, ...(link ? [link] : [])] : navigator.languages;
const wanted = pickLanguage(languages, invited ? null : link, settings.language, wishes);
if (link && !invited) settings.language = wanted;
providePreload((path) => screenAt({ path, search: new URLSearchParams(), hash: "" }).load());
void loadConstants();
// Wait for the fonts too. A later font swap would shift the layout.
// Wait a short time on a slow line, not at all on a broken one.
const LETTERS_MS = 800;
const letters = ["700 1em Alegreya", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];
const lettered = Promise.allSettled(letters.map((letter) => document.fonts.load(letter)));
const enough = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
/** Loads the words: those of the wish, or English ones if they cannot be had. */
const speaks = setLanguage(wanted)
  .catch(() => setLanguage("en"))
  .then(
    () => true,
    () => false,
  );
const [spoken] = await Promise.all([speaks, Promise.race([lettered, enough])]);

const target = document.getElementById("app");
if (target && spoken) {
  mount(App, { target });
  // After the first picture: the worker fetches the rest of the page.
  if (document.readyState === "complete") void startUpdates();
  else addEventListener("load", () => void startUpdates());
} else if (target) showUnreachable(target, wanted);
