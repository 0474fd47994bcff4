import {readTag, writeTag} from '../src/lib/page.ts'
import {loadEngine, registry} from '../widgets/registry.ts'
import {createClaims} from './claims.ts'
import {persist} from './fetch.ts'

/** Runs Vitrine on this page; does nothing where it already runs. `script` is the loader's own tag. */
export function start(script: HTMLScriptElement | null): void {
  if (readTag()) return
  const {api = '', load, debug} = script?.dataset ?? {}
  writeTag({base: new URL('.', script?.src || location.href).href, api, isDebug: debug !== undefined})

  const engine = persist(loadEngine)
  const claims = createClaims(registry, engine, load)
  // without the engine nothing can be mounted: the page stays as the server rendered it
  engine.then(
    (loaded) => loaded.start(claims),
    // biome-ignore lint/suspicious/noConsole: the reporter is in what could not be fetched
    (error) => console.error('[vitrine]', error),
  )
  for (const type of ['click', 'keydown', 'submit', 'pointerover', 'focusin'])
    addEventListener(type, claims.onEarly, true)

  const begin = () => claims.find(document)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
}
