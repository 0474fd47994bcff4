import type {Dataset} from '../dataset.ts'
import {toolText} from '../strings.ts'
import type {Problem} from './text.ts'

const isMissing = (cell: unknown): boolean => cell == null || (typeof cell === 'string' && !cell.trim())

/** Something to show, and nothing missing: every row has all the columns of the first, and something in each. */
export function validateDataset(rows: Dataset): Problem {
  const columns = rows[0]?.length ?? 0
  if (!columns) return toolText('datasetEmpty')
  const isWhole = rows.every((row) => row.length >= columns && !Array.from(row).some(isMissing))
  return isWhole ? null : toolText('datasetIncomplete')
}
