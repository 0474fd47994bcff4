const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** React's internal fields of an element, which differ at each rendering. */
const NOTES = /^_/

const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([key]) => !NOTES.test(key))

/** Whether two renderings would write the same markup. Functions and class instances are compared by identity. */
export function isSameMarkup(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  const [theirs, ours] = [entriesOf(one), entriesOf(other)]
  return (
    theirs.length === ours.length &&
    theirs.every(([key, value]) => Object.hasOwn(other, key) && isSameMarkup(value, Reflect.get(other, key)))
  )
}
