import {OWN, STATE} from '../../src/contract/attributes.ts'
import type {WidgetModule} from '../../src/contract/widget.ts'
import {emit} from '../../src/page/emit.ts'
import {report} from '../../src/page/report.ts'
import {type Claim, type Claims, replay, setState} from '../claim.ts'
import {within} from '../scan.ts'
import {fillSlots} from './fill-slots.ts'
import {inSlices} from './slices.ts'

/**
 * Restores the server HTML. The early action falls through to the page's behaviour without script, unless the claim
 * `waits` for another attempt.
 */
export function fail(claim: Claim, error: unknown, waits = false): void {
  if (claim.state === 'released') return
  claim.unmount = undefined
  setState(claim, 'error')
  report(claim.entry.name, error, claim.element)
  if (!waits) replay(claim)
}

function mountNow(claim: Claim, module: WidgetModule): void {
  const {element, entry} = claim
  if (claim.state === 'released') return
  let until: Promise<unknown> | undefined
  const wait = (other: Promise<unknown>) => {
    until = other
  }
  function end(): void {
    // it may have failed or have been unmounted meanwhile
    if (claim.state !== 'loading') return
    setState(claim, 'mounted')
    emit('mounted', {widget: entry.name}, element)
    replay(claim)
  }
  try {
    claim.unmount = module.mount(element, {fail: (error) => fail(claim, error), wait})
    if (until) void until.then(end)
    else end()
  } catch (error) {
    fail(claim, error)
  }
}

/** Mounts a widget in its turn. A widget that throws never stops the next one. */
export function mount(claim: Claim, module: WidgetModule): void {
  const {element, entry} = claim
  const go = () => inSlices(() => mountNow(claim, module))
  const prepare = () => module.prepare?.(element)
  const filling = fillSlots(element, entry.name)
  const ready = filling ? filling.then(prepare) : prepare()
  if (ready) ready.then(go, (error) => fail(claim, error))
  else go()
}

/** Unmounts a widget. A widget that throws never stops the next one here either. */
function unmount(claim: Claim): void {
  claim.state = 'released'
  if (claim.early || claim.steps) claim.endBusy?.()
  try {
    claim.unmount?.()
  } catch (error) {
    report(claim.entry.name, error, claim.element)
  }
  claim.element.removeAttribute(STATE)
}

/**
 * Unmounts the claims in and below `root` and forgets them. Elements that Vitrine has put into the page are removed.
 */
export function release(claims: Claims, root: Element | Document): void {
  for (const element of within(root, '*')) {
    const claim = claims.all.get(element)
    if (!claim) continue
    claims.all.delete(element)
    unmount(claim)
  }
  for (const element of within(root, `[${OWN}]`)) element.remove()
}
