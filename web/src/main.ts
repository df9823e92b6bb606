import { mount } from "svelte";
import App from "./app/App.svelte";
import "./drawing/base.css";
import { learnRules } from "./settings/rules.svelte.ts";
import { settings } from "./settings/settings.svelte.ts";
import { pickLanguage } from "./text/languages.ts";
import { speak, spokenLanguages } from "./text/text.svelte.ts";

const link = new URLSearchParams(location.search).get("lang");
const wanted = pickLanguage(spokenLanguages(), link, settings.language, navigator.languages);
if (link) settings.language = wanted;
void learnRules().catch(() => undefined); // the table works without these; they are only shown
// The letters come along with the words: a page set in others first would move when they arrive.
// A slow line is waited for a little, a broken one not at all.
const LETTERS_MS = 800;
const letters = ["700 1em Alegreya", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];
const lettered = Promise.allSettled(letters.map((letter) => document.fonts.load(letter)));
const enough = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
await Promise.all([speak(wanted), Promise.race([lettered, enough])]);

const target = document.getElementById("app");
if (target) mount(App, { target });
