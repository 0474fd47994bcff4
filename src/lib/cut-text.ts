/** The beginning of a text; a character of two code units is not cut in half. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text
