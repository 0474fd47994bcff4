type Path = readonly (string | number)[]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The path of every key of an object at any depth. Elements of lists stay: their positions matter. */
function* keysOf(value: unknown, path: Path = []): Generator<Path> {
  if (!isObject(value)) return
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield [...path, key]
    yield* keysOf(inner, [...path, key])
  }
}

function without<T>(value: T, path: Path): T {
  const copy = structuredClone(value)
  const key = path.at(-1)
  let here: unknown = copy
  for (const step of path.slice(0, -1)) here = isObject(here) ? Reflect.get(here, step) : undefined
  if (isObject(here) && key !== undefined) Reflect.deleteProperty(here, key)
  return copy
}

/** The value without the keys that it is just as good without, outer keys first; never removes the values to keep. */
export function shrink<T>(value: T, keep: ReadonlySet<unknown>, isGood: (smaller: T) => boolean): T {
  const paths = [...keysOf(value)]
    .filter((path) => !keep.has(path.at(-1)))
    .toSorted((one, other) => one.length - other.length)
  return paths.reduce((smallest, path) => {
    const smaller = without(smallest, path)
    return isGood(smaller) ? smaller : smallest
  }, value)
}
