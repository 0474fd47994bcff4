import type {Dataset} from '../dataset.ts'
import {toolText} from '../strings.ts'
import type {Problem} from './text.ts'

const isMissing = (cell: unknown): boolean => cell == null || (typeof cell === 'string' && !cell.trim())

/** Requires at least one row, and all columns of the first row in each row, without empty cells. */
export function validateDataset(rows: Dataset): Problem {
  const columns = rows[0]?.length ?? 0
  if (!columns) return toolText('datasetEmpty')
  const isWhole = rows.every((row) => row.length >= columns && !Array.from(row).some(isMissing))
  return isWhole ? null : toolText('datasetIncomplete')
}
