/**
 * When a claimed element is mounted (contract of the loader). `added` waits for the first item added to the cart, `seen`
 * until it is in the window, even among the elements that mount at once.
 */
export type Strategy = 'now' | 'idle' | 'visible' | 'seen' | 'interaction' | 'added'

/** What the loader hands to a widget that it mounts. */
export interface MountContext {
  /** Called when the widget fails after it was mounted: its server HTML is already back by then. */
  fail: (error: unknown) => void
}

/** Takes the element over; throws when it cannot. Returns what puts the server HTML back. */
export type Mount = (element: HTMLElement, context: MountContext) => () => void

export interface WidgetModule {
  mount: Mount
  /**
   * Fetches what an element needs before it is mounted; undefined where it needs nothing. Until then the server HTML
   * stands, and early actions are kept. A failure is the widget's.
   */
  prepare?: (element: HTMLElement) => Promise<void> | undefined
}

/** One line of the widget table. `data-vitrine="<name>"` always matches; `selector` adds the platform markup. */
export interface WidgetEntry {
  name: string
  selector?: string
  /**
   * Matches those of its elements in author markup whose served HTML is complete: nothing touches them before their first
   * use, unless page or element name a strategy. A link in one stays a link, but with `interaction`.
   */
  served?: string
  /** @default 'idle' */
  strategy?: Strategy
  /** Attempts count from 0: a retry asks under another URL. */
  load: (attempt: number) => Promise<WidgetModule>
  /** Names of its own files, separated by spaces, where `served` says that they can come late; written by the build. */
  files?: string
  /** Names of the files that a use of it asks for, separated by spaces; written by the build. */
  use?: string
  /** What has arrived; kept by the loader. */
  module?: WidgetModule
}
