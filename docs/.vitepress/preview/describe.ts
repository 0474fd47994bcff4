const LONGEST = 120

const describeElement = ({outerHTML}: Element): string =>
  outerHTML.length > LONGEST ? `${outerHTML.slice(0, LONGEST)}…` : outerHTML

/** A value as text, as far as one line of a console shows it. */
export function describeValue(value: unknown): string {
  if (value instanceof Element) return describeElement(value)
  if (value instanceof Error) return String(value)
  if (typeof value !== 'object' || value === null) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}

export const describeAll = (values: readonly unknown[]): string => values.map(describeValue).join(' ').trim()
