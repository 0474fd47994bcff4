import {median} from '../median.ts'
import type {Sample} from './measure.ts'

/** What a contender costs, as medians over the rounds; times in milliseconds, sizes in bytes. */
export interface Figures {
  /** Main-thread CPU time over the same page without script. */
  cpu: number
  /** From the arrival of the page's first script until the first 24 widgets, in document order, are mounted. */
  screenful: number
  /** From the same moment until all are mounted. */
  all: number
  /** Script, compressed. */
  bytes: number
  /** V8's heap over the page without script, by widget. */
  heap: number
  /** Event listeners over the page without script, by widget. */
  listeners: number
  longTasks: number
  longTaskTime: number
}

const SCREENFUL = 24

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Figures of one run; `plain` is the page without script in the same round, so that a slow moment hits both. */
function figuresOf({cpu, heap, listeners, sight}: Sample, plain: Sample): Figures {
  const {scriptAt, mountedAt, scriptBytes, longTasks} = sight
  const widgets = mountedAt.length
  const since = (times: readonly number[]) => Math.max(...times) - scriptAt
  return {
    cpu: cpu - plain.cpu,
    screenful: since(mountedAt.slice(0, SCREENFUL)),
    all: since(mountedAt),
    bytes: scriptBytes,
    heap: (heap - plain.heap) / widgets,
    listeners: (listeners - plain.listeners) / widgets,
    longTasks: longTasks.length,
    longTaskTime: sum(longTasks),
  }
}

/** Medians of a contender's rounds; both lists are in the order of the rounds. */
export function summarize(samples: readonly Sample[], plain: readonly Sample[]): Figures {
  const rounds = samples.flatMap((sample, round) => {
    const other = plain[round]
    return other ? figuresOf(sample, other) : []
  })
  const of = (key: keyof Figures): number => median(rounds.map((figures) => figures[key]))
  return {
    cpu: of('cpu'),
    screenful: of('screenful'),
    all: of('all'),
    bytes: of('bytes'),
    heap: of('heap'),
    listeners: of('listeners'),
    longTasks: of('longTasks'),
    longTaskTime: of('longTaskTime'),
  }
}
