import {root} from './root.ts'
import type {Registered} from './table.ts'

export const pageWideFile = `${root}src/ui/html/generated/page-wide.ts`

/** The platform markup in a selector, of any element, without exclusions. */
const markupOf = (selector: string): string[] =>
  selector.split(', ').map((one) => one.replace(/:not\(.*/, '').replace(/^\w+/, ''))

/** Selects the widget by its name, or all whose names begin alike if each is page-wide: `[data-vitrine^=cart-]`. */
function byName({name}: Registered, all: readonly Registered[]): string {
  const [first = name] = /^\w+-/.exec(name) ?? []
  const alike = all.filter((one) => one.name.startsWith(first))
  const isOfAll = alike.length > 1 && alike.every(({entry}) => entry.isPageWide === true)
  return isOfAll ? `[data-vitrine^=${first}]` : `[data-vitrine=${name}]`
}

function selectorsOf(widget: Registered, all: readonly Registered[]): string[] {
  const {isPageWide, selector} = widget.entry
  if (!isPageWide) return []
  return isPageWide === true ? [byName(widget, all), ...(selector ? markupOf(selector) : [])] : [isPageWide]
}

/** The module with the selector of all widgets that speak for the whole page. */
export function pageWideModule(all: readonly Registered[]): string {
  // by kind: similar selectors compress better
  const selectors = [...new Set(all.flatMap((widget) => selectorsOf(widget, all)))].sort()
  return [
    '// Generated from `widgets/<name>/widget.ts` (`npm run generate`).',
    `export const PAGE_WIDE = '${selectors.join()}'`,
    '',
  ].join('\n')
}
