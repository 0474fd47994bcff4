import {formatMarkdownTable} from '../../markdown.ts'
import {formatSpread, spreadOf} from '../../spread.ts'
import type {Inspection} from '../inspect/measure.ts'
import type {InspectSeries} from '../series.ts'
import {fixed, invalidRow, kilo} from './cells.ts'

const columns: readonly [title: string, key: keyof Inspection, format: (value: number) => string][] = [
  ['longest script in a task, ms', 'longestTask', fixed(2)],
  ['attributes written', 'attributes', fixed(0)],
  ['script kB', 'scriptBytes', kilo],
  ['fetched at rest kB', 'restBytes', kilo],
]

/** Each contender's page before a use. */
export function describeInspections(inspections: readonly InspectSeries[]): string {
  const rows = inspections.map((one) =>
    one.invalid
      ? invalidRow(one, columns.length)
      : [
          one.contender.name,
          ...columns.map(([, key, format]) =>
            formatSpread(spreadOf(one.samples.map((sample) => sample[key])), format),
          ),
        ],
  )
  return formatMarkdownTable(['', ...columns.map(([title]) => title)], rows)
}
