/**
 * Origin of the page. A frame of `srcdoc` has that of the page around it, which its address does not say. Empty where there is
 * none to send anything to: a sandboxed frame of `srcdoc`. `document.baseURI` is not asked: a `<base>` may lead anywhere.
 */
export const pageOrigin = (): string =>
  [location.origin, `${globalThis.origin}`].find((one) => /^http/.test(one)) ?? ''
