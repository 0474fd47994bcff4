/** Default number of entries (product.md §9). */
const SIZE = 100

export interface Cache<K, V> {
  get: (key: K) => V | undefined
  set: (key: K, value: V) => void
  has: (key: K) => boolean
  delete: (key: K) => void
  clear: () => void
  readonly size: number
}

/** Holds a limited number of entries; the least recently used one is dropped first. */
export function createCache<K, V>(size: number = SIZE): Cache<K, V> {
  if (!Number.isInteger(size) || size < 1)
    throw new RangeError(`createCache: size ${size} is no whole number from 1`)
  // a Map keeps the insertion order of its keys
  const entries = new Map<K, V>()
  function touch(key: K, value: V): void {
    entries.delete(key)
    entries.set(key, value)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) touch(key, value)
      return value
    },
    set(key, value) {
      touch(key, value)
      if (entries.size > size) for (const oldest of entries.keys()) return void entries.delete(oldest)
    },
    has: (key) => entries.has(key),
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}
