/** A price from a moment on, until the next. Minor units. */
export interface PricePoint {
  /** Epoch milliseconds. */
  from: number
  price: number
}

const THIRTY_DAYS = 30 * 24 * 60 * 60_000

/**
 * The lowest price that applied in the thirty days before a sale (Directive 98/6/EC, Article 6a); null if the product
 * was not sold in that time. The points can be in any order; of several at one moment, the last counts.
 */
export function lowestPriceBefore(history: readonly PricePoint[], since: number): number | null {
  const points = history.filter(({from}) => from < since).sort((a, b) => a.from - b.from)
  const lowest = points.reduce((least, {price}, index) => {
    const until = points[index + 1]?.from ?? since
    // a price that was replaced at once, or before the thirty days, did not apply in them
    const applied = until > Math.max(since - THIRTY_DAYS, points[index]?.from ?? since)
    return applied ? Math.min(least, price) : least
  }, Number.POSITIVE_INFINITY)
  return Number.isFinite(lowest) ? lowest : null
}
