/** The maximum quantity of a line with unlimited stock. */
const ENDLESS = 9999

/** Null means no limit. */
export function toStock(left: unknown): {unlimited: boolean; qtyInStock: number} {
  const count = Number(left ?? ENDLESS)
  const isLimited = count < ENDLESS
  return {unlimited: !isLimited, qtyInStock: isLimited ? count : 0}
}
