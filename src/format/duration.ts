const SECOND = 1000
const MINUTE = 60 * SECOND

/** `minutes:seconds` of a length in milliseconds (product.md §9); `0:00` for an invalid length. */
export function formatDuration(milliseconds: number): string {
  const length = milliseconds > 0 && milliseconds <= Number.MAX_SAFE_INTEGER ? milliseconds : 0
  const seconds = Math.floor((length % MINUTE) / SECOND)
  return `${Math.floor(length / MINUTE)}:${`${seconds}`.padStart(2, '0')}`
}
