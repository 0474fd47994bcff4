import {toJson} from '../lib/to-json.ts'

/** One element of a list, kept up to date. */
export interface Item<V> {
  element: HTMLElement
  show: (view: V) => void
}

export interface KeyedListOptions<V> {
  list: Element
  /** Attribute that identifies an item: `data-entry-id`. */
  attribute: string
  /** Creates an element for an item that the server has not rendered. */
  make: () => HTMLElement
  /** The signal is aborted when the item is removed from the list. */
  bind: (element: HTMLElement, signal: AbortSignal) => Item<V>
  /** Restores the list as it was served. */
  signal: AbortSignal
}

export interface KeyedList<V> {
  /** Items that have not changed are not touched, unless `version` has: of the texts, or of what else they show. */
  show: (views: readonly V[], version: string) => void
  find: (id: string) => Item<V> | undefined
}

interface Kept<V> {
  item: Item<V>
  controller: AbortController
  /** The displayed state, as text. */
  key: string
}

/** Server-rendered items are taken over in place; others are created, moved and removed as needed. */
export function createKeyedList<V extends {id: string}>(options: KeyedListOptions<V>): KeyedList<V> {
  const {list, attribute, make, bind, signal} = options
  const served = [...list.childNodes]
  const entries = new Map<string, Kept<V>>()

  function take(id: string, element: HTMLElement): Kept<V> {
    const controller = new AbortController()
    element.setAttribute(attribute, id)
    const entry = {item: bind(element, controller.signal), controller, key: ''}
    entries.set(id, entry)
    return entry
  }

  for (const element of list.querySelectorAll<HTMLElement>(`:scope > [${attribute}]`))
    take(element.getAttribute(attribute) ?? '', element)

  function place(element: HTMLElement, before: Element | null): void {
    const next = before ? before.nextElementSibling : list.firstElementChild
    if (next !== element) list.insertBefore(element, next)
  }

  function show(views: readonly V[], version: string): void {
    const ids = new Set(views.map(({id}) => id))
    for (const [id, {item, controller}] of entries) {
      if (ids.has(id)) continue
      item.element.remove()
      entries.delete(id)
      controller.abort()
    }
    let before: Element | null = null
    for (const view of views) {
      const entry = entries.get(view.id) ?? take(view.id, make())
      const key = version + toJson(view)
      if (key !== entry.key) entry.item.show(view)
      entry.key = key
      place(entry.item.element, before)
      before = entry.item.element
    }
  }

  signal.addEventListener('abort', () => {
    for (const {controller} of entries.values()) controller.abort()
    list.replaceChildren(...served)
  })
  return {show, find: (id) => entries.get(id)?.item}
}
