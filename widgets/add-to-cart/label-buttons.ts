import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {OptionControl} from './controls.ts'

const isReachable = (input: Element): boolean => getComputedStyle(input).display !== 'none'

function pressOn(input: HTMLElement) {
  return (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !/^(Enter| )$/.test(event.key)) return
    event.preventDefault()
    input.click()
  }
}

/**
 * Platform pages dress the labels of radio buttons as buttons. Beside an input that can be reached itself such a label is
 * a second stop with a role that labels may not have, so both are made void; where the page hides the input, the label gets the keys
 * of the button that it says it is. The signal gives the labels back.
 */
export function mendLabelButtons(controls: readonly OptionControl[], over: AbortSignal): void {
  if (over.aborted) return
  const mended = controls.flatMap(({element}) => {
    const label = element.labels?.[0]
    if (!label?.matches('[role=button]')) return []
    const adoption = adopt(label)
    apply(
      adoption,
      isReachable(element) ? {attributes: {role: '', tabindex: '-1'}} : {on: {keydown: pressOn(element)}},
    )
    return [adoption]
  })
  over.addEventListener('abort', () => mended.forEach(restore))
}
