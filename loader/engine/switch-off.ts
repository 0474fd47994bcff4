import {STATE} from '../../src/contract/attributes.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'
import {page} from '../../src/page/page.ts'
import {type Claims, type Engine, replay} from '../claim.ts'

function removeNamed(entries: WidgetEntry[], off: ReadonlySet<string>): void {
  entries.splice(0, entries.length, ...entries.filter(({name}) => !off.has(name)))
}

/** Gives elements of these widgets back to the page, with what was pressed in them before. */
function releaseClaims({all}: Claims, off: ReadonlySet<string>): void {
  const claims = [...all.values()].filter(({entry}) => off.has(entry.name))
  for (const claim of claims) {
    all.delete(claim.element)
    claim.state = 'released'
    claim.element.removeAttribute(STATE)
  }
  // once the other widgets are known: until then, the loader would keep the action again
  setTimeout(() => claims.forEach(replay))
}

/**
 * Switches widgets off before anything mounts: they leave both tables, so that nothing finds, fetches or opens them.
 * Fetched only where the switches turn one off.
 */
export function switchOff(
  claims: Claims,
  engine: Engine,
  further: WidgetEntry[],
  switches: Readonly<Record<string, unknown>>,
): void {
  const off = new Set(
    [...claims.entries, ...further].flatMap(({name}) => (switches[name] === false ? [name] : [])),
  )
  const settings = page()
  const {open} = settings
  settings.off = off
  if (open) settings.open = (widget) => (off.has(widget) ? undefined : open(widget))
  removeNamed(claims.entries, off)
  removeNamed(further, off)
  releaseClaims(claims, off)
  const {mount} = engine
  engine.mount = (claim, module) => {
    // its file was on its way
    if (claim.state !== 'released') mount(claim, module)
  }
}
