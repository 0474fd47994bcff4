import {formatTable} from '../../test/helpers/format-table.ts'
import {describeAim} from '../aim.ts'
import {median} from '../median.ts'
import {ratioOf} from '../ratio.ts'
import {type Results, samplesOf} from './figures.ts'
import type {Task} from './task.ts'

interface Growth extends Pick<Task, 'work' | 'of'> {
  counts: readonly number[]
  /** The part whose time is constant at any size if growth is linear. */
  part: 'byte' | 'block'
}

const growths: readonly Growth[] = [
  {work: 'render', of: 'products', counts: [50, 500, 5000], part: 'byte'},
  {work: 'render', of: 'blocks', counts: [100, 1000], part: 'block'},
  {work: 'compile', of: 'blocks', counts: [100, 1000], part: 'block'},
]

/**
 * Not 1, because a large page exceeds the caches, and the garbage collector copies live objects: that costs the
 * hand-written contender up to 2, and eta more. Quadratic growth would be 10 or 100.
 */
const LINEAR = 3
const NS_PER_MS = 1e6

/** Nanoseconds per part, by size and round; undefined for a contender that cannot perform it. */
function readTimes({series, sizeOf}: Results, name: string, {work, of, counts, part}: Growth) {
  const times = counts.map((count) => {
    const parts = part === 'byte' ? sizeOf({of, count}) : count
    return samplesOf(series, name, {work, of, count}).map((ms) => (ms * NS_PER_MS) / parts)
  })
  return times.every(({length}) => length) ? times : undefined
}

const growthOf = (times: readonly number[][]): number => ratioOf(times.at(-1) ?? [], times[0] ?? [])

function growthTable(results: Results, names: readonly string[], growth: Growth): string {
  const {work, of, counts, part} = growth
  const lines = names.flatMap((name) => {
    const times = readTimes(results, name, growth)
    if (!times) return []
    const figures = [...times.map((one) => median(one)), growthOf(times)]
    return [{name, cells: figures.map((figure) => figure.toFixed(2))}]
  })
  const titles = [...counts.map((count) => `at ${count}`), `${counts.at(-1)} ÷ ${counts[0]}`]
  return `── ${work}, nanoseconds a ${part}, by ${of}\n${formatTable(titles, lines)}`
}

function describeOne(results: Results, name: string, growth: Growth): string[] {
  const times = readTimes(results, name, growth)
  if (!times) return []
  const {work, of, counts, part} = growth
  const what = `${name}: ${work}, time of a ${part} at ${counts.at(-1)} ${of}`
  return [describeAim({what, bound: '≤', limit: LINEAR, unit: ` × at ${counts[0]}`}, growthOf(times))]
}

/** A table for each kind of growth. */
export const growthTables = (results: Results, names: readonly string[]): string[] =>
  growths.map((growth) => growthTable(results, names, growth))

/** One line for each of these contenders and each kind of growth. */
export const describeGrowth = (results: Results, names: readonly string[]): string[] =>
  names.flatMap((name) => growths.flatMap((growth) => describeOne(results, name, growth)))
