import {useLayoutEffect, useState} from 'react'
import type {Product} from '../../../src/model/product.ts'
import {isValueMarked, type Selection} from '../../../src/model/selection.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import {isHidden, isSelect, type OptionControl} from '../parts/controls.ts'
import {isPrompt, knownValue, ownValue, showSelection} from './selection.ts'
import {activeTexts} from './strings.ts'

export interface Options {
  controls: readonly OptionControl[]
  product: Product
  selection: Selection
  /** The option that was chosen last. */
  last: string | undefined
  /** A note beside a value that is available. */
  noteOf: (name: string, value: string) => string | null | undefined
  /** Options to mark as missing or invalid. */
  wrong: readonly string[]
  /** Id of the message about them. */
  messageId: string
}

/** An entry of a select element in the server HTML: without a value attribute, its value would change with the text. */
interface Line {
  control: OptionControl
  value: string
  label: string
  /** By the server. */
  isMarked: boolean
}

const readLines = (controls: readonly OptionControl[]) =>
  controls.flatMap((control) =>
    isSelect(control.element)
      ? [...control.element.options].map((option): [Element, Line] => [
          option,
          {
            control,
            value: option.value,
            label: textOf(option),
            isMarked: option.classList.contains(UNAVAILABLE),
          },
        ])
      : [],
  )

const UNAVAILABLE = 'add-to-cart__unavailable'

/** The text of an entry without the mark that the server has written into it. */
function textOf({text, value, classList}: HTMLOptionElement): string {
  if (!classList.contains(UNAVAILABLE)) return text
  const [before = '', after = ''] = activeTexts('unavailableValue', {value: '\n'}).split('\n')
  const isOurs = text.startsWith(before.trim()) && text.endsWith(after.trim())
  return isOurs ? text.slice(before.length, text.length - after.length) : value
}

const isServedMarked = (control: OptionControl): boolean => labelOf(control).classList.contains(UNAVAILABLE)

/** The name instead of the server's, which has the mark in it; null for the name that the content makes. */
const nameOf = ({element, button}: OptionControl): string | null =>
  button && !element.textContent?.trim() ? button.label : null

const labelOf = ({element}: OptionControl): Element => element.labels?.[0] ?? element

/**
 * Keeps select elements and radio buttons of the options in sync, and marks unavailable values. The server may have
 * marked some.
 */
export function useOptions({controls, product, selection, last, noteOf, wrong, messageId}: Options): void {
  const [lines] = useState(() => readLines(controls))
  const [served] = useState(() => controls.map(isServedMarked))
  const radios = controls.filter(({element}) => !isSelect(element) && !isHidden(element))
  const isOut = (control: OptionControl, value: string) =>
    !isPrompt(product, control, value) &&
    isValueMarked(product, selection, {
      name: control.name,
      value: knownValue(product, control.name, value),
      last,
    })
  const markOf = (value: string) => activeTexts('unavailableValue', {value})

  useLayoutEffect(() => showSelection(controls, product, selection), [controls, product, selection])

  useAdopt(
    controls.map(({element}) => element),
    (element, index) => {
      const control = controls[index]
      if (!control) return {}
      const {name, button} = control
      const isWrong = wrong.includes(name)
      const isMarked = (button || element.type === 'radio') && isOut(control, ownValue(control))
      return {
        attributes: {
          // a button cannot be invalid
          'aria-invalid': isWrong && !button ? 'true' : undefined,
          'aria-describedby': isWrong ? messageId : undefined,
          'aria-label': isMarked
            ? markOf(button?.label ?? element.value)
            : served[index]
              ? nameOf(control)
              : undefined,
        },
        classes: {'add-to-cart__invalid': isSelect(element) && isWrong},
      }
    },
  )
  useAdopt(radios.map(labelOf), (_, index) => {
    const radio = radios[index]
    if (!radio) return {}
    return {
      classes: {
        [UNAVAILABLE]: isOut(radio, ownValue(radio)),
        'add-to-cart__invalid': wrong.includes(radio.name),
      },
    }
  })
  useAdopt(
    lines.map(([option]) => option),
    (_, index) => {
      const line = lines[index]?.[1]
      if (!line) return {}
      const {control, value, label, isMarked: wasMarked} = line
      const isMarked = isOut(control, value)
      const note =
        isMarked || isPrompt(product, control, value)
          ? null
          : noteOf(control.name, knownValue(product, control.name, value))
      const content = isMarked ? markOf(label) : note ? `${label} ${note}` : wasMarked ? label : undefined
      return {
        content,
        attributes: {value: content && value},
        classes: {[UNAVAILABLE]: isMarked},
      }
    },
  )
}
