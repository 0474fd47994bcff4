import {isNamed, labelButton} from '../../../src/ui/gallery/label-button.ts'
import {isPress} from '../../../src/ui/operable.ts'
import {texts} from '../widget.ts'
import {findArrows} from './read-parts.ts'
import {type Stage, step} from './stage.ts'

/** Uses the arrows in the server HTML, or adds arrows if the options ask for them. */
export function addArrows(stage: Stage): void {
  const {parts, options, layer, adopt, signal, followTexts} = stage
  const served = findArrows(parts)
  const isServed = served.some(Boolean)
  if (!isServed && !options.controls) return
  const [previous = null, next = null] = isServed ? served : layer.addArrows()
  const arrows = [
    {arrow: previous, by: -1, isOwn: isServed && isNamed(previous), key: 'previous'},
    {arrow: next, by: 1, isOwn: isServed && isNamed(next), key: 'next'},
  ] as const

  for (const {arrow, by} of arrows) {
    const go = (event: Event) => {
      event.preventDefault()
      step(stage, by)
    }
    arrow?.addEventListener('click', go, {signal})
    arrow?.addEventListener('keydown', (event) => isPress(event) && go(event), {signal})
  }
  followTexts(() => {
    for (const {arrow, isOwn, key} of arrows) labelButton(adopt, arrow, isOwn ? undefined : texts(key))
  })
}
