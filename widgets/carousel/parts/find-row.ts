/** A row of items, and what scrolls it. */
export interface Row {
  box: HTMLElement
  items: readonly HTMLElement[]
  arrows: readonly {button: HTMLElement; by: 1 | -1}[]
  /** As many as fit if each keeps a readable width. */
  columns: number
  /** A CSS length. */
  gap: string
}

/** Selectors of the list and of the buttons before and after it. */
type Names = readonly [list: string, previous: string, next: string]

const AUTHOR: Names = ['ul,ol', '[data-previous]', '[data-next]']
const SUMMARY: Names = ['.summary-item-list', '.summary-carousel-pager-prev', '.summary-carousel-pager-next']
const ITEMS: Names = [
  '.user-items-list-carousel__slides',
  '.user-items-list-carousel__arrow-button--left,.mobile-arrow-button--left',
  '.user-items-list-carousel__arrow-button--right,.mobile-arrow-button--right',
]

function read(root: Element, [list, previous, next]: Names): Row | null {
  const box = root.querySelector<HTMLElement>(list)
  const items = [...(box?.children ?? [])].filter((child) => child instanceof HTMLElement)
  if (!box || !items.length) return null
  const find = (selector: string, by: 1 | -1) =>
    [...root.querySelectorAll<HTMLElement>(selector)].map((button) => ({button, by}))
  return {box, items, arrows: [...find(previous, -1), ...find(next, 1)], columns: 3, gap: '20px'}
}

/** The pager stands in all designs of a summary block. */
function readSummary(pager: Element): Row | null {
  for (let root = pager.parentElement; root; root = root.parentElement) {
    const list = root.querySelector('.summary-item-list')
    if (list) return list.closest('.sqs-gallery-design-carousel') ? read(root, SUMMARY) : null
  }
  return null
}

function readItems(root: HTMLElement): Row | null {
  // the template's own script lays out list sections, and moves them
  if (document.querySelector('script[src*=site-bundle]')) return null
  const {maxColumns, spaceBetweenSlidesValue = '', spaceBetweenSlidesUnit: unit = 'px'} = root.dataset
  const space = Number.parseFloat(spaceBetweenSlidesValue)
  const row = read(root, ITEMS)
  const columns = Number(maxColumns) || 1
  return (
    row && {
      ...row,
      columns,
      ...(space >= 0 && /^(px|vw|%|em|rem)$/.test(unit) && {gap: `${space}${unit}`}),
    }
  )
}

/** Null if there is nothing to scroll. */
export function findRow(element: HTMLElement): Row | null {
  if (element.dataset.vitrine) return read(element, AUTHOR)
  return element.matches('.summary-carousel-pager') ? readSummary(element) : readItems(element)
}
