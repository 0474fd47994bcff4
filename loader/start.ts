import {version} from '../package.json'
import {readTag, writeTag} from '../src/page/page.ts'
import {showBusy} from '../src/page/show-busy.ts'
import {inLoader} from '../widgets/table.ts'
import {loadLater} from './chunks.ts'
import type {Engine} from './claim.ts'
import {createClaims} from './claims.ts'
import {fetchOnce} from './fetch.ts'
import {isCurrent} from './is-current.ts'
import {loadEngine} from './load-engine.ts'

/**
 * Runs Vitrine on this page. Does nothing in a browser that is too old for widgets, or if Vitrine already runs; it
 * warns if another copy runs. `script` is the loader's own tag, `base` the folder of its chunks.
 */
export function start(
  script?: HTMLScriptElement,
  base = new URL('.', script?.src || location.href).href,
): void {
  if (!isCurrent()) return
  const known = readTag()
  const running = known?.base
  const tag = script?.dataset
  // biome-ignore lint/suspicious/noConsole: the reporter is in a chunk that this copy does not fetch
  if (running && running !== base) console.warn(`[vitrine] ${base} gives way to ${running}`)
  if (running) {
    // a page that was rewritten has lost its listeners
    known?.listen?.()
    return
  }

  let started: Promise<Engine> | undefined
  const startEngine = () =>
    fetchOnce(loadEngine).then((engine) => {
      started ??= engine.start(claims)
      return started
    })
  const claims = createClaims(inLoader, startEngine, tag?.load)
  function listen(): void {
    for (const type of 'click keydown submit change pointerover focusin'.split(' '))
      addEventListener(type, claims.onEarly, true)
  }
  writeTag({...tag, base, version, nonce: script?.nonce, loadLater, listen, showBusy})
  function begin(): void {
    startEngine().catch((error) => {
      // biome-ignore lint/suspicious/noConsole: the reporter is in the chunk that could not be fetched
      console.error('[vitrine]', error)
      claims.register([])
      addEventListener('online', begin, {once: true})
    })
  }
  setTimeout(begin)
  // the part of the page parsed so far is fetched meanwhile
  claims.begin()
  addEventListener('DOMContentLoaded', () => claims.begin(), {once: true})
  listen()
}
