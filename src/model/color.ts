/** A colour above this value is light (product.md §9): half of the largest value of six digits. */
const HALF = 0xffffff / 2

const HEX = /^#?([\da-f]{3,6})$/i

/** The digits of a hex colour without `#`, three expanded to six; null for everything else (product.md §5). */
export function hexDigits(color: string): string | null {
  const [, digits] = HEX.exec(color) ?? []
  return (digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits) ?? null
}

/**
 * The weight of a hex colour of three to six digits, of which three are short for six; null for everything else
 * (product.md §5).
 */
export function weightOf(color: string): 'light' | 'dark' | null {
  const digits = hexDigits(color)
  if (digits === null) return null
  return Number.parseInt(digits, 16) > HALF ? 'light' : 'dark'
}
