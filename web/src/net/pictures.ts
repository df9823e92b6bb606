/** The addresses of the picture of a finished game. The server draws it. */

export type PictureKind = "svg" | "png";

export function pictureAddress(tableId: string, kind: PictureKind, language: string): string {
  return `/api/v1/tables/${encodeURIComponent(tableId)}/picture.${kind}?lang=${language}`;
}
