/** Rows of cells. */
export type Dataset<T = unknown> = readonly (readonly T[])[]

export interface DatasetLimits {
  maxRows: number
  maxColumns: number
}

export interface Truncated<T> {
  rows: T[][]
  /** Number of omitted rows. */
  droppedRows: number
  /** Number of omitted columns, in the widest row. */
  droppedColumns: number
}

const widthOf = (rows: Dataset): number => rows.reduce((widest, {length}) => Math.max(widest, length), 0)

/** The first rows and columns, up to the limits. */
export function truncateDataset<T>(rows: Dataset<T>, {maxRows, maxColumns}: DatasetLimits): Truncated<T> {
  return {
    rows: rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns)),
    droppedRows: Math.max(0, rows.length - maxRows),
    droppedColumns: Math.max(0, widthOf(rows) - maxColumns),
  }
}
