import type {Page} from 'playwright-core'
import type {Collector} from './collector.ts'

/** An event as it is in a request. */
export interface WireEvent {
  /** By which its receiver knows it again. */
  id: string
  /** Of an event of the test. */
  mark: string | null
  /** Of a page view, rather than of anything else. */
  isPageView?: boolean
}

/** A tracker, as the tests use it. */
export interface Adapter {
  name: string
  /** The head of a page that sends to the collector. It puts `tell(name, data)` onto `window`, to be called at any time. */
  html: (collectorUrl: string) => string
  /** What the page fetches, by path. */
  files: () => Promise<Readonly<Record<string, string>>>
  track: (page: Page, name: string, data: object) => Promise<void>
  /** Resolves once it has begun its work in a page; `before` is how many requests had come in by then. */
  isReady: (page: Page, collector: Collector, before: number) => Promise<boolean>
  /** The events in the body of a request. */
  readEvents: (body: string) => WireEvent[]
  /** Expression that withdraws the visitor's consent, in the page. */
  refuse: string
  /** What it says that it has given up, and why, where it tells. */
  readLost?: (page: Page) => Promise<Record<string, number>>
  /** Where ordinary events go, as a pattern: what an ad blocker would know. */
  blockable: RegExp
}

declare global {
  interface Window {
    tell: (name: string, data: object) => void
  }
}

/** An ordinary event of the tests, and one of those that may be lost by no means. */
export const ORDINARY = 'FaultProbe'
export const PRIORITY = 'RelatedProductAdd'

const MARK = /mk(\d+)z/

/** Whatever the encoding: letters and digits are themselves in all of them. */
export const markOf = (text: string): string | null => MARK.exec(text)?.[0] ?? null

export const createMark = (n: number): string => `mk${n}z`

/** For every tracker the same. */
export const track = (page: Page, name: string, data: object): Promise<void> =>
  page.evaluate(([event, told]) => window.tell(event, told), [name, data] as const)
