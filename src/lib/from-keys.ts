/** An object with a value for each key. */
export const fromKeys = <const K extends string, T>(keys: readonly K[], read: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, T>
