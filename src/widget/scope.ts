import type {State} from '../page/store/types.ts'
import {type Adopt, createAdoptionSet} from './adoption-set.ts'
import {followStore} from './follow-store.ts'
import {createLazy, type Lazy} from './lazy.ts'

/** What a part of the page works with until a signal is aborted: a widget, its dialog, a form in use. */
export interface Scope {
  /** Changes elements until then. */
  readonly adopt: Adopt
  /** Code that loads later, or never. */
  lazy: <M>(load: () => Promise<M>) => Lazy<M>
  /** Calls `show` with what `select` picks from the store, now and after each change (src/widget/follow-store.ts). */
  followStore: <T>(select: (state: State) => T, show: (value: T) => Promise<void> | undefined) => void
  /** Calls `show` now, and when the page replaces texts. */
  followTexts: (show: () => void) => void
}

/** For what is shorter than the life of a widget; `onError` receives its failures. */
export function createScope(signal: AbortSignal, onError: (error: unknown) => void): Scope {
  let adopt: Adopt | undefined
  return {
    get adopt() {
      adopt ??= createAdoptionSet(signal)
      return adopt
    },
    lazy: (load) => createLazy(load, {signal, onError}),
    followStore: (select, show) => signal.addEventListener('abort', followStore(select, show, onError)),
    followTexts(show) {
      show()
      document.addEventListener('vitrine:strings', show, {signal})
    },
  }
}
