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
await speak(wanted);

const target = document.getElementById("app");
if (target) mount(App, { target });
