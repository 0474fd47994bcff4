/** Above this a colour is light (product.md §9): half of all that six digits can say. */
const HALF = 0xffffff / 2

const HEX = /^#?([\da-f]{3,6})$/i

/** Of a hex colour, without its `#`, three digits as the six that they are short for; null for all else (product.md §5). */
export function hexDigits(color: string): string | null {
  const [, digits] = HEX.exec(color) ?? []
  return (digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits) ?? null
}

/** Of a hex colour of three to six digits, of which three are short for six; null for all else (product.md §5). */
export function weightOf(color: string): 'light' | 'dark' | null {
  const digits = hexDigits(color)
  if (digits === null) return null
  return Number.parseInt(digits, 16) > HALF ? 'light' : 'dark'
}
