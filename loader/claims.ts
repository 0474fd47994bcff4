import {WIDGET} from '../src/contract/attributes.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {keep} from './busy.ts'
import {fetchAhead} from './chunks.ts'
import {
  type Claim,
  type Claims,
  type Engine,
  isGiven,
  type Keeper,
  type Rest,
  replay,
  setState,
} from './claim.ts'
import {type Early, readAction} from './early.ts'
import {fetchOnce} from './fetch.ts'
import {findEntry, maybeServed, selectorsOf, servedOf} from './scan.ts'

/** So many elements, in document order, mount at once; the rest follow their strategy. */
const AT_ONCE = 24

/** What may belong to a widget that the loader does not know yet: what is done to it is kept until that is clear. */
const MAYBE = `[${WIDGET}],[data-controller],[class*=-form],[class*=quick-],[class*=-zoom],[class*=gallery]`

/**
 * Claims elements for widgets, fetches what they need and keeps what visitors do before it is there.
 * `defaultStrategy` is the loader tag's; an element's own attribute goes before it, the registry's after it.
 */
export function createClaims(
  registry: readonly WidgetEntry[],
  startEngine: () => Promise<Engine>,
  defaultStrategy?: string,
): Claims & {onEarly: (event: Event) => void} {
  const claims = new Map<Element, Claim>()
  const entries = [...registry]
  /** Actions on what is not claimed, or not yet. */
  const held: Keeper[] = []
  /** What was found. Beyond the first, it waits for its turn when the page is idle, and is not even looked at until then. */
  let found: NodeListOf<HTMLElement>[] = []
  let selectors: string[] = []
  /** Widgets with elements that nothing touches before their first use. */
  let waiting: WidgetEntry[] = []
  /** Roots that the page has had given back, or has taken again within such a one: the nearest around an element counts. */
  const given = new Map<Node, boolean>()
  let engine: Engine | undefined
  /** All widgets are known, but not all of the page has had its turn; undefined before they are. */
  let isLate: boolean | undefined

  function readSelectors(): void {
    selectors = selectorsOf(entries)
    // a strategy for the whole page goes before what widgets say of themselves
    waiting = entries.filter((entry) => entry.served && !defaultStrategy)
  }
  readSelectors()

  async function fetchAndMount(claim: Claim): Promise<void> {
    const {entry} = claim
    const coming = fetchOnce(entry.load)
    setState(claim, 'loading')
    try {
      const started = await startEngine()
      entry.module = await coming
      started.mount(claim, entry.module)
    } catch (error) {
      if (engine) return engine.fail(claim, error)
      // nothing can be mounted: what the visitor did goes to what the server rendered
      setState(claim, 'error')
      replay(claim)
    }
  }

  function load(element: Element): void {
    const claim = claims.get(element)
    if (claim?.state !== 'waiting') return
    claim.state = 'loading'
    const its = claim.entry.module
    if (engine && its) engine.mount(claim, its)
    else void fetchAndMount(claim)
  }

  const maybe = (): string => waiting.map(maybeServed).join()

  /** Not what waits for its first use, unless this is one. */
  function add(element: HTMLElement, otherwise: 'idle' | 'use'): Claim | undefined {
    const entry = !claims.has(element) && findEntry(entries, element)
    if (!entry || (otherwise === 'idle' && waiting.includes(entry) && element.matches(servedOf(entry))))
      return
    const strategy = element.dataset.vitrineLoad || defaultStrategy || entry.strategy || otherwise
    const one: Claim = {element, entry, strategy, state: 'waiting'}
    claims.set(element, one)
    return one
  }

  function claim(element: HTMLElement): void {
    const one = add(element, 'idle')
    if (!one) return
    if (claims.size <= AT_ONCE && /^(now|idle|visible)$/.test(one.strategy)) load(element)
    else engine?.wait(one)
  }

  function use(target: Element): void {
    // what waits may have been changed since: what its first use does not mount would never be
    const element = waiting[0] && target.closest?.<HTMLElement>(maybe())
    if (element && !isGiven(given, element) && add(element, 'use')) load(element)
  }

  /** Of a target and what holds it, the innermost first. */
  function claimsAround(target: Element): Claim[] {
    const around: Claim[] = []
    for (let at: Element | null = target; at; at = at.parentElement) {
      const claimed = claims.get(at)
      if (claimed) around.push(claimed)
    }
    return around
  }

  /** Of very much of it, the first are enough at once; once they are claimed, all else waits for the engine. */
  async function begin(rest: Rest = () => new Promise((resolve) => setTimeout(resolve))): Promise<void> {
    const phase = isLate
    if (!isLate && claims.size >= AT_ONCE) return
    const [authored = '', ...others] = selectors
    const lists: typeof found = []
    for (const selector of [waiting[0] ? `${authored}:not(${maybe()})` : authored, ...others]) {
      await rest()
      if (phase !== isLate) return
      lists.push(document.querySelectorAll(selector))
    }
    found = lists
    found
      // to make an array of all of them would be to look at them
      .flatMap((list): HTMLElement[] => [].slice.call(list, 0, AT_ONCE))
      .sort((a, b) => (a.compareDocumentPosition(b) & 2) - 1)
      .slice(0, AT_ONCE)
      .forEach(claim)
  }

  return {
    all: claims,
    entries,
    given,
    load,
    claim,
    use,
    selectors: () => selectors,
    begin,
    know(further, its) {
      entries.push(...further)
      readSelectors()
      engine = its
      isLate = true
      held.splice(0).forEach(replay)
    },
    async finish(rest) {
      const lists = [
        ...found,
        ...waiting.map((entry) => document.querySelectorAll<HTMLElement>(maybeServed(entry))),
      ]
      found = []
      for (const list of lists)
        for (const element of list) {
          if (element.isConnected && !isGiven(given, element)) claim(element)
          const turn = rest()
          if (turn) await turn
        }
      isLate = false
    },
    fetchAhead,
    /**
     * Fetches what the use of a widget that is touched takes. Keeps an action that came too early; a touch loads what waits
     * for its use.
     */
    onEarly(event) {
      const target = event.target as Element
      const near = (selector: string) => target.closest?.<HTMLElement>(selector)
      // beyond the first it may not have had its turn yet
      const late = isLate && near(selectors.join())
      if (late) claim(late)
      use(target)
      const touched = claimsAround(target)
      for (const {entry} of touched) if (entry.use) fetchAhead(entry.use, 'high')
      const maybe = isLate === undefined && near(MAYBE)
      // the innermost counts: a quick view's link may stand in a product's form
      const one = touched.find(
        ({element, state}) =>
          (state === 'waiting' || state === 'loading') && (!maybe || maybe.contains(element)),
      )
      const element = one?.element || maybe
      if (!element) return
      const isOnUse = !one || one.strategy === 'interaction'
      const action = readAction(event as Early, element, isOnUse)
      if (action) {
        event.preventDefault()
        event.stopImmediatePropagation()
        const keeper: Keeper = one ?? {}
        if (!one) held.push(keeper)
        keep(keeper, action)
      }
      if (action || isOnUse) load(element)
    },
  }
}
