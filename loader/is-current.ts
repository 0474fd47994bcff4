/**
 * Has the browser what widgets stand on? In an older one they would mount and then fail in the middle: requests need
 * `AbortSignal.any`, and without `light-dark()` dialogs have no ground. All else is older than these two in every browser
 * (docs/reference/browsers.md). A page's own `CSS` is no sign of an old browser.
 */
export const isCurrent = (): boolean =>
  !!AbortSignal.any && globalThis.CSS?.supports?.('color', 'light-dark(red,red)') !== false
