import type {Store} from '../../build/publish/store.ts'

/** A store in memory, for tests with many roll-outs. */
export function memoryStore(files: Iterable<[path: string, bytes: Uint8Array]> = []) {
  const kept = new Map(files)
  const store: Store = {
    name: 'memory',
    list: async (folder) => [...kept.keys()].filter((path) => path.startsWith(`${folder}/`)),
    read: async (path) => kept.get(path) ?? null,
    async write(path, body) {
      kept.set(path, typeof body === 'string' ? new TextEncoder().encode(body) : body)
    },
    async copy(from, to) {
      kept.set(to, kept.get(from) ?? new Uint8Array())
    },
  }
  return {...store, files: kept}
}
