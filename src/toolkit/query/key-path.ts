/** Levels of brackets that are read; what lies deeper is one name (product.md §9). */
const DEPTH = 5

/** One step into a value: brackets are kept apart from names, `[0]` may be a place in a list and `0` may not. */
export interface Step {
  name: string
  isBracket: boolean
}

/** A name of every object's own (`toString`, `__proto__`) is none for data. */
const isReserved = (name: string): boolean => name in Object.prototype

/** Where the bracket that opens at `open` is closed, brackets within it counted; -1 where it is not. */
function closeOf(key: string, open: number): number {
  let level = 0
  for (let at = open; at < key.length; at++) {
    if (key[at] === '[') level++
    else if (key[at] === ']' && --level === 0) return at
  }
  return -1
}

/** `a[b][]` as its steps; null for a key that cannot be one of data. */
export function keyPath(key: string): Step[] | null {
  const first = key.indexOf('[')
  const parent = first < 0 ? key : key.slice(0, first)
  const steps: Step[] = parent ? [{name: parent, isBracket: false}] : []
  let open = first
  for (let depth = 0; open >= 0; depth++) {
    const close = depth < DEPTH ? closeOf(key, open) : -1
    if (close < 0) {
      steps.push({name: key.slice(open), isBracket: true})
      break
    }
    steps.push({name: key.slice(open + 1, close), isBracket: true})
    open = key.indexOf('[', close + 1)
  }
  return steps.some(({name}) => isReserved(name)) ? null : steps
}
