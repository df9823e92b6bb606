/** A written game on the table of the replay. Addresses: ?game=NAME&ply=5&renderer=canvas&seat=0. */
import { mount, unmount } from "svelte";
import { tableSettings } from "../../src/frame/table-settings.ts";
import type { Replayed } from "../../src/game/messages.ts";
import { ReplayCursor } from "../../src/screens/replay/cursor.svelte.ts";
import "../../src/ui/css/base.css";
import { setLanguage } from "../../src/words/fluent.svelte.ts";
import { readBack } from "./read-back.ts";
import Ritual from "./Ritual.svelte";

const wishes = new URLSearchParams(location.search);
const games = (await (await fetch("./games.json")).json()) as Record<string, Replayed>;
const game = games[wishes.get("game") ?? "four_against_three"];
const renderer = wishes.get("renderer");
if (renderer) Object.defineProperty(tableSettings, "renderer", { value: renderer });
await setLanguage(wishes.get("language") ?? "en");
const theme = wishes.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

const target = document.getElementById("app");
if (target && game) {
  const cursor = new ReplayCursor(game);
  cursor.see(wishes.get("seat") === "1" ? 1 : 0);
  cursor.go(Number(wishes.get("ply") ?? 0));
  Object.assign(window, { cursor, readBack });
  const page = mount(Ritual, { target, props: { cursor, onleave: () => void unmount(page) } });
}
