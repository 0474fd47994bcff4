/**
 * Origin of the page. A `srcdoc` frame has the origin of the surrounding page, which its address does not show. Empty
 * if no request can be sent: a sandboxed `srcdoc` frame. `document.baseURI` is not used: a `<base>` may lead anywhere.
 */
export const pageOrigin = (): string =>
  [location.origin, `${globalThis.origin}`].find((origin) => /^http/.test(origin)) ?? ''
