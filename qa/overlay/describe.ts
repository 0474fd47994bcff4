/** The number of characters shown of a value. */
const LONGEST = 240

export const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

const plain = (_key: string, value: unknown): unknown => {
  if (value instanceof Element) return `<${value.localName}>`
  return value instanceof Error || typeof value === 'bigint' ? `${value}` : value
}

/** Any value, as JSON where possible. */
export function toText(value: unknown): string {
  try {
    return cut(JSON.stringify(value, plain) ?? typeof value)
  } catch {
    return 'cannot be written as JSON'
  }
}

/** An element by its tag and its distinguishing attributes. */
export function describeElement(element: Element): string {
  const {localName, id} = element
  const name = element.getAttribute('name')
  return `<${localName}${id && ` id="${id}"`}${name ? ` name="${name}"` : ''}>`
}

/** Milliseconds since the page began. */
export const formatTime = (ms: number): string => `${(ms / 1000).toFixed(3)} s`

/** A layout shift score, in the notation of Web Vitals. */
export const formatScore = (score: number): string => score.toFixed(4)
