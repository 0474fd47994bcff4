import {WIDGET} from '../src/contract/attributes.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {safeDocument} from '../src/page/safe-document.ts'

type Root = Element | (Document & {matches?: never})

/** `root` itself, where it matches, and what matches below it, in document order. */
export function within(root: Root, selector: string): HTMLElement[] {
  const from: Root = root === document ? safeDocument : root
  return [...(from.matches?.(selector) ? [from] : []), ...from.querySelectorAll(selector)] as HTMLElement[]
}

/** Everything that may be ours: author markup by its attribute, platform markup by the widgets' selectors. */
export const selectorOf = (registry: readonly WidgetEntry[]): string =>
  [`[${WIDGET}]`, ...registry.flatMap((entry) => entry.selector ?? [])].join()

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
