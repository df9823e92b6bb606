/** What the reader likes, kept in the browser. */
import { CONFIRM_SETTINGS, type ConfirmSetting } from "../model/confirm.ts";

export type Speed = "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "light" | "dark";
export type Contrast = "normal" | "more";

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "off"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

interface Wishes {
  speed: Speed;
  sounds: boolean;
  alert: boolean;
  confirm: ConfirmSetting;
  contrast: Contrast;
  theme: Theme;
  shortcuts: boolean;
  name: string;
  language: string | null;
}

const KEY = "mandala-settings";
const DEFAULTS: Wishes = {
  speed: "normal",
  sounds: false,
  alert: false,
  confirm: "matters",
  contrast: "normal",
  theme: "auto",
  shortcuts: true,
  name: "",
  language: null,
};

/** Read what was kept; anything that is not one of the choices falls back to the default. */
function remembered(): Wishes {
  let kept: Partial<Wishes> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>;
  } catch {
    // Storage may be closed to us, or hold something foreign: the defaults serve.
  }
  const one = <T>(value: T | undefined, choices: readonly T[], fallback: T): T =>
    value !== undefined && choices.includes(value) ? value : fallback;
  return {
    speed: one(kept.speed, SPEEDS, DEFAULTS.speed),
    sounds: kept.sounds === true,
    alert: kept.alert === true,
    confirm: one(kept.confirm, CONFIRM_SETTINGS, DEFAULTS.confirm),
    contrast: one(kept.contrast, ["normal", "more"], DEFAULTS.contrast),
    theme: one(kept.theme, THEMES, DEFAULTS.theme),
    shortcuts: kept.shortcuts !== false,
    name: typeof kept.name === "string" ? kept.name.slice(0, 24) : "",
    language: typeof kept.language === "string" ? kept.language : null,
  };
}

export const settings = $state<Wishes>(remembered());

/** Keep the wishes and put those that concern the whole page into effect. Call in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.contrast === "more") root.dataset.contrast = "more";
  else delete root.dataset.contrast;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: then the wishes last as long as the page.
  }
}
