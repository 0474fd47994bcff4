import {smoothly} from '../carousel/smoothly.ts'

/**
 * Scrolls a row to one of its items, and no other element. Long distances without animation: all pictures on the way
 * would be fetched.
 */
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
