import {settleImages} from '../../../src/widget/adopt.ts'
import {ITEM, LIST} from '../parts/find-parts.ts'
import {morph} from './morph.ts'
import {createPool} from './pool.ts'
import {itemsOf} from './shown-list.ts'

/** States that are kept, for Back and Forward without a request. */
const MOST_STATES = 40

export interface States {
  /** Whether all of a state is here. */
  has: (address: string) => boolean
  load: (addresses: readonly string[], signal: AbortSignal) => Promise<unknown>
  /** Shows the state of the last address, with the items of all of them. */
  show: (addresses: readonly string[]) => void
  /** Shows what the server rendered with the page, with its own elements. */
  giveBack: () => void
}

interface Source {
  element: Element
  /** The address of the document. */
  served: string
  /** The document shows the state of its address. */
  isServed: boolean
  fetchState: (address: string, signal: AbortSignal) => Promise<Element>
}

const idOf = (item: Element): string => item.getAttribute(ITEM) ?? ''

/** The states of a collection by address, as the server rendered them. */
export function createStates({element, served, isServed, fetchState}: Source): States {
  const pool = createPool()
  const outlines = new Map<string, Element>()

  function put(address: string, collection: Element): void {
    const outline = pool.outlineOf(collection)
    if (!outline) return
    outlines.delete(address)
    outlines.set(address, outline)
    for (const old of outlines.keys()) if (outlines.size > MOST_STATES) outlines.delete(old)
  }

  /** One list of the items of all parts; an item that moved to a later page meanwhile stands once. */
  function compose(addresses: readonly string[]): Element | null {
    const parts = addresses.flatMap((address) => outlines.get(address) ?? [])
    if (!parts[1]) return parts[0] ?? null
    const last = parts.at(-1)?.cloneNode(true)
    if (!(last instanceof Element)) return null
    const own = new Set(itemsOf(last).map(idOf))
    const before = parts.slice(0, -1).flatMap(itemsOf)
    const unique = new Map(before.map((item) => [idOf(item), item]))
    const earlier = [...unique.values()].filter((item) => !own.has(idOf(item)))
    last.querySelector(LIST)?.prepend(...earlier.map((item) => item.cloneNode(true)))
    return last
  }

  /** Items that come back have lost their widgets outside the page. */
  function showIn(next: Element, itemFor: (id: string) => Element | undefined): void {
    morph(element, next, (child) => (child.hasAttribute(ITEM) ? itemFor(idOf(child)) : undefined))
    settleImages(element)
  }

  const servedItems = new Map(itemsOf(element).map((item) => [idOf(item), item]))
  const servedOutline = (isServed ? pool : createPool()).outlineOf(element)
  if (isServed && servedOutline) outlines.set(served, servedOutline)

  return {
    giveBack() {
      // items that were fetched later give way to those of the page
      for (const item of itemsOf(element)) item.replaceWith(servedItems.get(idOf(item)) ?? '')
      if (servedOutline) showIn(servedOutline, (id) => servedItems.get(id))
    },
    has(address) {
      const outline = outlines.get(address)
      return outline !== undefined && itemsOf(outline).every((item) => pool.find(idOf(item)))
    },
    load: (addresses, signal) =>
      Promise.all(addresses.map(async (address) => put(address, await fetchState(address, signal)))),
    show(addresses) {
      const next = compose(addresses)
      if (next) showIn(next, pool.find)
    },
  }
}
