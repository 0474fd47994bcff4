/** The largest quantity of a line, where stock does not end. */
const ENDLESS = 9999

/** Null is no limit. */
export function toStock(left: unknown): {unlimited: boolean; qtyInStock: number} {
  const count = Number(left ?? ENDLESS)
  const isLimited = count < ENDLESS
  return {unlimited: !isLimited, qtyInStock: isLimited ? count : 0}
}
