const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const
const STEP = 1024
/** Decimals that are shown at the most. */
const DECIMALS = 1

const round = (value: number): number => Number(value.toFixed(DECIMALS))

/** A number of bytes as people read it, in steps of 1024 from Bytes to YB (product.md §5). What is no number is none. */
export function formatFileSize(bytes: number): string {
  let size = Number.isNaN(bytes) ? 0 : Math.max(bytes, 0)
  let unit = 0
  // what is rounded up to a whole step is one of the next unit
  while (round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit++
  }
  return `${round(size)} ${UNITS[unit]}`
}
