import {LOAD, TRUSTED, WIDGET} from '../src/contract/attributes.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {safeDocument} from '../src/page/safe-document.ts'

type Root = Element | (Document & {matches?: never})

/** `root` itself, if it matches, and the matches below it, in document order. */
export function within(root: Root, selector: string): HTMLElement[] {
  const from: Root = root === document ? safeDocument : root
  return [...(from.matches?.(selector) ? [from] : []), ...from.querySelectorAll(selector)] as HTMLElement[]
}

/** Author markup of one widget that stays untouched until its first use. */
export const servedOf = ({name, served}: WidgetEntry): string =>
  `[${WIDGET}=${name}]:is(${served}):not([${LOAD}])`

/**
 * Candidates for it: examining them takes time and happens later. While the page is being parsed, the last element may
 * be incomplete.
 */
export const maybeServed = ({name}: WidgetEntry): string =>
  `[${WIDGET}=${name}]:not([${LOAD}]${document.readyState === 'loading' ? '' : ',:empty'})${TRUSTED}`

/**
 * Selectors for every possible widget element: author markup by its attribute, platform markup by the alternatives of
 * the widgets' selectors. They are queried one after another: a browser finds nothing of one class or attribute at once,
 * but walks the whole page for a list.
 */
export const selectorsOf = (registry: readonly WidgetEntry[]): string[] =>
  [`[${WIDGET}]`, ...registry.flatMap(({selector}) => selector?.split(', ') ?? [])].map(
    (selector) => selector + TRUSTED,
  )

/** The widget of an element. The name in author markup takes precedence over selectors. */
export const findEntry = (
  registry: readonly WidgetEntry[],
  element: HTMLElement,
): WidgetEntry | undefined => {
  const name = element.dataset.vitrine
  return registry.find((entry) =>
    name ? entry.name === name : entry.selector && element.matches(entry.selector),
  )
}
