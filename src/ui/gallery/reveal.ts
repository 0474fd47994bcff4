import {smoothly} from '../carousel/smoothly.ts'

/** Scrolls a row to one of its items, and nothing around it. A far way at once: all that lies on it would be fetched. */
export function reveal(item: Element): void {
  const [to, from] = [item, item.parentElement ?? item].map((element) => element.getBoundingClientRect())
  if (!to || !from) return
  const left = to.left - from.left - (from.width - to.width) / 2
  item.parentElement?.scrollBy({
    left,
    top: to.top - from.top - (from.height - to.height) / 2,
    behavior: Math.abs(left) > from.width ? 'instant' : smoothly(),
  })
}
