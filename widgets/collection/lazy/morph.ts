import {WIDGET} from '../../../src/contract/attributes.ts'
import {moveBefore} from '../../../src/ui/move-before.ts'
import {CHIPS, COUNT, ITEM, LIST, MORE, OWN_PART, PAGES} from '../parts/find-parts.ts'
import {syncAttributes, syncField} from './sync-attributes.ts'

const MARKS = [LIST, COUNT, CHIPS, MORE, PAGES]
const MARKED = MARKS.join()

/** What names an element itself. */
function nameOf(element: Element): string | null {
  if (element.localName === 'summary') return ''
  if (element.matches(MARKED)) return MARKS.find((mark) => element.matches(mark)) ?? null
  const item = element.getAttribute(ITEM)
  if (item !== null) return `item ${item}`
  const field = element.getAttribute('name')
  if (field === null) return element.getAttribute('href')
  return element.matches('[type=checkbox],[type=radio]') ? `${field} ${element.getAttribute('value')}` : field
}

/** What names an element by its first part that has a name. */
function nameWithin(element: Element): string | null {
  const inner = element.querySelector(`${MARKED},[name],a[href]`)
  if (!inner) return null
  return element.matches('label,li,p') ? nameOf(inner) : (inner.getAttribute('name') ?? '')
}

/** Elements with the same key show the same thing in two states. */
const keyOf = (element: Element): string =>
  `${element.localName} ${nameOf(element) ?? nameWithin(element) ?? element.getAttribute('class') ?? ''}`

/** Live children by key; text nodes have one key. Vitrine's own parts have none. */
function byKey(parent: Element): Map<string, ChildNode[]> {
  const found = new Map<string, ChildNode[]>()
  for (const child of parent.childNodes) {
    if (child instanceof Element && child.matches(OWN_PART)) continue
    const key = child instanceof Element ? keyOf(child) : `${child.nodeType}`
    const same = found.get(key)
    if (same) same.push(child)
    else found.set(key, [child])
  }
  return found
}

/** Whether nothing in an element is touched: it lives, as an item or a widget. */
const isLiving = (element: Element): boolean => element.matches(`[${ITEM}],[${WIDGET}]`)

/**
 * Turns the children of an element into those of another, which stays as it is. What both have stays the same element.
 * `find` gives the item for a place where only its name stands.
 */
export function morph(live: Element, next: Element, find: (item: Element) => Element | undefined): void {
  const rest = byKey(live)
  // in document order; our own parts keep their places
  let at: ChildNode | null = live.firstChild
  const isOwn = (node: ChildNode | null) => node instanceof Element && node.matches(OWN_PART)
  for (const child of next.childNodes) {
    while (isOwn(at)) at = at?.nextSibling ?? null
    const key = child instanceof Element ? keyOf(child) : `${child.nodeType}`
    const known = rest.get(key)?.shift()
    const node = known ?? ((child instanceof Element && find(child)) || child.cloneNode(true))
    if (node === at) at = at.nextSibling
    else moveBefore(live, node, at)
    if (!known) continue
    if (known instanceof Element && child instanceof Element) {
      if (isLiving(known)) continue
      syncAttributes(known, child)
      morph(known, child, find)
      syncField(known, child)
    } else if (known.nodeValue !== child.nodeValue) known.nodeValue = child.nodeValue
  }
  for (const gone of [...rest.values()].flat()) gone.remove()
}
