import {byteLength} from '../../lib/byte-length.ts'
import {type Call, MOST_BYTES, TIME_OUT} from './call.ts'
import type {Answer} from './lane.ts'

const MOST_REQUESTS = 12
/**
 * Milliseconds after which a request is given up. A slow request may have been accepted: repeating it would only make
 * things slower.
 */
const LONGEST = 40_000

/** The open requests of all addresses. */
export interface Flights {
  /** A browser allows only so many. */
  isFull: () => boolean
  bytes: () => number
  /** Whether a request fits beside the others: one that is too large goes alone. */
  fits: (call: Call) => boolean
  /** Resolves to the answer. `onLate` is called once, without an answer in time. */
  follow: (call: Call, answer: Promise<Answer>, onLate: () => void) => Promise<Answer>
}

export function createFlights(
  later: (task: () => void, delay: number) => ReturnType<typeof setTimeout>,
): Flights {
  let requests = 0
  let bytes = 0
  return {
    isFull: () => requests >= MOST_REQUESTS,
    bytes: () => bytes,
    fits: ({body}) => !bytes || bytes + byteLength(body) <= MOST_BYTES,
    async follow(call, answer, onLate) {
      const size = byteLength(call.body)
      requests++
      bytes += size
      let timer = later(() => {
        timer = later(() => call.stop.abort(), LONGEST - TIME_OUT)
        onLate()
      }, TIME_OUT)
      const reply = await answer
      clearTimeout(timer)
      requests--
      bytes -= size
      return reply
    },
  }
}
