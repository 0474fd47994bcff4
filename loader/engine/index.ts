import {page} from '../../src/lib/page.ts'
import {warn} from '../../src/lib/report.ts'
import {type Claim, type Claims, STATE} from '../claim.ts'
import {within} from '../scan.ts'
import {createApi} from './api.ts'
import {release} from './mount.ts'
import {createStrategies, whenIdle} from './strategies.ts'

export {fail, mount} from './mount.ts'

type Strategies = Record<string, (element: Element) => void>

let strategies: Strategies = {}

export function wait({element, strategy, entry}: Claim): void {
  const begin = strategies[strategy]
  if (!begin)
    warn('loader', `data-vitrine-load="${strategy}" is none of now, idle, visible, interaction`, element)
  const follow = begin ?? strategies[entry.strategy]
  follow?.(element)
}

const told = new WeakSet<Element>()

/** Elements that name a widget and were not claimed for one. */
function warnOfUnknown(root: Node): void {
  for (const element of within(root, `[data-vitrine]:not([${STATE}])`)) {
    if (!told.has(element)) warn('loader', `no widget is called "${element.dataset.vitrine}"`, element)
    told.add(element)
  }
}

/** Follows what is added to and removed from the page later, at the cost of what changed. A move is neither. */
function observe(claims: Claims): void {
  new MutationObserver((records) => {
    for (const {addedNodes, removedNodes} of records) {
      for (const node of removedNodes) if (!node.isConnected) release(claims, node)
      for (const node of addedNodes) {
        if (!node.isConnected) continue
        claims.find(node)
        warnOfUnknown(node)
      }
    }
  }).observe(document, {childList: true, subtree: true})
  // what came after the loader's own search; the first widgets are mounted before
  whenIdle(() => {
    claims.find(document)
    warnOfUnknown(document)
  })
}

/** Makes `window.Vitrine` and takes over what lasts as long as the page. Called once, before anything is mounted. */
export function start(claims: Claims): void {
  if (page().isDebug)
    import('./debug.ts').then(
      ({speakUp}) => speakUp(),
      () => {},
    )
  strategies = createStrategies(claims.load)
  const vitrine = createApi(claims)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => observe(claims))
  else observe(claims)
  // product.md §6: a logged-in owner's widgets end with the page; the page may come back from the cache
  addEventListener('pagehide', () => page().owner && vitrine.unmount())
  addEventListener('pageshow', ({persisted}) => persisted && vitrine.mount())
}
