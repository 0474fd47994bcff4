import type {LaunchOptions} from 'playwright-core'
import type {Outcome} from './outcome.ts'
import type {Stage} from './stage.ts'

/** The findings of a run in addition to the counts. */
export interface Found {
  /** Milliseconds of the row's subject. */
  ms?: number
  facts?: Record<string, number>
}

/** A fault, and its permitted effects on events (tracking.md, fault catalogue). */
export interface Row {
  id: string
  title: string
  /** Whether peers play it, too: it only requires that a tracker sends events. */
  isForAll: boolean
  /** Launches a separate browser for the row. */
  launch?: LaunchOptions
  /** Its runs play one after the other. */
  isAlone?: boolean
  play: (stage: Stage) => Promise<Found>
  /** Describes what is wrong with the worst run. */
  check: (worst: Outcome) => (string | false)[]
}

export const none = (what: string, count = 0): string | false => count > 0 && `${count} ${what}`

export const atMost = (what: string, figure: number | undefined, limit: number): string | false =>
  (figure ?? Number.POSITIVE_INFINITY) > limit && `${what}: ${figure} instead of ${limit} at the most`

export const atLeast = (what: string, figure: number | undefined, limit: number): string | false =>
  (figure ?? 0) < limit && `${what}: ${figure} instead of ${limit} at least`

/** Nothing lost, nothing counted twice, and sent once. */
export const onceEach = ({lost, doubled, repeated}: Outcome) => [
  none('lost', lost),
  none('counted twice', doubled),
  none('sent again although acknowledged', repeated),
]

/** Like `onceEach`, but an event may be acknowledged twice under the same id. */
export const twiceAtMost = ({lost, doubled, most}: Outcome) => [
  none('lost', lost),
  none('counted twice', doubled),
  atMost('times that an event was acknowledged', most, 2),
]
