/**
 * Data in the template language: `undefined` is missing, everything else is JSON. Only own properties are ever read, so
 * that no path reaches a prototype.
 */
export type Value = unknown

type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: Value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function hasKeys(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return true
  return false
}

export function isTruthy(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return Array.isArray(value) ? value.length > 0 : hasKeys(value)
}

/** One step of a path. */
export function step(value: Value, key: string | number): Value {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value))
    return typeof key === 'number' && Object.hasOwn(value, key) ? value[key] : undefined
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Further steps of a path: null and missing values end it. */
export function walk(value: Value, path: readonly (string | number)[], from = 0): Value {
  let here = value
  for (let index = from; index < path.length; index++) {
    const key = path[index]
    if (key === undefined) return undefined
    here = step(here, key)
  }
  return here
}

export const asText = (value: Value): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? `${value}`
      : typeof value === 'boolean'
        ? `${value}`
        : ''

/** Text with a decimal point is read as a decimal, other text up to the first character that is not a digit. */
export function asNumber(value: Value): number {
  if (typeof value === 'number') return value
  if (typeof value === 'string')
    return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10)
  return Number(value === true)
}

export function asBoolean(value: Value): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isInteger(value) && value !== 0
  return value === 'true'
}

/** An element in JavaScript's `join`; inside a nested list, null is empty. */
function joinElement(value: Value, isNested: boolean): string {
  if (Array.isArray(value)) return joinElements(value, true)
  if (isObject(value)) return '[object Object]'
  return value === null || value === undefined ? (isNested ? '' : `${value}`) : asText(value)
}

const joinElements = (list: readonly unknown[], isNested: boolean): string =>
  list.map((element) => joinElement(element, isNested)).join(',')

/** The output of a tag. */
export const toOutput = (value: Value): string =>
  Array.isArray(value) ? joinElements(value, false) : asText(value)
