import type {TestInfo} from '@playwright/test'
import type {Reporter, TestCase} from '@playwright/test/reporter'
import {describeRows, type Line} from './table.ts'

const TYPE = 'fault'

/** Adds a row's result to the final table. */
export function noteRow({annotations}: TestInfo, line: Line): void {
  annotations.push({type: TYPE, description: JSON.stringify(line)})
}

const numberOf = ({row}: Line): number => Number(/\d+/.exec(row)?.[0])

const linesOf = ({annotations}: TestCase): Line[] =>
  annotations.flatMap(({type, description}) => (type === TYPE ? JSON.parse(description ?? 'null') : []))

/** Prints one table of all faults, from any worker process. */
// biome-ignore lint/style/noDefaultExport: Playwright makes one of the default export
export default class TableReporter implements Reporter {
  lines: Line[] = []

  onTestEnd(test: TestCase): void {
    this.lines.push(...linesOf(test))
  }

  onEnd(): void {
    const inOrder = this.lines.toSorted((a, b) => numberOf(a) - numberOf(b))
    if (inOrder.length) console.info(`\n${describeRows(inOrder)}\n`)
  }
}
