/** A non-empty text (a number counts as its digits), else null. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'number' ? `${value}` : (typeof value === 'string' && value) || null
