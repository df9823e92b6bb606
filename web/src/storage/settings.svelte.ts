/** The settings of the reader, kept in the browser. */
import { MediaQuery } from "svelte/reactivity";
import { readItem, readObject, writeItem } from "./items.ts";
import { CONFIRM_SETTINGS, type ConfirmSetting } from "../table/index.ts";

export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";
export type Contrast = "normal" | "more";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

interface Settings {
  speed: Speed;
  sounds: boolean;
  /** Whether the sounds were offered. */
  soundsOffered: boolean;
  vibration: boolean;
  alert: boolean;
  confirm: ConfirmSetting;
  contrast: Contrast;
  theme: Theme;
  shortcuts: boolean;
  name: string;
  language: string | null;
}

const KEY = "mandala-settings";
const DEFAULTS: Settings = {
  speed: "normal",
  sounds: false,
  soundsOffered: false,
  vibration: true,
  alert: false,
  confirm: "matters",
  contrast: "normal",
  theme: "auto",
  shortcuts: true,
  name: "",
  language: null,
};

/** Reads the stored settings. Replaces invalid values by the default. */
function keptSettings(): Settings {
  const kept = readObject(readItem(KEY)) as Partial<Settings>;
  const one = <T>(value: T | undefined, choices: readonly T[], fallback: T): T =>
    value !== undefined && choices.includes(value) ? value : fallback;
  return {
    speed: one(kept.speed, SPEEDS, DEFAULTS.speed),
    sounds: kept.sounds === true,
    soundsOffered: kept.soundsOffered === true || kept.sounds === true,
    vibration: kept.vibration !== false,
    alert: kept.alert === true,
    confirm: one(kept.confirm, CONFIRM_SETTINGS, DEFAULTS.confirm),
    contrast: one(kept.contrast, ["normal", "more"], DEFAULTS.contrast),
    theme: one(kept.theme, THEMES, DEFAULTS.theme),
    shortcuts: kept.shortcuts !== false,
    name: typeof kept.name === "string" ? kept.name.slice(0, 24) : "",
    language: typeof kept.language === "string" ? kept.language : null,
  };
}

const systemContrast = new MediaQuery("prefers-contrast: more");

export const settings = $state<Settings>(keptSettings());

// Another tab has changed them: this one follows instead of writing its own over them.
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, keptSettings());
});

/** The browser's bar has the colour of the page: of its theme, or of the system's. */
function colourBar({ theme }: Settings): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    meta.dataset["own"] ??= meta.content;
    const light = document.querySelector<HTMLMetaElement>("meta[name=theme-color][media*=light]");
    const dark = document.querySelector<HTMLMetaElement>("meta[name=theme-color][media*=dark]");
    const source = theme === "light" ? light : theme === "dark" ? dark : meta;
    meta.content = source?.dataset["own"] ?? source?.content ?? meta.content;
  }
}

/** Stores the settings and applies those of the whole page. Call in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.contrast === "more" || systemContrast.current) root.dataset.contrast = "more";
  else delete root.dataset.contrast;
  colourBar(settings);
  writeItem(KEY, JSON.stringify(settings));
}
