import type {LaunchOptions} from 'playwright-core'
import type {Outcome} from './outcome.ts'
import type {Stage} from './stage.ts'

/** What a run found out besides the counts. */
export interface Found {
  /** Milliseconds of what the row is about. */
  ms?: number
  facts?: Record<string, number>
}

/** A fault, and what may become of events by it (tracking.md, fault catalogue). */
export interface Row {
  id: string
  title: string
  /** Played by peers, too: it asks nothing of a tracker but to send what it is told. */
  isForAll: boolean
  /** A browser of its own for the row. */
  launch?: LaunchOptions
  /** Its runs play one after the other. */
  isAlone?: boolean
  play: (stage: Stage) => Promise<Found>
  /** What of the worst run is not as it has to be, in words. */
  check: (worst: Outcome) => (string | false)[]
}

export const none = (what: string, count = 0): string | false => count > 0 && `${count} ${what}`

export const atMost = (what: string, figure: number | undefined, limit: number): string | false =>
  (figure ?? Number.POSITIVE_INFINITY) > limit && `${what}: ${figure} instead of ${limit} at the most`

export const atLeast = (what: string, figure: number | undefined, limit: number): string | false =>
  (figure ?? 0) < limit && `${what}: ${figure} instead of ${limit} at least`

/** Nothing lost, nothing counted twice, and on the wire once. */
export const onceEach = ({lost, doubled, repeated}: Outcome) => [
  none('lost', lost),
  none('counted twice', doubled),
  none('sent again although acknowledged', repeated),
]

/** As `onceEach`, but that an event may be acknowledged twice under the same id. */
export const twiceAtMost = ({lost, doubled, most}: Outcome) => [
  none('lost', lost),
  none('counted twice', doubled),
  atMost('times that an event was acknowledged', most, 2),
]
