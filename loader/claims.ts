import type {WidgetEntry, WidgetModule} from '../src/lib/widget.ts'
import {type Claim, type Claims, type Engine, STATE, setState} from './claim.ts'
import {readAction} from './early.ts'
import {persist} from './fetch.ts'
import {findEntry, selectorOf, within} from './scan.ts'

/** So many elements, in document order, mount at once; the rest follow their strategy. */
const AT_ONCE = 24

/**
 * Claims elements for widgets, fetches what they need and keeps what visitors do before it is there.
 * `defaultStrategy` is the loader tag's; an element's own attribute goes before it, the registry's after it.
 */
export function createClaims(
  registry: readonly WidgetEntry[],
  engine: () => Promise<Engine>,
  defaultStrategy?: string,
): Claims & {onEarly: (event: Event) => void} {
  const claims = new Map<Element, Claim>()
  const modules = new Map<WidgetEntry, Promise<WidgetModule>>()
  const ours = selectorOf(registry)
  let count = 0

  /** Once for each widget; a failure is forgotten, so that a later call tries anew. */
  function fetchModule(entry: WidgetEntry): Promise<WidgetModule> {
    const module = modules.get(entry) ?? persist(entry.load)
    modules.set(entry, module)
    module.catch(() => modules.delete(entry))
    return module
  }

  /** Without the engine nothing can be mounted: what the visitor did goes to what the server rendered. */
  function giveUp(claim: Claim): void {
    setState(claim, 'error')
    claim.early?.()
  }

  async function fetchAndMount(claim: Claim): Promise<void> {
    const module = fetchModule(claim.entry)
    let fail: Engine['fail'] = giveUp
    try {
      const loaded = await engine()
      fail = loaded.fail
      loaded.mount(claim, await module)
    } catch (error) {
      fail(claim, error)
      addEventListener('online', () => again(claim), {once: true})
    }
  }

  function again(claim: Claim): void {
    claim.state = 'waiting'
    load(claim.element)
  }

  function load(element: Element): void {
    const claim = claims.get(element)
    if (claim?.state !== 'waiting') return
    setState(claim, 'loading')
    void fetchAndMount(claim)
  }

  function claim(element: HTMLElement): void {
    const entry = findEntry(registry, element)
    if (!entry || claims.has(element)) return
    const strategy = element.dataset.vitrineLoad || defaultStrategy || entry.strategy
    const one: Claim = {element, entry, strategy, state: 'waiting'}
    claims.set(element, one)
    setState(one, 'waiting')
    if (count++ < AT_ONCE && /^(now|idle|visible)$/.test(strategy)) load(element)
    // without the engine it goes on waiting: an action of the visitor asks for it once more
    else
      engine().then(
        ({wait}) => wait(one),
        () => {},
      )
  }

  return {
    load,
    find: (root) => within(root, ours).forEach(claim),
    release: (root) =>
      within(root, `[${STATE}]`).flatMap((element) => {
        const one = claims.get(element)
        claims.delete(element)
        return one ?? []
      }),
    /** Keeps an action that came too early; a touch of what waits for interaction loads it. */
    onEarly(event) {
      const element = event.target instanceof Element ? event.target.closest(`[${STATE}$=ing]`) : null
      const one = element && claims.get(element)
      if (!one) return
      const isOnUse = one.strategy === 'interaction'
      const action = readAction(event, element, isOnUse)
      if (action) {
        event.preventDefault()
        event.stopImmediatePropagation()
        one.early = action
      }
      if (action || isOnUse) load(element)
    },
  }
}
