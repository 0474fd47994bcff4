/** Stands in for the storage that a sandboxed frame lacks: what an example keeps lives as long as its preview. */
export function lendStorage(): void {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, `${value}`),
    removeItem: (key: string) => void kept.delete(key),
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {value: storage, configurable: true})
}
