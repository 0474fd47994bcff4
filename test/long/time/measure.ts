import type {Read} from './readers.ts'
import {type CreateText, TEXTS} from './texts.ts'

export interface Measured {
  /** The name of the text that took longest. */
  text: string
  /** CPU milliseconds for 100 kB of it. */
  ms: number
  /** How many times that of 25 kB. */
  growth: number
}

const LENGTH = 100_000
/** Of several runs the least, since nothing makes a machine quicker than it is. */
const RUNS = 5
/** What takes longer than this is timed once. */
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

/** Each text once, and the slowest as often as it takes to be sure. */
export function measure(read: Read): Measured {
  const entries: [string, CreateText][] = Object.entries(TEXTS)
  const first = entries.map(([name, create]) => ({name, create, ms: timeOnce(read, create(LENGTH))}))
  const [worst] = first.sort((a, b) => b.ms - a.ms)
  if (!worst) throw new Error('there are no texts')
  const ms = time(read, worst.create(LENGTH))
  const quarter = time(read, worst.create(LENGTH / 4))
  return {text: worst.name, ms, growth: ms / Math.max(quarter, 0.01)}
}
