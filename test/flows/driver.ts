/**
 * The verbs that flows need from a remote-controlled browser. Everything else is built on them, the same for every
 * browser.
 */
export interface Driver {
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  /** The value of an expression in the page; promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse there (CSS pixels of the window), and optionally clicks. */
  mouse: (x: number, y: number, press: boolean) => Promise<void>
  /** DOM names of keys, or characters. `Shift+Tab` holds the first. */
  keys: (...names: readonly string[]) => Promise<void>
  /** Inner size of the window. If the browser's windows cannot be that narrow, as narrow as possible. */
  resize: (width: number, height: number) => Promise<void>
  /** PNG of the window. */
  shot: () => Promise<Buffer>
  /** Opens a tab and switches to it. */
  newTab: () => Promise<void>
  /** Switches to a tab by the order of opening, from 0. */
  toTab: (index: number) => Promise<void>
  /** Closes the tab and switches to the first. */
  closeTab: () => Promise<void>
  /** Ends the visit: closes everything that it has opened. */
  leave: () => Promise<void>
}

/** A running browser. */
export interface Running {
  /** Name and version of the browser: `WebKit 2.50.6`. */
  name: string
  /** A new visitor: no cookie, nothing stored, one tab. */
  open: () => Promise<Driver>
  /** Whether visitors share the browser's cookies, and therefore need separate addresses. */
  sharesCookies: boolean
  close: () => Promise<void>
}
