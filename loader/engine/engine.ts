import {WIDGET} from '../../src/contract/attributes.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {backendName} from '../../src/page/backend-name.ts'
import {dropEvents} from '../../src/page/keep-event.ts'
import {page} from '../../src/page/page.ts'
import {warn} from '../../src/page/report.ts'
import {readContext} from '../../src/page/site/context.ts'
import {isUntracked} from '../../src/page/site/is-untracked.ts'
import {POPUP_SETTINGS} from '../../src/page/site/popup-settings.ts'
import type {Claim, Claims, Engine} from '../claim.ts'
import {within} from '../scan.ts'
import {createApi} from './api.ts'
import {find, showNamed} from './find.ts'
import {followStock} from './follow-stock.ts'
import {loadAtRest} from './load-at-rest.ts'
import {fail, mount, release} from './mount.ts'
import {startPlaces} from './places.ts'
import {takeTurns} from './slices.ts'
import {createStrategies, type Wait, whenIdle} from './strategies.ts'
import {translate} from './translate.ts'

let strategies: Record<string, Wait> = {}

function wait(claim: Claim): void {
  const {element, strategy, entry} = claim
  const begin = strategies[strategy]
  if (!begin)
    warn('loader', `data-vitrine-load="${strategy}" is none of now, idle, visible, interaction`, element)
  const follow = begin ?? strategies[entry.strategy ?? 'idle']
  claim.unmount = follow?.(element)
}

/** When the whole page is there. */
const parsed = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
    else resolve(null)
  })

/** Elements that name a widget of which there is none. */
function warnOfUnknown({all, entries}: Claims, root: Element | Document): void {
  const unknown = within(root, `[${WIDGET}]:not(${entries.map(({name}) => `[${WIDGET}=${name}]`)})`).filter(
    (element) => !all.has(element),
  )
  if (unknown[0])
    import(/* rare */ './unknown.ts').then(
      ({tellOfUnknown}) => tellOfUnknown(unknown),
      () => {},
    )
}

/** Follows what is added to and removed from the page later, at the cost of what changed. A move is neither. */
function observe(claims: Claims): void {
  new MutationObserver((records) => {
    for (const {addedNodes, removedNodes} of records) {
      for (const node of removedNodes) if (node instanceof Element && !node.isConnected) release(claims, node)
      for (const node of addedNodes) {
        if (!(node instanceof Element && node.isConnected)) continue
        find(claims, node)
        warnOfUnknown(claims, node)
      }
    }
  }).observe(document, {childList: true, subtree: true})
}

/**
 * Asked for again when the page is online: what was on its way did not come. Offline, what the page does without script
 * would come to nothing.
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

/** What was claimed before the engine was there; where it comes late, the loader has given up on some. */
function takeOver(claims: Claims): void {
  for (const claim of claims.all.values()) {
    // removed while the page was parsed, before anyone watched
    if (!claim.element.isConnected) release(claims, claim.element)
    else if (claim.state === 'waiting') wait(claim)
    else if (claim.state === 'error') again(claims, claim)
  }
}

/** What no widget waits for. */
function startOthers(claims: Claims): void {
  warnOfUnknown(claims, document)
  const {fields: raw} = readContext()
  if (readPath(raw, POPUP_SETTINGS))
    import(/* every page, together */ './popup.ts').then(
      ({placePopup}) => placePopup(raw),
      () => {},
    )
  // where the tag or the site says so, not even the question is fetched
  if (page().tracking === 'off' || backendName() === 'mock' || isUntracked(raw)) dropEvents()
  else
    import(/* every page, together */ '../../src/tracking/start.ts').then(
      ({start}) => start(),
      () => {},
    )
  const atRest = () =>
    whenIdle(() => {
      loadAtRest().then(
        ({rest}) => rest(claims),
        () => {},
      )
    })
  if (document.readyState === 'complete') atRest()
  else addEventListener('load', atRest, {once: true})
}

/**
 * Makes `window.Vitrine` and takes over what lasts as long as the page. Called once, before anything is mounted; resolves
 * when the page is parsed and all that mounts at once is claimed.
 */
export async function startEngine(claims: Claims, further: readonly WidgetEntry[]): Promise<Engine> {
  const engine: Engine = {wait, mount, fail: (claim, error) => failToLoad(claims, claim, error)}
  const settings = page()
  if (/[?&]vitrine-debug\b/.test(location.search)) settings.debug ??= ''
  const asked =
    (settings.debug ?? settings.compat) !== undefined &&
    import(/* rare */ './asked.ts').then(
      ({begin}) => begin(claims, engine),
      () => {},
    )
  strategies = createStrategies(claims.load)
  startPlaces(further)
  followStock(claims)
  const vitrine = createApi(claims)
  // product.md §6: a logged-in owner's widgets end with the page; the page may come back from the cache
  addEventListener('pagehide', () => {
    if (!readContext().fields.authenticatedAccount) return
    vitrine.unmount()
    addEventListener('pageshow', () => vitrine.mount(), {once: true})
  })
  await parsed()
  // what looks on has to be there before there is something to be seen
  if (settings.debug !== undefined) await asked
  const translated = translate()
  showNamed(document)
  observe(claims)
  takeOver(claims)
  claims.know(further, engine)
  // the first are mounted before the page is searched for all others
  setTimeout(async () => {
    await claims.begin(takeTurns())
    whenIdle(async () => {
      await claims.finish(takeTurns())
      setTimeout(() => startOthers(claims))
    })
  })
  // side by side with all else; the server's texts stand until then
  await translated
  return engine
}
