import {type Adoption, adopt, apply, restore} from '../../widget/adopt.ts'
import type {FollowTexts} from './follow-strings.ts'
import {controlsOf} from './items.ts'

const NAME = 'vitrine-form__counter'

/** Behind the field. Where the server has rendered none, it comes with the first use: nothing may move by itself. */
function addCounter(item: Element): HTMLElement {
  const counter = document.createElement('span')
  counter.className = NAME
  item.append(counter)
  return counter
}

/** Counts what is typed (product.md §4, form). Over the limit it says so; nothing is cut off. Returns what ends it. */
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
