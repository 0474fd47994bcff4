import {WIDGET} from '../../src/contract/attributes.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {dropEvents} from '../../src/page/keep-event.ts'
import {backendName, page} from '../../src/page/page.ts'
import {readGlobal} from '../../src/page/read-global.ts'
import {warn} from '../../src/page/report.ts'
import {bannersOf} from '../../src/page/site/banners-of.ts'
import {readContext} from '../../src/page/site/context.ts'
import {isUntracked} from '../../src/page/site/is-untracked.ts'
import {aheadForContext} from '../../widgets/table.ts'
import type {Claim, Claims, Engine} from '../claim.ts'
import {within} from '../scan.ts'
import {createApi} from './api.ts'
import {find, showNamed} from './find.ts'
import {findOpened} from './find-opened.ts'
import {followItems} from './follow-items.ts'
import {followTag} from './follow-tag.ts'
import {loadAtRest} from './load-at-rest.ts'
import {fail, mount, release} from './mount.ts'
import {startOpening} from './open-widget.ts'
import {takeTurns} from './slices.ts'
import {createStrategies, type Wait, whenIdle} from './strategies.ts'
import {readSwitches} from './switches.ts'
import {translate} from './translate.ts'

let strategies: Record<string, Wait> = {}

let isTold = false

/** A strategy of the loader's tag is that of every element. */
function warnOfStrategy(element: HTMLElement, strategy: string): void {
  const isOwn = element.dataset.vitrineLoad !== undefined
  if (isOwn || !isTold)
    warn(
      'loader',
      `data-${isOwn ? 'vitrine-' : ''}load="${strategy}" is not one of now, idle, visible, interaction`,
      isOwn ? element : undefined,
    )
  isTold ||= !isOwn
}

function wait(claim: Claim): void {
  const {element, strategy, entry} = claim
  const begin = strategies[strategy]
  if (!begin) warnOfStrategy(element, strategy)
  const follow = begin ?? strategies[entry.strategy ?? 'idle']
  claim.unmount = follow?.(element)
}

/** Resolves when the whole page is parsed. */
const parsed = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
    else resolve(null)
  })

/** Warns about elements that name an unknown widget; a dialog with a part of a widget names none. */
function warnOfUnknown({all, entries}: Claims, root: Element | Document): void {
  const unknown = within(
    root,
    `[${WIDGET}]:not(dialog,${entries.map(({name}) => `[${WIDGET}=${name}]`)})`,
  ).filter((element) => !all.has(element))
  if (unknown[0])
    import('./unknown.ts').then(
      ({tellOfUnknown}) => tellOfUnknown(unknown),
      () => {},
    )
}

/** Looks after products that are added later, as after the others once the page is at rest. */
function followProducts(claims: Claims, root: Element): void {
  if (within(root, '[data-product]')[0])
    whenIdle(() =>
      loadAtRest().then(
        ({followNeeds}) => followNeeds(claims, root),
        () => {},
      ),
    )
}

/**
 * Follows elements that are added to and removed from the page later, at the cost of the change alone. A move is
 * neither.
 */
function observe(claims: Claims): void {
  new MutationObserver((records) => {
    for (const {addedNodes, removedNodes} of records) {
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) release(claims, node)
      for (const node of addedNodes) {
        if (!(node instanceof Element && node.isConnected)) continue
        find(claims, node)
        followProducts(claims, node)
        warnOfUnknown(claims, node)
      }
    }
  }).observe(document, {childList: true, subtree: true})
}

/**
 * A chunk whose load was interrupted is requested again when the page is online. Offline, the page's behaviour without
 * script would fail as well.
 */
function failToLoad(claims: Claims, claim: Claim, error: unknown): void {
  fail(claim, error, navigator.onLine === false)
  if (claim.state !== 'error') return
  const retry = () => again(claims, claim)
  addEventListener('online', retry, {once: true})
  claim.unmount = () => removeEventListener('online', retry)
}

function again(claims: Claims, claim: Claim): void {
  claim.state = 'waiting'
  claims.load(claim.element)
}

/** Takes over the claims from before the engine loaded. If it loads late, the loader has given up on some of them. */
function takeOver(claims: Claims): void {
  for (const claim of claims.all.values()) {
    // removed while the page was parsed, before anything observed it
    if (!claim.element.isConnected) release(claims, claim.element)
    else if (claim.state === 'waiting') wait(claim)
    else if (claim.state === 'error') again(claims, claim)
  }
}

