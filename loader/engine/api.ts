import {version} from '../../package.json'
import {emit} from '../../src/lib/emit.ts'
import {page} from '../../src/lib/page.ts'
import {report} from '../../src/lib/report.ts'
import type {CartState} from '../../src/store/types.ts'
import type {Callback, Vitrine} from '../api.ts'
import type {Claims} from '../claim.ts'
import {release} from './mount.ts'

declare global {
  interface Window {
    Vitrine?: Vitrine | Callback[]
  }
}

/** What `Vitrine.cart` is made of; fetched when it is first used. */
const loadStore = () => import('../../src/store/public.ts')

/** Events kept for the tracking chunk at the most. */
const KEPT = 500

function run(callback: Callback, vitrine: Vitrine): void {
  try {
    callback(vitrine)
  } catch (error) {
    report('push', error)
  }
}

/** Puts `window.Vitrine` in place of the queue that the page may have written to, and runs the queue. */
export function createApi(claims: Claims): Vitrine {
  const settings = page()
  const {kept, subscribers, strings} = settings
  const {Vitrine: queue} = window
  const vitrine: Vitrine = {
    version,
    mount(root = document) {
      settings.mounts++
      claims.find(root)
    },
    unmount: (root = document) => release(claims, root),
    on(event, fn) {
      const stop = new AbortController()
      document.addEventListener(`vitrine:${event}`, fn as EventListener, stop)
      return () => stop.abort()
    },
    push: (...callbacks) => {
      for (const callback of callbacks) run(callback, vitrine)
    },
    cart: {
      get: async () => (await loadStore()).cart.get(),
      refresh: async () => (await loadStore()).cart.refresh(),
      add: async (input) => (await loadStore()).cart.add(input),
      update: async (id, quantity) => (await loadStore()).cart.update(id, quantity),
      remove: async (id) => (await loadStore()).cart.remove(id),
    },
    store: {
      getState: () => settings.state as CartState,
      subscribe(fn) {
        subscribers.add(fn)
        return () => void subscribers.delete(fn)
      },
    },
    strings(overrides) {
      Object.assign(strings, overrides)
      emit('strings', overrides)
    },
    track(event, data) {
      if (kept.length < KEPT) kept.push({event, data, at: Date.now()})
    },
    consent: {set: (consent) => void Object.assign(settings.consent, consent)},
  }
  window.Vitrine = vitrine
  if (Array.isArray(queue)) vitrine.push(...queue)
  return vitrine
}
