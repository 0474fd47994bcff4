import type {Page} from 'playwright-core'
import type {Collector, WireEvent} from './arrivals.ts'

/** A tracker under test. */
export interface Adapter {
  name: string
  /**
   * The head of a page that sends to the collector. It defines `tell(name, data)` on `window`, which can be called at
   * any time.
   */
  html: (collectorUrl: string) => string
  /** The files that the page fetches, by path. */
  files: () => Promise<Readonly<Record<string, string>>>
  track: (page: Page, name: string, data: object) => Promise<void>
  /** Resolves when it works in a page; `before` is the number of earlier requests. */
  isReady: (page: Page, collector: Collector, before: number) => Promise<boolean>
  /** The events in the body of a request. */
  readEvents: (body: string) => WireEvent[]
  /** Expression that withdraws the visitor's consent, in the page. */
  refuse: string
  /** The events that it reports as lost, by reason, if it reports them. */
  readLost?: (page: Page) => Promise<Record<string, number>>
  /** A pattern for the address of ordinary events, which an ad blocker would know. */
  blockable: RegExp
}

declare global {
  interface Window {
    tell: (name: string, data: object) => void
  }
}

/** An ordinary test event, and one that must never be lost. */
export const ORDINARY = 'FaultProbe'
export const PRIORITY = 'RelatedProductAdd'

const MARK = /mk(\d+)z/

/** Works in any encoding, because letters and digits stay the same in all of them. */
export const markOf = (text: string): string | null => MARK.exec(text)?.[0] ?? null

export const createMark = (n: number): string => `mk${n}z`

/** The same for every tracker. */
export const track = (page: Page, name: string, data: object): Promise<void> =>
  page.evaluate(([event, told]) => window.tell(event, told), [name, data] as const)
