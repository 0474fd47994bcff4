import type {Check, Row} from './check.ts'
import {type Measured, measure} from './time/measure.ts'
import {READERS} from './time/readers.ts'

/** Milliseconds for 100 kB of the worst text. */
const LIMIT = 50
/**
 * Four times the text takes four times as long, or somewhat more if it needs memory; quadratic time takes sixteen times
 * as long.
 */
const MOST_GROWTH = 10
/** Below this many milliseconds, the machine's noise dominates. */
const NOISE = 10
/** Rows of the table: the slowest readers. */
const SHOWN = 15

const isLinear = ({ms, growth}: Measured): boolean => ms <= LIMIT && (ms < NOISE || growth < MOST_GROWTH)

const toRow = (name: string, {text, ms, growth}: Measured): Row => ({
  what: `Time of ${name}, slowest text: ${text}`,
  tried: '100 kB',
  result: `${ms.toFixed(1)} ms, ${growth.toFixed(1)} times as long as 25 kB`,
})

async function run(): ReturnType<Check['run']> {
  // the address that videos compare with
  Object.assign(globalThis, {location: new URL('https://shop.example/')})
  const all = [...READERS].map(([name, read]) => ({name, measured: measure(read)}))
  const failed = all.filter(({measured}) => !isLinear(measured))
  const slowest = all.toSorted((a, b) => b.measured.ms - a.measured.ms).slice(0, SHOWN)
  const rows = [...new Set([...failed, ...slowest])].map(({name, measured}) => toRow(name, measured))
  return {
    rows: [
      {
        what: 'Readers of text (formatters, predicates, parsers) that take over 50 ms or grow faster than their text',
        tried: all.length,
        result: `${failed.length}`,
      },
      ...rows,
    ],
    passed: all.length - failed.length,
    failed: failed.length,
  }
}

/** The time of each reader for its worst texts. Measured in CPU time, independent of other processes. */
export const check: Check = {name: 'time', run}
