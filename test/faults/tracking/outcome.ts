import type {Arrival} from './arrivals.ts'

/** The outcome of a run's events. */
export interface Outcome {
  sent: number
  received: number
  lost: number
  /** Events that were acknowledged more than once: their receiver discards the duplicates by id. */
  repeated: number
  /** The most acknowledgements of one event. */
  most: number
  /** Events that were acknowledged under several ids, and therefore counted several times. */
  doubled: number
  requests: number
  bytes: number
  /** The time that the row measures. */
  ms: number
  /** Additional figures of the row. */
  facts: Record<string, number>
}

const isAcknowledged = ({status}: Arrival): boolean => status !== null && status >= 200 && status < 300

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): number[] {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return [...counts.values()]
}

/** Acknowledged events, once for each request. */
export const acknowledged = (arrivals: readonly Arrival[]) =>
  arrivals
    .filter(isAcknowledged)
    .flatMap(({events, path, from}) => events.map((one) => ({...one, path, from})))

/** Marks of events that arrived and were acknowledged. */
export const receivedMarks = (arrivals: readonly Arrival[]): Set<string> =>
  new Set(acknowledged(arrivals).flatMap(({mark}) => mark ?? []))

/** The outcome of these marks. */
export function countOutcome(
  told: readonly string[],
  arrivals: readonly Arrival[],
): Omit<Outcome, 'ms' | 'facts'> {
  const known = acknowledged(arrivals)
  const times = countBy(known, ({id}) => id)
  const marked = [...new Map(known.filter(({mark}) => mark).map((one) => [one.id, one])).values()]
  const marks = receivedMarks(arrivals)
  const received = told.filter((mark) => marks.has(mark)).length
  return {
    sent: told.length,
    received,
    lost: told.length - received,
    repeated: times.filter((count) => count > 1).length,
    most: Math.max(0, ...times),
    doubled: countBy(marked, ({mark, path}) => `${mark} ${path}`).filter((count) => count > 1).length,
    requests: arrivals.length,
    bytes: arrivals.reduce((sum, {body}) => sum + body.length, 0),
  }
}

/** The worst value of each figure. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  const most = (read: (one: Outcome) => number) => Math.max(...outcomes.map(read))
  const names = new Set(outcomes.flatMap(({facts}) => Object.keys(facts)))
  return {
    sent: most(({sent}) => sent),
    received: Math.min(...outcomes.map(({received}) => received)),
    lost: most(({lost}) => lost),
    repeated: most(({repeated}) => repeated),
    most: most(({most}) => most),
    doubled: most(({doubled}) => doubled),
    requests: most(({requests}) => requests),
    bytes: most(({bytes}) => bytes),
    ms: most(({ms}) => ms),
    facts: Object.fromEntries([...names].map((name) => [name, most(({facts}) => facts[name] ?? 0)])),
  }
}
