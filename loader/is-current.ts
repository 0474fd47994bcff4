/**
 * Whether the browser has the features that widgets rely on. In an older browser they would mount and then fail midway:
 * requests need `AbortSignal.any`, and without `light-dark()` dialogs have no background. Every other feature is older
 * than these two in every browser (docs/reference/browsers.md). A page's own `CSS` does not indicate an old browser.
 */
export const isCurrent = (): boolean =>
  !!AbortSignal.any && globalThis.CSS?.supports?.('color', 'light-dark(red,red)') !== false
