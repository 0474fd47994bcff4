import type {Row} from '../check.ts'

/** Collects the rows of a check, and whether each figure is right. */
export function createTally() {
  const rows: Row[] = []
  const counts = {passed: 0, failed: 0}
  return {
    /** Adds a figure that is neither right nor wrong. */
    note: (what: string, tried: Row['tried'], result: string) => {
      rows.push({what, tried, result})
    },
    expect: (isRight: boolean, what: string, tried: Row['tried'], result: string) => {
      rows.push({what, tried, result})
      counts[isRight ? 'passed' : 'failed']++
    },
    end: () => ({rows, ...counts}),
  }
}
