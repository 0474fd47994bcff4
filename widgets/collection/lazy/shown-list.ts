import {emit} from '../../../src/page/emit.ts'
import {addressOf, COUNT, ITEM, LIST} from '../parts/find-parts.ts'
import {texts} from '../widget.ts'

/** The address of the document. */
export const here = (): string => addressOf(location)

export const itemsOf = (element: Element): Element[] => [...element.querySelectorAll(`${LIST} > [${ITEM}]`)]

/** How many products the list has on all pages, as far as it says so. */
export function readCount(element: Element): number {
  const count = element.querySelector(COUNT)
  const text = count?.getAttribute('data-collection-count') || count?.textContent || ''
  const [digits] = /\d+/.exec(text.replace(/(?<=\d)[.,\s\u202f](?=\d{3})/g, '')) ?? []
  return Number(digits ?? itemsOf(element).length)
}

/** What is announced of a list whose first items, `before`, were there already. */
export function sayCount(element: Element, before: number): string {
  const count = element.querySelector(COUNT)?.textContent?.trim() ?? ''
  const to = itemsOf(element).length
  // a shop may not say how many there are
  const hasRange = before > 0 || (!count && to > 0)
  const range = hasRange ? texts('range', {from: `${before + 1}`, to: `${to}`}) : ''
  return [range, count].filter(Boolean).join('. ')
}

/** Tells the page which list is shown. */
export function emitChange(element: Element, address: string): void {
  const {search, searchParams} = new URL(address, location.origin)
  const page = Number(searchParams.get('page')) || 1
  emit('collection-change', {query: search.slice(1), count: readCount(element), page}, element)
}

/** The first new item, from which a visitor reads on. */
export const focusItem = (element: Element, index: number): void =>
  itemsOf(element)[index]?.querySelector<HTMLElement>('a[href],button')?.focus({preventScroll: true})
