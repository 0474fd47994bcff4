export type Constant = string | number | boolean | null

/** At most one sign, then the whole text: no spaces, no leading point. */
const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|0[xX][\da-fA-F]+)$/

function parseNumber(text: string): number {
  if (text === '') return 0
  if (!NUMERIC.test(text)) return Number.NaN
  const isSigned = text.startsWith('-') || text.startsWith('+')
  const size = Number(isSigned ? text.slice(1) : text)
  return text.startsWith('-') ? -size : size
}

export const toNumber = (value: Constant): number =>
  typeof value === 'string' ? parseNumber(value) : Number(value)

/** Texts are true unless they are empty, `"false"` included. */
export const isTrue = (value: Constant): boolean => Boolean(value)
