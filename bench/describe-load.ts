import {loadavg} from 'node:os'
import {watchOthers} from './watch-others.ts'

/** The machine's load of the last minute, in busy cores. */
export const describeLoad = (): string => (loadavg()[0] ?? 0).toFixed(2)

/** The load before a run, and the cores that other programs kept busy during it. */
export type Load = readonly [before: string, others: string]

/** To be called before a run; what it returns is called after it. */
export function watchLoad(): () => Load {
  const [before, others] = [describeLoad(), watchOthers()]
  return () => [before, others().toFixed(2)]
}

export const describeLoads = ([before, others]: Load): string =>
  `load of the machine ${before} busy cores before, ${others} of other programs during the run`
