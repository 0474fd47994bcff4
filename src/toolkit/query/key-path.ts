/** Maximum depth of brackets; deeper ones are part of the name (product.md §9). */
const DEPTH = 5

/** One step into a value: brackets are distinguished from names, since `[0]` may be a list index and `0` may not. */
export interface Step {
  name: string
  isBracket: boolean
}

/** Names of built-in properties (`toString`, `__proto__`) are not allowed in data. */
const isReserved = (name: string): boolean => name in Object.prototype

/** The index of the bracket that closes the one at `open`, counting nested ones; -1 if it is not closed. */
function closeOf(key: string, open: number): number {
  let level = 0
  for (let at = open; at < key.length; at++) {
    if (key[at] === '[') level++
    else if (key[at] === ']' && --level === 0) return at
  }
  return -1
}

/** `a[b][]` as its steps; null for a key that is not allowed in data. */
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
