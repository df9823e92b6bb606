/** The title of the tab: what the reader must do comes first. */
export function turnTitle(title: string, alert: string | null): string {
  return alert ? `${alert} · ${title}` : title;
}
