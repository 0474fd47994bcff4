import {element} from '../../../../src/widget/element.ts'
import {PAGES} from '../../parts/find-parts.ts'

/** The pages around the current one. */
const NEAR = [-2, -1, 0, 1, 2]

/** The address of a page of the same state. */
export function hrefOfPage({searchParams}: URL, page: number): string {
  const params = new URLSearchParams(searchParams)
  params.set('page', `${page}`)
  return `?${params}`
}

function createLink(address: URL, page: number, isCurrent: boolean): HTMLElement {
  const current = isCurrent ? {'aria-current': 'page'} : {}
  return element('a', {class: 'collection__page', href: hrefOfPage(address, page), ...current}, `${page}`)
}

/** Links to the first page, the last one, and those around the current one. None where the shop does not say how many there are. */
export function fillPages(collection: Element, address: URL, current: number, last: number): void {
  const place = collection.querySelector(PAGES)
  if (!(last > 1)) {
    place?.remove()
    return
  }
  const near = NEAR.map((step) => current + step)
  const pages = [...new Set([1, ...near, last])].filter((page) => page > 0 && page <= last)
  const links = pages.flatMap((page, index) => {
    const isAfterGap = page - (pages[index - 1] ?? 0) > 1
    const gap = isAfterGap
      ? [element('span', {class: 'collection__gap', 'aria-hidden': 'true'}, '…'), ' ']
      : []
    return [...gap, createLink(address, page, page === current), ' ']
  })
  place?.replaceChildren(...links)
}
