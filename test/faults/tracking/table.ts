import {formatTable} from '../../helpers/format-table.ts'
import type {Outcome} from './outcome.ts'

/** A line of the table. */
export interface Line {
  row: string
  worst: Outcome
  problems: readonly string[]
}

const TITLES = ['sent', 'received', 'lost', 'acked twice', 'counted twice', 'requests', 'ms', 'besides']

const factsOf = ({facts}: Outcome, problems: readonly string[]): string =>
  [
    ...Object.entries(facts).map(([name, figure]) => `${name}: ${figure}`),
    ...problems.map((one) => `✗ ${one}`),
  ].join('; ')

/** The result of each fault: the worst of all runs. */
export const describeRows = (lines: readonly Line[]): string =>
  formatTable(
    TITLES,
    lines.map(({row, worst, problems}) => {
      const {sent, received, lost, repeated, doubled, requests, ms} = worst
      const figures = [sent, received, lost, repeated, doubled, requests, ms].map((figure) => `${figure}`)
      return {name: row, cells: [...figures, factsOf(worst, problems)]}
    }),
  )
