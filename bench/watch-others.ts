import {readdirSync, readFileSync} from 'node:fs'
import {loadavg} from 'node:os'

/** Of a second, in the files of `/proc`. */
const TICKS = 100

export interface Process {
  pid: number
  parent: number
  /** The processor's time of it and of its ended children, in ticks. */
  ticks: number
}

/** Reads `/proc/<pid>/stat` (proc(5)): a program's name may contain spaces and brackets. */
export function readProcess(stat: string): Process {
  const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0)
  return {pid: Number.parseInt(stat, 10), parent: Number(parent), ticks}
}

/** The time of a process with all below it. */
export function ticksBelow(pid: number, all: readonly Process[]): number {
  const own = all.find((one) => one.pid === pid)?.ticks ?? 0
  return all
    .filter(({parent}) => parent === pid)
    .reduce((sum, child) => sum + ticksBelow(child.pid, all), own)
}

/** The time in which any core was busy, of the first line of `/proc/stat`: without `idle` and `iowait`. */
export function readBusy(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    stat.split('\n')[0]?.split(/ +/).slice(1).map(Number) ?? []
  return user + nice + system + irq + softirq + steal
}

/** A process may end meanwhile. */
function readProcesses(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? readProcess(readFileSync(`/proc/${name}/stat`, 'utf8')) : []
    } catch {
      return []
    }
  })
}

const readOthers = (): number =>
  readBusy(readFileSync('/proc/stat', 'utf8')) - ticksBelow(process.pid, readProcesses())

/**
 * Returns a function for the cores that programs other than this one, its browsers and its servers have kept busy since.
 * Where the system does not tell, it is the load of the last minute.
 */
export function watchOthers(): () => number {
  if (process.platform !== 'linux') return () => loadavg()[0] ?? 0
  const [begin, before] = [performance.now(), readOthers()]
  return () => Math.max(0, (readOthers() - before) / TICKS / ((performance.now() - begin) / 1000))
}
