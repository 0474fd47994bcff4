import {type Spread, spreadOf} from '../../spread.ts'
import type {Sample} from './measure.ts'

/** The cost of a contender's run; times in milliseconds, sizes in bytes. */
export interface Figures {
  /** Main-thread CPU time minus that of the page without script. */
  cpu: number
  /** From the arrival of the page's first script until the first 24 widgets, in document order, are live. */
  screenful: number
  /** From the same moment until all widgets are live. */
  all: number
  /** Requests beyond those of the page without script. */
  requests: number
  /** Compressed script, except files that an idle page prefetches. */
  bytes: number
  /** V8's heap per widget beyond that of the page without script. */
  heap: number
  /** Event listeners in total beyond those of the page without script. */
  listeners: number
  longTasks: number
  longTaskTime: number
}

const SCREENFUL = 24

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Figures of one run; `plain` is the page without script in the same round, so that a slowdown affects both. */
function figuresOf({cpu, heap, listeners, sight}: Sample, plain: Sample): Figures {
  const {scriptAt, mountedAt, requests, scriptBytes, longTasks} = sight
  const widgets = mountedAt.length
  const since = (times: readonly number[]) => Math.max(...times) - scriptAt
  return {
    cpu: cpu - plain.cpu,
    screenful: since(mountedAt.slice(0, SCREENFUL)),
    all: since(mountedAt),
    requests: requests - plain.sight.requests,
    bytes: scriptBytes,
    heap: (heap - plain.heap) / widgets,
    listeners: listeners - plain.listeners,
    longTasks: longTasks.length,
    longTaskTime: sum(longTasks),
  }
}

/** Each figure's median and spread over the rounds. */
export type Summary = Record<keyof Figures, Spread>

/** Summarizes a contender's rounds; both lists are in the order of the rounds. */
export function summarize(samples: readonly Sample[], plain: readonly Sample[]): Summary {
  const rounds = samples.flatMap((sample, round) => {
    const other = plain[round]
    return other ? figuresOf(sample, other) : []
  })
  const of = (key: keyof Figures): Spread => spreadOf(rounds.map((figures) => figures[key]))
  return {
    cpu: of('cpu'),
    screenful: of('screenful'),
    all: of('all'),
    requests: of('requests'),
    bytes: of('bytes'),
    heap: of('heap'),
    listeners: of('listeners'),
    longTasks: of('longTasks'),
    longTaskTime: of('longTaskTime'),
  }
}
