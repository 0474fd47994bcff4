import {useLayoutEffect, useState} from 'react'
import type {Product} from '../../../src/model/product.ts'
import {isValueAvailable, type Selection} from '../../../src/model/selection.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import {isSelect, type OptionControl} from '../parts/controls.ts'
import {isPrompt, showSelection} from './selection.ts'
import {activeTexts} from './strings.ts'

interface Options {
  controls: readonly OptionControl[]
  product: Product
  selection: Selection
  /** Options to mark as missing or invalid. */
  wrong: readonly string[]
  /** Id of the message about them. */
  messageId: string
  /** An empty value means no choice. */
  onChoose: (name: string, value: string) => void
}

/** An entry of a select element in the server HTML: without a value attribute, its value would change with the text. */
interface Line {
  control: OptionControl
  value: string
  label: string
}

const readLines = (controls: readonly OptionControl[]) =>
  controls.flatMap((control) =>
    isSelect(control.element)
      ? [...control.element.options].map((option): [Element, Line] => [
          option,
          {control, value: option.value, label: option.text},
        ])
      : [],
  )

const labelOf = ({element}: OptionControl): Element => element.labels?.[0] ?? element

/**
 * Keeps select elements and radio buttons of the options in sync, and marks unavailable values. Marks change the width
 * of a select element, so they appear with the visitor's first use, never on mount.
 */
export function useOptions({controls, product, selection, wrong, messageId, onChoose}: Options): void {
  const [lines] = useState(() => readLines(controls))
  const radios = controls.filter(({element}) => !isSelect(element))
  const isOut = (control: OptionControl, value: string) =>
    !isPrompt(product, control, value) && !isValueAvailable(product, selection, control.name, value)
  const markOf = (value: string) => activeTexts('unavailableValue', {value})

  useLayoutEffect(() => showSelection(controls, selection), [controls, selection])

  useAdopt(
    controls.map(({element}) => element),
    (element, index) => {
      const control = controls[index] ?? {name: '', element}
      const {name} = control
      const isWrong = wrong.includes(name)
      const isMarked = element.type === 'radio' && isOut(control, element.value)
      return {
        attributes: {
          'aria-invalid': isWrong ? 'true' : undefined,
          'aria-describedby': isWrong ? messageId : undefined,
          'aria-label': isMarked ? markOf(element.value) : undefined,
        },
        classes: {'add-to-cart__invalid': isSelect(element) && isWrong},
        on: {
          change: () => onChoose(name, isPrompt(product, control, element.value) ? '' : element.value),
        },
      }
    },
  )
  useAdopt(radios.map(labelOf), (_, index) => {
    const radio = radios[index]
    if (!radio) return {}
    return {
      classes: {
        'add-to-cart__unavailable': isOut(radio, radio.element.value),
        'add-to-cart__invalid': wrong.includes(radio.name),
      },
    }
  })
  useAdopt(
    lines.map(([option]) => option),
    (_, index) => {
      const line = lines[index]?.[1]
      const isMarked = line !== undefined && isOut(line.control, line.value)
      return {
        content: isMarked ? markOf(line.label) : undefined,
        attributes: {value: isMarked ? line.value : undefined},
      }
    },
  )
}
