/**
 * Writes a cookie with its attributes. A plain assignment could fail: an element called `cookie` hides the property of
 * the document.
 */
export function writeCookieText(text: string): void {
  const holder = typeof Reflect.get(document, 'cookie') === 'string' ? document : Document.prototype
  Reflect.set(holder, 'cookie', text, document)
}
