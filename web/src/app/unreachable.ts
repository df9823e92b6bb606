/** The page when no words could be loaded: one line in the reader's language, and a button to try again. */
import { offline } from "../words/fluent.svelte.ts";

export function showUnreachable(target: HTMLElement, language: string): void {
  const [told, again] = offline[language] ?? offline["en"] ?? ["", ""];
  const page = document.createElement("main");
  page.className = "page";
  page.lang = language;
  const line = document.createElement("p");
  line.setAttribute("role", "alert");
  line.textContent = told;
  const button = document.createElement("button");
  button.className = "button primary";
  button.textContent = again;
  button.addEventListener("click", () => location.reload());
  page.append(line, button);
  target.replaceChildren(page);
}
