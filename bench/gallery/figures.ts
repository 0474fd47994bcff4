import {median} from '../median.ts'

/** The raw cost of one run. */
export interface Sample {
  bytes: number
  /** Milliseconds until the large picture is visible; null without one. */
  open: number | null
  /** Main-thread CPU time until everything has mounted, in milliseconds; null if it is not measured. */
  mount: number | null
  /** Bytes of the heap then, without garbage; null if it is not measured. */
  heap: number | null
  /** Timestamps of the frames during the slides, in milliseconds. */
  frames: number[]
  /** Main-thread CPU time of the slides, in milliseconds. */
  cpu: number
}

/** Medians over the rounds. */
export interface Figures {
  bytes: number
  open: number | null
  mount: number | null
  heap: number | null
  /** The share of late frames at 60 Hz, from 0 to 1; null without slides. */
  dropped: number | null
  /** Milliseconds per slide; null without slides. */
  cpu: number | null
}

const FRAME = 1000 / 60

/** Dropped frames: a gap of three frames means two dropped ones. */
export function countDropped(frames: readonly number[]): number {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0)
}

function droppedPart(frames: readonly number[]): number {
  const [first = 0] = frames
  const all = Math.round(((frames.at(-1) ?? first) - first) / FRAME)
  return all ? countDropped(frames) / all : Number.NaN
}

/** Null without measurements. */
const medianOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length ? median(known) : null
}

export function summarize(samples: readonly Sample[], slides: number): Figures {
  const slid = samples.filter(({frames}) => frames.length)
  return {
    bytes: median(samples.map(({bytes}) => bytes)),
    open: medianOf(samples.map(({open}) => open)),
    mount: medianOf(samples.map(({mount}) => mount)),
    heap: medianOf(samples.map(({heap}) => heap)),
    dropped: medianOf(slid.map(({frames}) => droppedPart(frames))),
    cpu: medianOf(slid.map(({cpu}) => cpu / slides)),
  }
}
