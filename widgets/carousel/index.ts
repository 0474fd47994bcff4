import {isNamed, labelButton} from '../../src/ui/gallery/label-button.ts'
import {createOwn, onPress} from '../../src/ui/on-press.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {findRow} from './parts/find-row.ts'
import {layOut} from './parts/lay-out.ts'
import {createStep} from './parts/step.ts'
import {definition, texts} from './widget.ts'

/** A row that scrolls sideways, and buttons that scroll it: all items stay within reach of every visitor. */
export const mount = enhance(definition, (widget) => {
  const {element, followTexts} = widget
  const row = findRow(element)
  if (!row && element.dataset.vitrine) throw new TypeError('has no list with items')
  if (!row) return
  const {box, items, arrows} = row
  const own = createOwn(widget)
  const {adopt, signal} = own
  layOut(row, signal)
  const step = createStep(row, signal)
  // the script of a template moves the items, that of an author's page may mark them
  const parts = element.dataset.vitrine ? [] : [box, ...items]
  for (const {button, by} of arrows) {
    const act = (event: Event) => {
      event.preventDefault()
      step(by)
    }
    onPress({button, parts, act, own})
  }
  const named = arrows.map(({button}) => isNamed(button))
  const role = box.matches('ul,ol,[role]') ? undefined : 'region'
  const hasLabel = box.matches('[aria-label],[aria-labelledby]')
  followTexts(() => {
    // arrow keys scroll what has the focus
    adopt(box, {attributes: {tabindex: '0', role, 'aria-label': hasLabel ? undefined : texts('label')}})
    arrows.forEach(({button, by}, index) => {
      labelButton(adopt, button, named[index] ? undefined : texts(by < 0 ? 'previous' : 'next'))
    })
  })
})
