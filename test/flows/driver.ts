/** What a flow needs of a browser that is driven from outside. All else is built on it, the same for every browser. */
export interface Driver {
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  /** What an expression is in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse there (CSS pixels of the window), and presses where it is told to. */
  mouse: (x: number, y: number, press: boolean) => Promise<void>
  /** Names of keys as the DOM has them, or characters. `Shift+Tab` holds the first. */
  keys: (...names: readonly string[]) => Promise<void>
  /** Inner size of the window. Where the browser's windows cannot be as narrow, it is as narrow as it can. */
  resize: (width: number, height: number) => Promise<void>
  /** PNG of the window. */
  shot: () => Promise<Buffer>
  /** Opens a tab and goes on in it. */
  newTab: () => Promise<void>
  /** Goes on in the tab that was opened as that one, from 0. */
  toTab: (index: number) => Promise<void>
  /** Closes the tab and goes on in the first. */
  closeTab: () => Promise<void>
  /** Ends the visit: closes what it has opened. */
  leave: () => Promise<void>
}

/** A browser that runs. */
export interface Running {
  /** Of the browser: `WebKit 2.50.6`. */
  name: string
  /** A visitor who has never been there: no cookie, nothing stored, one tab. */
  open: () => Promise<Driver>
  /** Visitors have nothing in common but the browser: where that keeps cookies of them all, they need addresses of their own. */
  sharesCookies: boolean
  close: () => Promise<void>
}
