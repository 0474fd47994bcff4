/** A product that a button shows. Its group may be empty, which is a group like any other. */
export interface Item {
  id: string
  group: string
}

const BUTTONS = '[data-vitrine=quick-view],.sqs-product-quick-view-button'

/** Author markup names the product `data-product-id`, platform markup `data-id`. */
export const readItem = ({dataset}: HTMLElement): Item => ({
  id: dataset.productId || dataset.id || '',
  group: dataset.group ?? '',
})

/** The products of a group in document order, each once; what is shown in a lightbox is of no group. */
export function readGroup(group: string): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>(BUTTONS)]
  const items = buttons.filter((button) => !button.closest('dialog')).map(readItem)
  return [...new Set(items.flatMap((item) => (item.group === group && item.id ? item.id : [])))]
}

/** The product so many steps on; behind the last comes the first. */
export const stepFrom = (ids: readonly string[], id: string, step: number): string =>
  ids[(ids.indexOf(id) + step + ids.length) % ids.length] ?? id
