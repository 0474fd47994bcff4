import {LOAD, UNTRUSTED, WIDGET} from '../../contract/attributes.ts'
import type {PageElement} from '../../toolkit/html/elements.ts'
import {compileSelector, type Matches} from '../../toolkit/html/selectors.ts'

/** When a widget mounts, as the manifest says (`mounts`). */
export interface MountRule {
  name: string
  /** The platform's markup. */
  selector?: string
  /** Author markup that waits for its first use. */
  served?: string
  /** Author markup that mounts as soon as it is visible. */
  shown?: string
  strategy?: string
}

interface Compiled {
  name: string
  strategy: string
  selector: Matches
  served: Matches
  shown: Matches
}

/** The loader mounts so many elements at once, wherever they are on the page. */
const AT_ONCE = 24

const never: Matches = () => false
const isUntrusted = compileSelector(`${UNTRUSTED} *`)

const compile = ({name, selector, served, shown, strategy = 'idle'}: MountRule): Compiled => ({
  name,
  strategy,
  selector: selector ? compileSelector(selector) : never,
  served: served ? compileSelector(served) : never,
  shown: shown ? compileSelector(shown) : never,
})

/** The strategy of an element; null for one that waits for its first use. */
function strategyOf(element: PageElement, rule: Compiled, ofPage: string): string | null {
  const named = element.attributes.get(LOAD)
  if (rule.shown(element)) return 'visible'
  const waits = !ofPage && named === undefined && element.attributes.has(WIDGET) && rule.served(element)
  return waits ? null : named || ofPage || rule.strategy
}

/**
 * The widgets whose files a page fetches before anything is used, in the order of the page. `ofPage` is the strategy
 * that the loader's tag gives to every element; empty without one.
 */
export function findFirstWidgets(
  elements: readonly PageElement[],
  rules: readonly MountRule[],
  ofPage: string,
): string[] {
  const compiled = rules.map(compile)
  const found = new Set<string>()
  let claimed = 0
  for (const element of elements) {
    const named = element.attributes.get(WIDGET)
    const rule = compiled.find(({name, selector}) => (named ? name === named : selector(element)))
    if (!rule || isUntrusted(element)) continue
    const strategy = strategyOf(element, rule, ofPage)
    if (strategy === null) continue
    claimed++
    if (/^(now|idle)$/.test(strategy) || (strategy === 'visible' && claimed <= AT_ONCE)) found.add(rule.name)
  }
  return [...found]
}
