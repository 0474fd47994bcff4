/** A reply: its status, 0 without a reply, 408 after our time-out. */
export interface Answer {
  status: number
  /** Milliseconds that the server demands. */
  retryAfter: number
}

/** The state of one address. */
export interface Lane {
  /** Open requests. */
  busy: number
  /** Maximum number of open requests. */
  window: number
  /** Consecutive failures. */
  failures: number
  /** Consecutive attempts without any reply, and their start; parallel requests count as one. */
  silent: number
  since: number
  /** Milliseconds on the page's own clock: nothing is sent before. */
  until: number
  /** A request got no reply in time, and no other was answered since. */
  isLate: boolean
}

/** Milliseconds before the second attempt, and before the last. */
const FIRST_DELAY = 2000
const LONGEST_DELAY = 60_000
/** A browser has six connections to a host, and the page needs some. */
const WINDOW = 4

/** Starts with one request, so that an unreachable address does not get many. */
export const createLane = (): Lane => ({
  busy: 0,
  window: 1,
  failures: 0,
  silent: 0,
  since: 0,
  until: 0,
  isLate: false,
})

/** The lane of each address. */
export interface Lanes {
  of: (address: string) => Lane
  /** Ends all waiting. */
  wake: () => void
}

export function createLanes(): Lanes {
  const lanes = new Map<string, Lane>()
  return {
    of(address) {
      const lane = lanes.get(address) ?? createLane()
      lanes.set(address, lane)
      return lane
    },
    wake() {
      for (const lane of lanes.values()) lane.until = lane.failures = 0
    },
  }
}

/** The server has the message (product.md §8): a filter or portal on the way answers with other statuses, too. */
export const isAccepted = (status: number): boolean => status === 200 || status === 202

/** Worth another attempt: all other refusals would be repeated. */
export const isPassing = (status: number): boolean =>
  status === 408 || status === 429 || !(isAccepted(status) || (status >= 400 && status < 500))

/** Updates the lane after a reply. `now` is the page's own clock, which visitors cannot set; `random` is below 1. */
export function learn(lane: Lane, {status, retryAfter}: Answer, now: number, random: number): void {
  lane.isLate = false
  if (!isPassing(status)) {
    lane.window = WINDOW
    lane.failures = lane.silent = lane.until = 0
    return
  }
  lane.window = 1
  lane.until = Math.max(lane.until, now + retryAfter)
  // parallel failures carry no new information
  if (lane.busy) return
  if (!status && !lane.silent++) lane.since = now
  const delay = FIRST_DELAY * (status ? 2 : 4) ** lane.failures++
  lane.until = Math.max(lane.until, now + Math.min(delay, LONGEST_DELAY) * (0.5 + random / 2))
}
