import {median} from '../median.ts'

/** What one run cost; nothing is summed up yet. */
export interface Sample {
  bytes: number
  /** Milliseconds until the large picture is seen; null where there is none. */
  open: number | null
  /** CPU time of the main thread until all stands there, in milliseconds; null where it is not looked at. */
  mount: number | null
  /** Bytes of the heap by then, without garbage; null where it is not looked at. */
  heap: number | null
  /** Moments of the frames while it slid, in milliseconds. */
  frames: number[]
  /** CPU time of the main thread while it slid, in milliseconds. */
  cpu: number
}

/** Medians over the rounds. */
export interface Figures {
  bytes: number
  open: number | null
  mount: number | null
  heap: number | null
  /** Of all frames that a screen of 60 Hz shows, the part that was late, from 0 to 1; null where nothing slid. */
  dropped: number | null
  /** Milliseconds a slide; null where nothing slid. */
  cpu: number | null
}

const FRAME = 1000 / 60

/** Frames that did not come in their turn: of a gap of three frames, two are lost. */
export function countDropped(frames: readonly number[]): number {
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0)
}

function droppedPart(frames: readonly number[]): number {
  const [first = 0] = frames
  const all = Math.round(((frames.at(-1) ?? first) - first) / FRAME)
  return all ? countDropped(frames) / all : Number.NaN
}

/** Null where nobody has looked. */
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
