import {useLayoutEffect, useState} from 'react'
import type {Product} from '../../../src/model/product.ts'
import {isValueAvailable, optionValues, type Selection} from '../../../src/model/selection.ts'
import {useAdopt} from '../../../src/ui/use-adopt.ts'
import {isSelect, type OptionControl} from '../controls.ts'
import {showSelection} from './selection.ts'
import {inUseTexts} from './strings.ts'

interface Options {
  controls: readonly OptionControl[]
  product: Product
  selection: Selection
  /** Options to be marked as missing. */
  missing: readonly string[]
  /** Id of the message that says so. */
  messageId: string
  /** An empty value is none. */
  onChoose: (name: string, value: string) => void
}

/** A line of a list as the server rendered it: without a value of its own, its value would change with the text. */
interface Line {
  name: string
  value: string
  label: string
}

const readLines = (controls: readonly OptionControl[]) =>
  controls.flatMap(({name, element}) =>
    isSelect(element)
      ? [...element.options].map((option): [Element, Line] => [
          option,
          {name, value: option.value, label: option.text},
        ])
      : [],
  )

const labelOf = ({element}: OptionControl): Element => element.labels?.[0] ?? element

/**
 * Lists and radio buttons of the options, kept in step with each other and marked where a value cannot be had. Marks
 * change the width of a list, so they come with the visitor's own use, never with mounting.
 */
export function useOptions({controls, product, selection, missing, messageId, onChoose}: Options): void {
  const [lines] = useState(() => readLines(controls))
  const radios = controls.filter(({element}) => !isSelect(element))
  // the first line of a list is often a prompt, whatever its value
  const isChoice = (name: string, value: string) => optionValues(product, name).includes(value)
  const isOut = (name: string, value: string) =>
    isChoice(name, value) && !isValueAvailable(product, selection, name, value)
  const markOf = (value: string) => inUseTexts('unavailableValue', {value})

  useLayoutEffect(() => showSelection(controls, selection), [controls, selection])

  useAdopt(
    controls.map(({element}) => element),
    (element, index) => {
      const name = controls[index]?.name ?? ''
      const isMissing = missing.includes(name)
      const isMarked = element.type === 'radio' && isOut(name, element.value)
      return {
        attributes: {
          'aria-invalid': isMissing ? 'true' : undefined,
          'aria-describedby': isMissing ? messageId : undefined,
          'aria-label': isMarked ? markOf(element.value) : undefined,
        },
        on: {
          change: () => onChoose(name, isChoice(name, element.value) ? element.value : ''),
        },
      }
    },
  )
  useAdopt(radios.map(labelOf), (_, index) => {
    const {name, element} = radios[index] ?? {name: ''}
    return {classes: {'add-to-cart__unavailable': isOut(name, element?.value ?? '')}}
  })
  useAdopt(
    lines.map(([option]) => option),
    (_, index) => {
      const {name, value, label} = lines[index]?.[1] ?? {name: '', value: '', label: ''}
      const isMarked = isOut(name, value)
      return {
        content: isMarked ? markOf(label) : undefined,
        attributes: {value: isMarked ? value : undefined},
      }
    },
  )
}
