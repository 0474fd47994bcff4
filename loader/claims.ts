import {WIDGET} from '../src/contract/attributes.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {keepAction} from './busy.ts'
import {fetchAhead} from './chunks.ts'
import {
  type ActionHolder,
  type Claim,
  type Claims,
  type Engine,
  type Rest,
  replay,
  setState,
} from './claim.ts'
import {type Early, readAction, usedIn} from './early.ts'
import {fetchOnce} from './fetch.ts'
import {findEntry, maybeServed, selectorsOf, servedOf} from './scan.ts'

/** The number of elements that mount immediately, in document order. The rest follow their strategy. */
const AT_ONCE = 24

/** Elements that may belong to a widget the loader does not know yet. Actions on them are kept until that is clear. */
const MAYBE = `[${WIDGET}],[data-controller],[class*=-form],[class*=quick-],[class*=-zoom],[class*=gallery]`

/** The claims of a target and its ancestors, innermost first. */
function claimsAround(claims: ReadonlyMap<Element, Claim>, target: Element): Claim[] {
  const around: Claim[] = []
  for (let at: Element | null = target; at; at = at.parentElement) {
    const claimed = claims.get(at)
    if (claimed) around.push(claimed)
  }
  return around
}

/** The first elements of the page, in document order. */
const firstOf = (found: readonly NodeListOf<HTMLElement>[]): HTMLElement[] =>
  found
    // an array of all elements would mean examining all of them
    .flatMap((list): HTMLElement[] => [].slice.call(list, 0, AT_ONCE))
    .sort((a, b) => (a.compareDocumentPosition(b) & 2) - 1)
    .slice(0, AT_ONCE)

/**
 * Claims elements for widgets, fetches their chunks and keeps the visitor's actions until the widgets are ready.
 * `defaultStrategy` comes from the loader tag. An element's own attribute takes precedence over it; it takes precedence
 * over the registry.
 */
export function createClaims(
  registry: readonly WidgetEntry[],
  startEngine: () => Promise<Engine>,
  defaultStrategy?: string,
): Claims & {onEarly: (event: Event) => void} {
  const claims = new Map<Element, Claim>()
  const entries = [...registry]
  /** Actions on elements that are unclaimed, or not claimed yet. */
  const held: ActionHolder[] = []
  /** The elements found. Those beyond the first ones wait until the page is idle, and are not even examined before. */
  let found: NodeListOf<HTMLElement>[] = []
  let selectors: string[] = []
  /** Widgets with elements that stay untouched until their first use. */
  let waiting: WidgetEntry[] = []
  /**
   * Roots that the page has unmounted, or mounted again within an unmounted root: the nearest root around an element
   * counts.
   */
  const released = new Map<Node, boolean>()
  const isReleased = (node: Node | null): boolean =>
    !!node && (released.get(node) ?? isReleased(node.parentNode))
  let engine: Engine | undefined
  /** True while all widgets are known but part of the page has not been claimed; undefined before they are known. */
  let isLate: boolean | undefined

  function readSelectors(): void {
    selectors = selectorsOf(entries)
    // a strategy for the whole page takes precedence over the widgets' own
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
      // no widget can mount: the visitor's action goes to the server HTML
      setState(claim, 'error')
      replay(claim)
    }
  }

  function load(element: Element): void {
    const claim = claims.get(element)
    if (claim?.state !== 'waiting') return
    claim.state = 'loading'
    const {module} = claim.entry
    if (engine && module) engine.mount(claim, module)
    else void fetchAndMount(claim)
  }

  const maybe = (): string => waiting.map(maybeServed).join()

  /** Skips elements that wait for their first use, unless this is a use. */
  function add(element: HTMLElement, otherwise: 'idle' | 'use'): Claim | undefined {
    const entry = !claims.has(element) && findEntry(entries, element)
    if (!entry || (otherwise === 'idle' && waiting.includes(entry) && element.matches(servedOf(entry))))
      return
    const strategy = element.dataset.vitrineLoad || defaultStrategy || entry.strategy || otherwise
    const added: Claim = {element, entry, strategy, state: 'waiting'}
    claims.set(element, added)
    return added
  }

  function claim(element: HTMLElement): void {
    const added = add(element, 'idle')
    if (!added) return
    if (claims.size <= AT_ONCE && /^(now|idle|visible)$/.test(added.strategy)) load(element)
    else engine?.wait(added)
  }

  function use(target: Element): void {
    // reads the elements again, because the page may have changed them: a waiting element mounts only by its first use
    const element = waiting[0] && target.closest?.<HTMLElement>(maybe())
    if (element && !isReleased(element) && add(element, 'use')) load(element)
  }

  /**
   * On a very large page, the first elements are enough at first. Once they are claimed, the rest waits for the engine.
   */
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
    firstOf(found).forEach(claim)
  }

  return {
    all: claims,
    entries,
    released,
    isReleased,
    load,
    claim,
    use,
    selectors: () => selectors,
    begin,
    register(others, started) {
      entries.push(...others)
      readSelectors()
      engine = started
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
          if (element.isConnected && !isReleased(element)) claim(element)
          const turn = rest()
          if (turn) await turn
        }
      isLate = false
    },
    fetchAhead,
    /**
     * Fetches the chunks for the first use of a touched widget. Keeps an action that came too early. A touch loads a
     * widget that waits for its use.
     */
    onEarly(event) {
      const origin = event.target as Element
      const pressed = event.type === 'submit' ? usedIn(origin) : origin
      const opened = engine?.findOpened?.(pressed)
      const target = opened ?? pressed
      const near = (selector: string) => target.closest?.<HTMLElement>(selector)
      // beyond the first elements, this one may not have had its turn yet
      const late = isLate && near(selectors.join())
      if (late) claim(late)
      use(target)
      const touched = claimsAround(claims, target)
      for (const {entry} of touched) if (entry.use) fetchAhead(entry.use, 'high')
      const maybe = isLate === undefined && near(MAYBE)
      // the innermost counts: a quick view's link may stand in a product's form
      const pending = touched.find(
        ({element, state}) =>
          (state === 'waiting' || state === 'loading') && (!maybe || maybe.contains(element)),
      )
      const element = pending?.element || maybe
      if (!element) return
      const isOnUse = !pending || pending.strategy === 'interaction'
      const isPress = isOnUse || opened || (pending.entry.isButton && element.matches('a'))
      const action = readAction(event as Early, opened ? document.body : element, !!isPress)
      if (action) {
        event.preventDefault()
        event.stopImmediatePropagation()
        const holder: ActionHolder = pending ?? {}
        if (!pending) held.push(holder)
        keepAction(holder, action)
      }
      if (action || isOnUse) load(element)
    },
  }
}
