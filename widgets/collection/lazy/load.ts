import {loadPart} from '../../../src/actions/load-part.ts'
import {loadCleaner} from '../../../src/ui/html/load-cleaner.ts'
import {COLLECTION} from '../parts/find-parts.ts'
import {definition} from '../widget.ts'

/** The same collection in another document: by its id, or by its number. */
function findSame(element: Element): (root: ParentNode) => Element | null {
  const place = [...document.querySelectorAll(COLLECTION)].indexOf(element)
  const {id} = element
  return (root) => {
    const all = [...root.querySelectorAll(COLLECTION)]
    return all.find((found) => id && found.id === id) ?? (all.length === 1 ? all[0] : all[place]) ?? null
  }
}

/** The collection as the server renders it at an address, safe for the page. */
export async function loadCollection(
  element: Element,
  address: string,
  signal: AbortSignal,
): Promise<Element> {
  const [html, {cleanPart}] = await Promise.all([loadPart(address, definition.name, signal), loadCleaner()])
  const part = cleanPart(html, findSame(element))
  if (part) return part
  throw new TypeError(`${address} has no element with data-vitrine="collection"`)
}
