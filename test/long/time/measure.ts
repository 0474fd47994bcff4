import type {Read} from './readers.ts'
import {type CreateText, TEXTS} from './texts.ts'

export interface Measured {
  /** The name of the slowest text. */
  text: string
  /** CPU milliseconds for 100 kB of it. */
  ms: number
  /** The ratio to the time for 25 kB. */
  growth: number
}

const LENGTH = 100_000
/** The minimum of several runs, because noise only makes a run slower. */
const RUNS = 5
/** A slower text is timed once. */
const LONG = 200

function timeOnce(read: Read, text: string): number {
  const before = process.cpuUsage()
  read(text)
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000
}

function time(read: Read, text: string): number {
  let least = timeOnce(read, text)
  for (let run = 1; run < RUNS && least < LONG; run++) least = Math.min(least, timeOnce(read, text))
  return least
}

/** Times each text once, and the slowest often enough to be certain. */
export function measure(read: Read): Measured {
  const entries: [string, CreateText][] = Object.entries(TEXTS)
  const first = entries.map(([name, create]) => ({name, create, ms: timeOnce(read, create(LENGTH))}))
  const [worst] = first.sort((a, b) => b.ms - a.ms)
  if (!worst) throw new Error('there are no texts')
  const ms = time(read, worst.create(LENGTH))
  const quarter = time(read, worst.create(LENGTH / 4))
  return {text: worst.name, ms, growth: ms / Math.max(quarter, 0.01)}
}
