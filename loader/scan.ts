import {LOAD, WIDGET} from '../src/contract/attributes.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {safeDocument} from '../src/page/safe-document.ts'

type Root = Element | (Document & {matches?: never})

/** `root` itself, where it matches, and what matches below it, in document order. */
export function within(root: Root, selector: string): HTMLElement[] {
  const from: Root = root === document ? safeDocument : root
  return [...(from.matches?.(selector) ? [from] : []), ...from.querySelectorAll(selector)] as HTMLElement[]
}

/** The author's elements of one widget that nothing touches before their first use. */
export const servedOf = ({name, served}: WidgetEntry): string =>
  `[${WIDGET}=${name}]:is(${served}):not([${LOAD}])`

/**
 * Those that may be such: looking closer takes its time, and is for later. Of a page that is still parsed, the last element
 * may have come in part.
 */
export const maybeServed = ({name}: WidgetEntry): string =>
  `[${WIDGET}=${name}]:not([${LOAD}]${document.readyState === 'loading' ? '' : ',:empty'})`

/**
 * All that may be ours: author markup by its attribute, platform markup by the widgets' selectors. Each by itself, since
 * browsers take a list of selectors ten times as long as one after the other.
 */
export const selectorsOf = (registry: readonly WidgetEntry[]): string[] => [
  `[${WIDGET}]`,
  ...registry.flatMap(({selector}) => selector ?? []),
]

/** Whose an element is. The name in author markup goes before any selector. */
export const findEntry = (
  registry: readonly WidgetEntry[],
  element: HTMLElement,
): WidgetEntry | undefined => {
  const name = element.dataset.vitrine
  return registry.find((entry) =>
    name ? entry.name === name : entry.selector && element.matches(entry.selector),
  )
}
