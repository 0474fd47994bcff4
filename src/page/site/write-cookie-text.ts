/** Writes a cookie, with what is said of it. An element called `cookie` would keep the document from taking it. */
export function writeCookieText(text: string): void {
  const holder = typeof Reflect.get(document, 'cookie') === 'string' ? document : Document.prototype
  Reflect.set(holder, 'cookie', text, document)
}
