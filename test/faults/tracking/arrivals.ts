/** An event as it is in a request. */
export interface WireEvent {
  /** The id that identifies it to its receiver. */
  id: string
  /** The mark of a test event. */
  mark: string | null
  /** Whether it is a page view. */
  isPageView?: boolean
}

/** The answer to a request. */
export interface Answer {
  /** @default 200 */
  status?: number
  /** The delay in milliseconds. @default 0 */
  delay?: number
  /** Seconds. */
  retryAfter?: number
  /** Closes the connection, or never answers; `release` sends held answers. */
  instead?: 'drop' | 'hang' | 'hold'
}

/** A request of a tracker. */
export interface Arrival {
  path: string
  /** The page that sent it. */
  from: string
  body: string
  events: WireEvent[]
  /** Milliseconds of a monotonic clock. */
  at: number
  /** Null until it is answered, and permanently without an answer. */
  status: number | null
}

export interface Collector {
  url: string
  /** In order of arrival. */
  arrivals: Arrival[]
  /** Requests for pages; scripts of a page find them at `/visits.json`. */
  visits: string[]
  /** Contents of a page's head instead of the tracker, by path. */
  heads: Record<string, string>
  /** The maximum number of requests that waited for their answer at the same time. */
  inFlight: () => number
  answerWith: (answer: Answer | ((arrival: Arrival) => Answer)) => void
  /** Sends all held answers. */
  release: () => void
  close: () => Promise<void>
}
