import {page} from '../../page/page.ts'
import {readVersion} from '../../page/version.ts'
import {track} from '../events/track.ts'
import {askGate} from '../gate/ask-gate.ts'
import {countWidgets} from './count-widgets.ts'
import {createInteractions, type Interaction} from './interactions.ts'
import {readEngine} from './read-engine.ts'

/** Milliseconds: browsers observe no shorter ones. */
const SHORTEST = 16

/** Files of ours that a server refused to this page. Browsers that hide the status count none. */
const countMissing = (base: string): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.startsWith(base) && Number(Object(entry).responseStatus) >= 400).length

function followInteractions(signal: AbortSignal): () => number | null {
  const {add, result} = createInteractions()
  for (const type of ['event', 'first-input'])
    try {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) add(entry as PerformanceEntry & Interaction)
      })
      observer.observe({type, buffered: true, durationThreshold: SHORTEST} as PerformanceObserverInit)
      signal.addEventListener('abort', () => observer.disconnect())
    } catch {}
  return result
}

let isDecided = false

/**
 * Sends the field data of this page once, as it is hidden, if it belongs to the sample: the percentage in
 * `data-field-data` of the loader's tag. Needs the consent that ids of visitors need, although it has none of them.
 */
export function follow(random = Math.random): void {
  const {fieldData, base} = page()
  if (isDecided) return
  isDecided = true
  if (!(random() * 100 < Number(fieldData))) return
  const life = new AbortController()
  const readWidgets = countWidgets(life.signal)
  const readInteraction = followInteractions(life.signal)
  function send(): void {
    if (!askGate().cookies) return
    life.abort()
    page().leaving = () => {}
    track('FieldData', {
      version: readVersion(),
      engine: readEngine(navigator.userAgent),
      ...readWidgets(),
      missing: countMissing(base),
      interaction: readInteraction(),
    })
  }
  // browsers call listeners of the window in their order, and that of the events was there first
  page().leaving = send
  // a phone may end a hidden page without another event
  document.addEventListener('visibilitychange', () => document.hidden && send(), {signal: life.signal})
}
