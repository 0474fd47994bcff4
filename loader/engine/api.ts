import {fromKeys} from '../../src/lib/from-keys.ts'
import {emit} from '../../src/page/emit.ts'
import {keepEvent} from '../../src/page/keep-event.ts'
import {page, type TrackResult} from '../../src/page/page.ts'
import {report} from '../../src/page/report.ts'
import {setConsent} from '../../src/page/site/set-consent.ts'
import {putStrings} from '../../src/page/texts.ts'
import {readVersion} from '../../src/page/version.ts'
import type {Callback, Vitrine} from '../api.ts'
import type {Claims} from '../claim.ts'
import {find} from './find.ts'
import {loadAtRest} from './load-at-rest.ts'
import {release} from './mount.ts'
import {releaseRoot} from './release-root.ts'

/** The implementation of `Vitrine.cart` and `Vitrine.lists`, fetched when it is first used. */
const loadPublic = () => import('../../src/page/store/public.ts')

type Calls<K extends string> = Readonly<Record<K, (...args: never[]) => unknown>>

/** Functions whose code is fetched when one is called. */
const callsOf = <K extends string, C extends Calls<K>>(names: readonly K[], load: () => Promise<C>) =>
  fromKeys(names, (name) => async (...args: unknown[]) => {
    const calls = await load()
    return Reflect.apply(calls[name], calls, args)
  })

function run(callback: Callback, vitrine: Vitrine): void {
  try {
    callback(vitrine)
  } catch (error) {
    report('push', error)
  }
}

/** Replaces the queue that the page may have written with `window.Vitrine`, and runs the queue. */
export function createApi(claims: Claims): Vitrine {
  const settings = page()
  const {subscribers} = settings
  const {Vitrine: queue} = window
  const vitrine: Vitrine = {
    version: readVersion(),
    mount(root = document) {
      settings.mounts++
      releaseRoot(claims, root, false)
      find(claims, root)
      loadAtRest().then(
        ({followChoices, followNeeds}) => {
          followNeeds(claims, root)
          return followChoices(claims, root)
        },
        () => {},
      )
    },
    unmount(root = document) {
      releaseRoot(claims, root, true)
      release(claims, root)
    },
    on(event, fn) {
      const stop = new AbortController()
      document.addEventListener(`vitrine:${event}`, fn as EventListener, stop)
      return () => stop.abort()
    },
    push: (...callbacks) => {
      for (const callback of callbacks) run(callback, vitrine)
    },
    cart: callsOf(['get', 'refresh', 'add', 'update', 'remove'], async () => (await loadPublic()).openCart()),
    store: {
      getState: () => settings.state,
      subscribe(fn) {
        subscribers.add(fn)
        return () => void subscribers.delete(fn)
      },
    },
    strings(overrides) {
      putStrings(overrides)
      emit('strings', overrides)
    },
    track(event, data) {
      const result = new Promise<TrackResult>((settle) => keepEvent(event, data, settle))
      // a page that does not wait for the result gets no unhandled rejection
      result.catch(() => {})
      return result
    },
    consent: {set: setConsent},
    lists: callsOf(['get', 'toggle'], async () => (await loadPublic()).openLists()),
  }
  window.Vitrine = vitrine
  if (Array.isArray(queue)) vitrine.push(...queue)
  return vitrine
}
