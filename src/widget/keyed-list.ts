import {toJson} from '../lib/to-json.ts'

/** One element of a list, kept in step with what it shows. */
export interface Item<V> {
  element: HTMLElement
  show: (view: V) => void
  restore: () => void
}

export interface KeyedListOptions<V> {
  list: Element
  /** Attribute that names an item: `data-entry-id`. */
  attribute: string
  /** An element for an item that the server has not rendered. */
  make: () => HTMLElement
  bind: (element: HTMLElement) => Item<V>
}

export interface KeyedList<V> {
  /** Items that are as they were shown last are not touched, unless the page's own texts have changed since. */
  show: (views: readonly V[], texts: number) => void
  find: (id: string) => Item<V> | undefined
  restore: () => void
}

interface Kept<V> {
  item: Item<V>
  /** What it shows, as text. */
  key: string
}

/** Server-rendered items are taken over where they stand; others are made, moved and taken out as needed. */
export function createKeyedList<V extends {id: string}>(options: KeyedListOptions<V>): KeyedList<V> {
  const {list, attribute, make, bind} = options
  const served = [...list.childNodes]
  const kept = new Map<string, Kept<V>>()
  const taken = new Set<Item<V>>()

  function take(id: string, element: HTMLElement): Kept<V> {
    element.setAttribute(attribute, id)
    const one = {item: bind(element), key: ''}
    kept.set(id, one)
    return one
  }

  for (const element of list.querySelectorAll<HTMLElement>(`:scope > [${attribute}]`))
    taken.add(take(element.getAttribute(attribute) ?? '', element).item)

  function place(element: HTMLElement, before: Element | null): void {
    const next = before ? before.nextElementSibling : list.firstElementChild
    if (next !== element) list.insertBefore(element, next)
  }

  function show(views: readonly V[], texts: number): void {
    const ids = new Set(views.map(({id}) => id))
    for (const [id, {item}] of kept) {
      if (ids.has(id)) continue
      item.element.remove()
      kept.delete(id)
    }
    let before: Element | null = null
    for (const view of views) {
      const one = kept.get(view.id) ?? take(view.id, make())
      const key = texts + toJson(view)
      if (key !== one.key) one.item.show(view)
      one.key = key
      place(one.item.element, before)
      before = one.item.element
    }
  }

  return {
    show,
    find: (id) => kept.get(id)?.item,
    restore() {
      for (const item of taken) item.restore()
      list.replaceChildren(...served)
    },
  }
}
