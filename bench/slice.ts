import {GCProfiler, getHeapStatistics} from 'node:v8'

/** The share of a slice before its timed part: a garbage collection during another task can discard compiled code. */
const WARM_UP = 0.5
const MIN_RUNS = 3

/** Runs for this many milliseconds. */
function repeat(run: () => void, ms: number): number {
  const end = performance.now() + ms
  let runs = 0
  do {
    run()
    runs++
  } while (performance.now() < end || runs < MIN_RUNS)
  return runs
}

/**
 * CPU milliseconds per run, of all threads: excludes other work on the machine, and includes background garbage
 * collection and compilation.
 */
export function timeRun(run: () => void, ms: number): number {
  repeat(run, ms * WARM_UP)
  const before = process.cpuUsage()
  const runs = repeat(run, ms)
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000 / runs
}

const usedHeap = (): number => getHeapStatistics().used_heap_size

/** Bytes that collections have freed. */
const freedBy = ({statistics}: ReturnType<GCProfiler['stop']>): number =>
  statistics
    .map(({beforeGC, afterGC}) => beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize)
    .reduce((sum, bytes) => sum + bytes, 0)

/** Bytes allocated per run: the growth of the heap plus the freed bytes. */
export function allocatedByRun(run: () => void, ms: number): number {
  repeat(run, ms * WARM_UP)
  const profiler = new GCProfiler()
  profiler.start()
  const before = usedHeap()
  const runs = repeat(run, ms)
  const grown = usedHeap() - before
  return (grown + freedBy(profiler.stop())) / runs
}
