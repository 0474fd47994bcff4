/** What `encodeURIComponent` leaves and RFC 3986 does not. */
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
 * Writes a query string that `parseQuery` reads, by the rules of the library `qs`: `a[0]=1&a[b]=2` with brackets encoded,
 * null as an empty text, nothing for what is undefined, a function, or empty.
 */
export const formatQuery = (values: object): string =>
  Object.entries(values)
    .flatMap(([key, value]) => pairs(value, key, [values]))
    .join('&')
