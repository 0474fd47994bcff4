import {isHandledElsewhere} from '../../../src/page/is-handled-elsewhere.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {OptionControl, ValueButton} from '../parts/controls.ts'

type Choice = Extract<OptionControl, {button: ValueButton}>

const STEPS: Readonly<Record<string, number>> = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1}

const isRadio = ({element}: Choice): boolean => element.matches('[role=radio]:not(:disabled)')

const radiosOf = (choices: readonly Choice[], name: string): Choice[] =>
  choices.filter((choice) => choice.name === name && isRadio(choice))

/** Buttons with the role of radio buttons are one tab stop: the checked one, or else the first. */
export function showStops(choices: readonly Choice[], adopt: Adopt): void {
  for (const name of new Set(choices.map((choice) => choice.name))) {
    const radios = radiosOf(choices, name)
    const stop = radios.find(({button}) => button.isOn()) ?? radios[0]
    for (const radio of radios) adopt(radio.element, {attributes: {tabindex: radio === stop ? '0' : '-1'}})
  }
}

/** Arrow keys choose among such buttons, in the direction in which the page is read. */
export function followArrows(scope: Element, read: () => readonly Choice[], signal: AbortSignal): void {
  scope.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || isHandledElsewhere(event)) return
      if (!Object.hasOwn(STEPS, event.key)) return
      const choices = read()
      const current = choices.find((choice) => choice.element === event.target && isRadio(choice))
      if (!current) return
      const radios = radiosOf(choices, current.name)
      const isTurned = /^Arrow[LR]/.test(event.key) && getComputedStyle(current.element).direction === 'rtl'
      const step = (STEPS[event.key] ?? 0) * (isTurned ? -1 : 1)
      const next = radios[(radios.indexOf(current) + step + radios.length) % radios.length]
      event.preventDefault()
      next?.element.focus()
      next?.element.click()
    },
    {signal},
  )
}
