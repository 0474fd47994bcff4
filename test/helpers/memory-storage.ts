/** Returns an in-memory storage that always is the same one. */
export function memoryStorage(): () => Storage {
  const texts = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
  }
  return () => storage
}
