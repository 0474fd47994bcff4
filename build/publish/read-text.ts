import type {Store} from './store.ts'

/** A file of the store as text; null where there is no such file. */
export async function readText(store: Store, path: string): Promise<string | null> {
  const bytes = await store.read(path)
  return bytes && new TextDecoder().decode(bytes)
}
