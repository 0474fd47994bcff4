import type {ListName} from './events.ts'
import {trackList} from './track-list.ts'

interface Followed {
  name: ListName
  element: HTMLElement
  /** Selector of the list: its children have `data-item-id`. */
  list: string
  signal: AbortSignal
}

/** What was tracked of each element, however often it mounts. */
const toldOf = new WeakMap<Element, Set<string>>()

/** Tracks the products that a visitor follows. Returns what tracks those that are shown, each once for each state. */
export function followList({name, element, list, signal}: Followed): (state?: string) => void {
  const tracked = toldOf.get(element) ?? new Set<string>()
  toldOf.set(element, tracked)
  const placed = () =>
    [...element.querySelectorAll<HTMLElement>(`${list} > [data-item-id]`)].map((item, index) => ({
      item,
      placed: {productId: `${item.dataset.itemId}`, position: index + 1},
    }))

  function tellOfClick({target, detail}: MouseEvent): void {
    const link = target instanceof Element && target.closest('a')
    const found = placed().find(({item}) => link && item.contains(link))
    // a double press is one choice
    if (found && detail < 2) trackList('select_item', {list: name, ...found.placed})
  }
  element.addEventListener('click', tellOfClick, {signal})

  return (state = '') => {
    const products = placed().flatMap(({placed}) => {
      const key = `${state} ${placed.productId}`
      if (tracked.has(key)) return []
      tracked.add(key)
      return placed
    })
    if (products[0]) trackList('view_item_list', {list: name, products})
  }
}
