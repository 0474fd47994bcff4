import {OWN, STATE} from '../../../src/contract/attributes.ts'
import {ITEM} from '../parts/find-parts.ts'
import {isOutdated} from './is-outdated.ts'

/** Items that are kept after they have left the list: each has its pictures and its markup. */
const MOST_ITEMS = 600

/** A copy with its items by name only, as the pool has their content; without what Vitrine has added. */
function outline(node: Node): Node {
  const copy = node.cloneNode(false)
  if (!(node instanceof Element)) return copy
  if (copy instanceof Element) copy.removeAttribute(STATE)
  if (node.hasAttribute(ITEM)) return copy
  for (const child of node.childNodes)
    if (!(child instanceof Element && child.hasAttribute(OWN))) copy.appendChild(outline(child))
  return copy
}

export interface Pool {
  /** Takes the items of a collection, and returns the rest of it, with the names of the items in their places. */
  outlineOf: (collection: Element) => Element | null
  /** The item with its content; undefined if it has been dropped. */
  find: (id: string) => Element | undefined
}

/** Each item once, however many states show it: the one in the page stays while it lives, and is up to date. */
export function createPool(): Pool {
  const items = new Map<string, Element>()

  function keep(item: Element): void {
    const id = item.getAttribute(ITEM) ?? ''
    const live = items.get(id)
    if (live?.isConnected) {
      if (!isOutdated(live, item)) return
      live.replaceWith(item)
    }
    items.delete(id)
    items.set(id, item)
    for (const [old, kept] of items) {
      if (items.size <= MOST_ITEMS) return
      if (!kept.isConnected) items.delete(old)
    }
  }
  return {
    outlineOf(collection) {
      // before an item leaves the collection for the page
      const copy = outline(collection)
      for (const item of collection.querySelectorAll(`[data-collection-list] > [${ITEM}]`)) keep(item)
      return copy instanceof Element ? copy : null
    },
    find: (id) => items.get(id),
  }
}
