import {readTag, writeTag} from '../src/lib/page.ts'
import {loadEngine, registry} from '../widgets/registry.ts'
import type {Engine} from './claim.ts'
import {createClaims} from './claims.ts'
import {persist} from './fetch.ts'

/** Runs Vitrine on this page; does nothing where it already runs. `script` is the loader's own tag. */
export function start(script: HTMLScriptElement | null): void {
  if (readTag()) return
  const {api = '', load, debug} = script?.dataset ?? {}
  writeTag({base: new URL('.', script?.src || location.href).href, api, isDebug: debug !== undefined})

  let engine: Promise<Engine> | undefined
  /** Fetched once; after a failure anew, when it is asked for again. */
  const getEngine = (): Promise<Engine> => {
    engine ??= persist(loadEngine).then(
      (loaded) => {
        loaded.start(claims)
        return loaded
      },
      (error) => {
        engine = undefined
        throw error
      },
    )
    return engine
  }
  const claims = createClaims(registry, getEngine, load)
  // biome-ignore lint/suspicious/noConsole: the reporter is in what could not be fetched
  getEngine().catch((error) => console.error('[vitrine]', error))
  for (const type of ['click', 'keydown', 'submit', 'pointerover', 'focusin'])
    addEventListener(type, claims.onEarly, true)

  const begin = () => claims.find(document)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
}
