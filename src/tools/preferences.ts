import type {Send} from '../api/http.ts'
import {
  loadPreferences,
  type Preferences,
  savePreferences,
  withoutWebsite,
} from '../api/site/commerce-preferences.ts'
import {createQueue} from '../lib/queue.ts'
import {isSameJson} from '../toolkit/is-same-json.ts'

/** Called with a namespace whose preferences have changed and have to be read again. */
export type RefetchListener = (namespace: string) => void

/** A shop's preferences in areas of commerce: read once, written when a value differs (product.md §4). */
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
    /** The preferences of a namespace: from the server once, then from memory. */
    load: async (namespace: string): Promise<Preferences> => structuredClone(await read(namespace)),
    /** Changes some preferences; writes of one namespace run one after the other. Returns all of them. */
    save: (namespace: string, changes: Preferences): Promise<Preferences> =>
      enqueue(namespace, () => write(namespace, changes)),
    /**
     * Called at every change, before it is sent, and again if it failed. Returns the function that removes the
     * listener.
     */
    onRefetch: (listener: RefetchListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
