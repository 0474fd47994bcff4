import {type Adoption, adopt, apply, restore} from '../../widget/adopt.ts'
import type {FollowTexts} from './follow-strings.ts'
import {controlsOf} from './items.ts'

const NAME = 'vitrine-form__counter'

/**
 * Adds the counter after the field. If the server has rendered none, this happens at the first use: the layout may not
 * move without one.
 */
function addCounter(item: Element): HTMLElement {
  const counter = document.createElement('span')
  counter.className = NAME
  item.append(counter)
  return counter
}

/**
 * Counts the characters (product.md §4, form). Reports a text over the limit; nothing is cut off. Returns the function
 * that ends it.
 */
export function followCounter(item: Element, max: number, texts: FollowTexts): () => void {
  const [area] = controlsOf(item)
  const served = item.querySelector<HTMLElement>(`.${NAME}`)
  let counter: Adoption | undefined
  function show(): void {
    const length = area?.value.length ?? 0
    const isOver = length > max
    counter ??= adopt(served ?? addCounter(item))
    apply(counter, {
      content: texts('counter', {length: `${length}`, max: `${max}`}),
      classes: {error: isOver, 'vitrine-form__error': isOver},
    })
  }
  if (area && ((served && area.value) || area === document.activeElement)) show()
  const controller = new AbortController()
  for (const type of ['focus', 'input']) area?.addEventListener(type, show, controller)
  document.addEventListener('vitrine:strings', () => counter && show(), controller)
  return () => {
    controller.abort()
    if (!counter) return
    restore(counter)
    if (!served) counter.element.remove()
  }
}