/** What the address names opens now, or when the visitor returns to that address. */
function followAddress(claims: Claims): void {
  const look = () => {
    const parameters = new URLSearchParams(location.search)
    for (const entry of claims.entries)
      if (entry.parameter && parameters.has(entry.parameter))
        import('./mount-named.ts').then(
          ({mountNamed}) => mountNamed(claims, entry),
          () => {},
        )
  }
  look()
  addEventListener('popstate', look)
}

/** Milliseconds until a page counts as loaded although a file of it, perhaps another site's, has not arrived. */
const UNLOADED = 5000

/** product.md §6: a logged-in owner's widgets end with the page; the page may come back from the cache. */
function endForOwner(vitrine: ReturnType<typeof createApi>): void {
  addEventListener('pagehide', () => {
    if (!readContext().fields.authenticatedAccount) return
    vitrine.unmount()
    addEventListener('pageshow', () => vitrine.mount(), {once: true})
  })
}

/** Starts what no widget waits for. */
function startOthers(claims: Claims): void {
  warnOfUnknown(claims, document)
  const {fields: raw} = readContext()
  for (const {context, load} of aheadForContext)
    if (readPath(raw, context))
      load().then(
        ({ahead}) => ahead(claims),
        () => {},
      )
  const share = readGlobal('vitrineShare')
  if (share !== undefined)
    import('./keep-share.ts').then(
      ({keepShare}) => keepShare(share),
      () => {},
    )
  const banners = bannersOf(raw)
  if (banners[0])
    import('../../src/tracking/banners/follow-banners.ts').then(
      ({followBanners}) => followBanners(banners),
      () => {},
    )
  // if the tag or the site switches tracking off, not even the consent gate is fetched
  if (page().tracking === 'off' || backendName() === 'mock' || isUntracked(raw)) dropEvents()
  else
    import('../../src/tracking/start.ts').then(
      ({start}) => start(),
      () => {},
    )
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    addEventListener('load', resolve, {once: true})
    setTimeout(resolve, UNLOADED)
  }).then(() =>
    whenIdle(() => {
      loadAtRest().then(
        ({rest}) => rest(claims),
        () => {},
      )
    }),
  )
}

/**
 * Creates `window.Vitrine` and starts everything that lasts as long as the page. Called once, before anything mounts.
 * Resolves when the page is parsed and all widgets that mount immediately are claimed.
 */
export async function startEngine(claims: Claims, further: WidgetEntry[]): Promise<Engine> {
  const engine: Engine = {
    wait,
    mount,
    fail: (claim, error) => failToLoad(claims, claim, error),
    findOpened: (pressed) => findOpened(claims, pressed),
  }
  const settings = page()
  const asking = readSwitches()
  if (/[?&]vitrine-debug\b/.test(location.search)) settings.debug ??= ''
  const whole = parsed()
  const asked =
    (settings.debug ?? settings.compat ?? settings.theme) !== undefined &&
    import('./requested-features.ts').then(
      ({startRequested}) => startRequested(claims, engine, whole),
      () => {},
    )
  strategies = createStrategies(claims.load)
  startOpening(further)
  followTag(claims)
  followItems(claims)
  // the overlay has to be ready before there is something to observe, and before the queue of the page runs
  if (settings.debug !== undefined) await asked
  endForOwner(createApi(claims))
  await whole
  const switches = await asking
  if (Object.values(switches).includes(false))
    await import('./switch-off.ts').then(
      ({switchOff}) => switchOff(claims, engine, further, switches),
      () => {},
    )
  const translated = translate()
  showNamed(document)
  observe(claims)
  takeOver(claims)
  claims.register(further, engine)
  // the focus came before its widget was known
  if (document.activeElement) claims.use(document.activeElement)
  followAddress(claims)
  // the first widgets mount before the page is searched for the others
  setTimeout(async () => {
    await claims.begin(takeTurns())
    whenIdle(async () => {
      await claims.finish(takeTurns())
      setTimeout(() => startOthers(claims))
    })
  })
  // in parallel with the rest; the server's texts are visible until then
  await translated
  return engine
}
