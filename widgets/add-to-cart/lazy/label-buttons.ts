import {createAdoptionSet} from '../../../src/widget/adoption-set.ts'
import type {OptionControl} from '../parts/controls.ts'

const isReachable = (input: Element): boolean => getComputedStyle(input).display !== 'none'

function pressOn(input: HTMLElement) {
  return (event: KeyboardEvent): void => {
    if (!/^(Enter| )$/.test(event.key)) return
    event.preventDefault()
    input.click()
  }
}

/**
 * Platform pages style the labels of radio buttons as buttons. Next to a focusable input such a label is a second tab
 * stop with a role that labels may not have, so we remove the role and the tab stop. If the page hides the input, the
 * label handles the keys of the button that its role promises.
 */
export function mendLabelButtons(controls: readonly OptionControl[], signal: AbortSignal): void {
  const adopt = createAdoptionSet(signal)
  for (const {element} of controls) {
    const label = element.labels?.[0]
    if (label?.matches('[role=button]'))
      adopt(
        label,
        isReachable(element) ? {attributes: {role: '', tabindex: '-1'}} : {on: {keydown: pressOn(element)}},
      )
  }
}
