/** Also encodes the characters that `encodeURIComponent` leaves and RFC 3986 reserves. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const isOpen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : `${value ?? ''}`)

function pairs(value: unknown, key: string, above: readonly object[]): string[] {
  if (value === undefined || typeof value === 'function') return []
  if (!isOpen(value)) return [`${encode(key)}=${encode(textOf(value))}`]
  if (above.includes(value)) throw new RangeError(`formatQuery: ${key} holds itself`)
  return Object.entries(value).flatMap(([name, inner]) => pairs(inner, `${key}[${name}]`, [...above, value]))
}

/**
 * Writes a query string for `parseQuery`, by the rules of the library `qs`: `a[0]=1&a[b]=2` with encoded brackets, null
 * as an empty text, nothing for undefined, functions and empty objects.
 */
export const formatQuery = (values: object): string =>
  Object.entries(values)
    .flatMap(([key, value]) => pairs(value, key, [values]))
    .join('&')
