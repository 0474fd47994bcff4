const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const
const STEP = 1024
/** Maximum number of decimals. */
const DECIMALS = 1

const round = (value: number): number => Number(value.toFixed(DECIMALS))

/**
 * A number of bytes in readable form, in steps of 1024 from Bytes to YB (product.md §5). Empty for an invalid number.
 */
export function formatFileSize(bytes: number): string {
  let size = Number.isNaN(bytes) ? 0 : Math.max(bytes, 0)
  let unit = 0
  // a size that rounds up to a whole step moves to the next unit
  while (round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit++
  }
  return `${round(size)} ${UNITS[unit]}`
}
