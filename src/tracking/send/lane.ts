/** An answer: its status, 0 where none came, 408 where we gave up waiting. */
export interface Answer {
  status: number
  /** Milliseconds that the server asks for. */
  retryAfter: number
}

/** The way to one address. */
export interface Lane {
  /** Requests on their way. */
  busy: number
  /** Highest number of them. */
  window: number
  /** In a row. */
  failures: number
  /** Tries in a row to which nothing came back at all, and since when; requests side by side are one. */
  silent: number
  since: number
  /** Milliseconds of the page's own clock: nothing is sent before. */
  until: number
  /** A request has had no answer in time, and none was answered since. */
  isLate: boolean
}

/** Milliseconds before the second try, and before the last. */
const FIRST_DELAY = 2000
const LONGEST_DELAY = 60_000
/** A browser has six connections to a host, and the page needs some. */
const WINDOW = 4

/** One at first: an address that is blocked, or down, is not met with many. */
export const createLane = (): Lane => ({
  busy: 0,
  window: 1,
  failures: 0,
  silent: 0,
  since: 0,
  until: 0,
  isLate: false,
})

/** Worth another try: what is refused otherwise would be refused again. */
export const isPassing = (status: number): boolean =>
  !status || status === 408 || status === 429 || status >= 500

/** Learns from what came back. `now` is the page's own clock, which nobody sets; `random` is below 1. */
export function learn(lane: Lane, {status, retryAfter}: Answer, now: number, random: number): void {
  lane.isLate = false
  if (!isPassing(status)) {
    lane.window = WINDOW
    lane.failures = lane.silent = lane.until = 0
    return
  }
  lane.window = 1
  lane.until = Math.max(lane.until, now + retryAfter)
  // requests that failed at the same time say nothing new
  if (lane.busy) return
  if (!status && !lane.silent++) lane.since = now
  const delay = FIRST_DELAY * (status ? 2 : 4) ** lane.failures++
  lane.until = Math.max(lane.until, now + Math.min(delay, LONGEST_DELAY) * (0.5 + random / 2))
}
