import {readTag, writeTag} from '../src/page/page.ts'
import {inLoader} from '../widgets/table.ts'
import {loadLater} from './chunks.ts'
import type {Engine} from './claim.ts'
import {createClaims} from './claims.ts'
import {fetchOnce} from './fetch.ts'
import {isCurrent} from './is-current.ts'
import {loadEngine} from './load-engine.ts'

/**
 * Runs Vitrine on this page. Does nothing in a browser that is too old for widgets, nor where it already runs, but says so
 * where that is another copy. `script` is the loader's own tag, `base` the folder of its chunks.
 */
export function start(
  script?: HTMLScriptElement,
  base = new URL('.', script?.src || location.href).href,
): void {
  if (!isCurrent()) return
  const running = readTag()?.base
  const tag = script?.dataset
  // biome-ignore lint/suspicious/noConsole: the reporter is in what this copy does not fetch
  if (running && running !== base) console.warn(`[vitrine] ${base} gives way to ${running}`)
  if (running) return
  writeTag({...tag, base, loadLater})

  let started: Promise<Engine> | undefined
  const startEngine = () =>
    fetchOnce(loadEngine).then((engine) => {
      started ??= engine.start(claims)
      return started
    })
  const claims = createClaims(inLoader, startEngine, tag?.load)
  startEngine().catch((error) => {
    // biome-ignore lint/suspicious/noConsole: the reporter is in what could not be fetched
    console.error('[vitrine]', error)
    claims.know([])
  })
  // what is parsed by now is fetched meanwhile
  claims.begin()
  addEventListener('DOMContentLoaded', () => claims.begin())
  addEventListener('online', startEngine)
  for (const type of 'click keydown submit change pointerover focusin'.split(' '))
    addEventListener(type, claims.onEarly, true)
}
