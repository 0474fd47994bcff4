import type {WidgetEntry, WidgetModule} from '../src/lib/widget.ts'
import {type Claim, type Claims, type Engine, replay, STATE, setState} from './claim.ts'
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
  const arrived = new Map<WidgetEntry, WidgetModule>()
  const ours = selectorOf(registry)
  let mount: Engine['mount'] | undefined
  let count = 0

  /** Once for each widget; a failure is forgotten, so that a later call tries anew. */
  function fetchModule(entry: WidgetEntry): Promise<WidgetModule> {
    const module = modules.get(entry) ?? persist(entry.load)
    modules.set(entry, module)
    module.then(
      (loaded) => arrived.set(entry, loaded),
      () => modules.delete(entry),
    )
    return module
  }

  /** Without the engine nothing can be mounted: what the visitor did goes to what the server rendered. */
  function giveUp(claim: Claim): void {
    setState(claim, 'error')
    replay(claim)
  }

  async function fetchAndMount(claim: Claim): Promise<void> {
    const module = fetchModule(claim.entry)
    let fail: Engine['fail'] = giveUp
    setState(claim, 'loading')
    try {
      ;({fail, mount} = await engine())
      mount(claim, await module)
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
    claim.state = 'loading'
    const module = arrived.get(claim.entry)
    if (mount && module) mount(claim, module)
    else void fetchAndMount(claim)
  }

  /** The claim, where it has to wait. */
  function claim(element: HTMLElement): Claim | undefined {
    const entry = claims.has(element) ? undefined : findEntry(registry, element)
    if (!entry) return undefined
    const strategy = element.getAttribute('data-vitrine-load') || defaultStrategy || entry.strategy
    const one: Claim = {element, entry, strategy, state: 'waiting'}
    claims.set(element, one)
    setState(one, 'waiting')
    if (count++ >= AT_ONCE || !/^(now|idle|visible)$/.test(strategy)) return one
    load(element)
    return undefined
  }

  return {
    all: claims,
    load,
    find(root) {
      const waiting = within(root, ours)
        .map(claim)
        .filter((one) => one !== undefined)
      // without the engine they go on waiting: an action of the visitor asks for it once more
      if (waiting[0])
        engine().then(
          ({wait}) => waiting.forEach(wait),
          () => {},
        )
    },
    /** Keeps an action that came too early; a touch of what waits for interaction loads it. */
    onEarly(event) {
      const element = (event.target as Element).closest?.(`[${STATE}$=ing]`)
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
