import {formatTable} from '../../test/helpers/format-table.ts'
import {median} from '../median.ts'
import {ratioOf} from '../ratio.ts'
import type {Series} from './collect.ts'
import {OWN} from './contenders.ts'
import {isSameTask, type Task} from './task.ts'
import {KINDS, LOCALES} from './values.ts'

const samplesOf = (series: readonly Series[], name: string, task: Task): readonly number[] =>
  series.find((one) => one.name === name && isSameTask(one.task, task))?.samples ?? []

const SHOWN: Record<Task['work'], {title: string; show: (ms: number) => string}> = {
  warm: {title: 'µs of CPU a value, everything known', show: (ms) => (ms * 1000).toFixed(2)},
  first: {title: 'ms of CPU to the first value of a process', show: (ms) => ms.toFixed(1)},
}

/** The median, and its ratio to Vitrine's. */
function cellsOf(series: readonly Series[], name: string, task: Task): string[] {
  const samples = samplesOf(series, name, task)
  const ratio = ratioOf(samples, samplesOf(series, OWN, task))
  return [SHOWN[task.work].show(median(samples)), ratio.toFixed(2)]
}

function describeTable(series: readonly Series[], work: Task['work'], locale: string): string {
  const names = [...new Set(series.map(({name}) => name))]
  const lines = names.map((name) => ({
    name,
    cells: KINDS.flatMap((kind) => cellsOf(series, name, {work, kind, locale})),
  }))
  const titles = KINDS.flatMap((kind) => [kind, `× ${OWN}`])
  return `── ${SHOWN[work].title}, in ${locale}\n${formatTable(titles, lines)}`
}

/** A table per language, with the time of a value and of the first value. */
export const describeResults = (series: readonly Series[]): string =>
  (['warm', 'first'] as const)
    .flatMap((work) => LOCALES.map((locale) => describeTable(series, work, locale)))
    .join('\n\n')
