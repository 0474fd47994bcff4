import type {Send} from '../api/http.ts'
import {
  loadPreferences,
  type Preferences,
  savePreferences,
  withoutWebsite,
} from '../api/site/commerce-preferences.ts'
import {createQueue} from '../lib/queue.ts'
import {isSameJson} from '../toolkit/is-same-json.ts'

/** Called with a namespace whose preferences have changed and are to be read again. */
export type RefetchListener = (namespace: string) => void

/** What a shop prefers in fields of commerce: read once, written when something differs (product.md §4). */
export function createPreferences(send: Send, report: (error: unknown) => void) {
  const cache = new Map<string, Promise<Preferences>>()
  const listeners = new Set<RefetchListener>()
  const enqueue = createQueue()

  /** A failed call is reported and forgotten; the caller handles it. */
  const failing = (namespace: string) => (error: unknown) => {
    cache.delete(namespace)
    report(error)
    throw error
  }

  function read(namespace: string): Promise<Preferences> {
    const known = cache.get(namespace) ?? loadPreferences(send, namespace).catch(failing(namespace))
    cache.set(namespace, known)
    return known
  }

  function broadcast(namespace: string): void {
    for (const listener of listeners) listener(namespace)
  }

  async function write(namespace: string, changes: Preferences): Promise<Preferences> {
    const before = await read(namespace)
    const after = structuredClone({...before, ...withoutWebsite(changes)})
    if (isSameJson(before, after)) return structuredClone(before)
    cache.set(namespace, Promise.resolve(after))
    broadcast(namespace)
    await savePreferences(send, namespace, after).catch((error) => {
      cache.delete(namespace)
      broadcast(namespace)
      return failing(namespace)(error)
    })
    return structuredClone(after)
  }

  return {
    /** The preferences of a namespace: from the server once, then what is known of them. */
    load: async (namespace: string): Promise<Preferences> => structuredClone(await read(namespace)),
    /** Changes some preferences; writes of one namespace go one after the other. Gives all of them. */
    save: (namespace: string, changes: Preferences): Promise<Preferences> =>
      enqueue(namespace, () => write(namespace, changes)),
    /** Hears of every change, before it is sent; and again where it failed. Gives what ends that. */
    onRefetch: (listener: RefetchListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
