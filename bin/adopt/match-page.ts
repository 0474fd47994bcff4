import {openPage} from '../page/open-page.ts'
import {PARTS, type Part, RULES, type Rule} from './rules.ts'

/** An element that a widget can take over. */
export interface Match {
  /** The place of its start tag in the source. */
  place: number
  widget: string
  shop: Rule['shop']
  /** Attributes to add; none in markup of the platform. */
  attributes: Readonly<Record<string, string>>
  /** What it lacks, and how to add it. */
  missing: readonly string[]
}

/** A selector of the platform's markup, of the widget table. */
export interface PlatformSelector {
  name: string
  selector: string
}

interface Found {
  matches: (selector: string) => boolean
  querySelector: (selector: string) => Found | null
  getAttribute: (name: string) => string | null
  textContent: string
}

const first = (element: Found, selector: string): Found | null =>
  element.matches(selector) ? element : element.querySelector(selector)

const hasPart = (element: Found, {selector, text}: Part): boolean =>
  !!first(element, selector) || !!text?.test(element.textContent)

/** The last part of the address of a product page. */
const handleIn = (address: string): string | null => /\/products\/([^/?#]+)/.exec(address)?.[1] ?? null

function productOf(element: Found, {product}: Rule, address: string): string | null {
  if (product === 'address') return handleIn(address)
  for (const [selector, attribute] of product ?? []) {
    const value = first(element, selector)?.getAttribute(attribute)
    if (value) return value
  }
  return null
}

/** What widgets can take over on a page that was written without them. */
export function matchPage(html: string, url: string, platform: readonly PlatformSelector[]): Match[] {
  const {
    window: {document},
    placeOf,
  } = openPage(html, url)
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  const rules: Rule[] = [
    ...platform.map(({name, selector}) => ({shop: null, selector, widget: name})),
    ...RULES,
  ]
  const matches = new Map<number, Match>()
  for (const rule of rules)
    for (const element of document.querySelectorAll(rule.selector)) {
      const place = placeOf(element)
      if (place === null || matches.has(place) || element.closest('[data-vitrine]')) continue
      const id = productOf(element, rule, canonical ?? url)
      const isNamed = rule.shop !== null
      const parts = isNamed ? (PARTS[rule.widget] ?? []) : []
      matches.set(place, {
        place,
        widget: rule.widget,
        shop: rule.shop,
        attributes: isNamed ? {'data-vitrine': rule.widget, ...(id && {'data-product-id': id})} : {},
        missing: [
          ...(rule.product && !id ? ['no id of the product: give data-product-id'] : []),
          ...parts.filter((part) => !hasPart(element, part)).map(({mend}) => mend),
        ],
      })
    }
  return [...matches.values()].sort((a, b) => a.place - b.place)
}
