import type {Product} from '../../../src/model/product.ts'
import {optionValues} from '../../../src/model/selection.ts'
import {slugOf} from '../parts/controls.ts'
import {findOption, optionTexts, valueTexts} from '../parts/read-parts.ts'
import {knownValue} from './selection.ts'

/** What a button of the page chooses. */
export interface FoundValue {
  name: string
  value: string
  label: string
}

interface Place {
  scope: Element
  /** All buttons for values. */
  buttons: readonly Element[]
  product: Product
}

const NAMED = '[data-variant-option-name],[data-option-name],[data-option]'
const DIFFERENCE = '.add-to-cart__difference'
const MARKED = '.add-to-cart__unavailable'

/** The text of a button without the price that the widget adds to it. */
const textOf = (button: Element): string =>
  [...button.childNodes]
    .filter((node) => !(node instanceof Element && node.matches(DIFFERENCE)))
    .map(({textContent}) => textContent)
    .join('')
    .trim()

/** What says which value a button is for. Its name for screen readers is left out: the widget marks it. */
export const readMarks = (button: HTMLElement): string =>
  [...optionTexts(button), button.dataset.value, button.getAttribute('value'), textOf(button)].join('\n')

const present = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => text?.trim() || [])

/** The option that the button names, or the closest element around it. */
function namedOption(button: HTMLElement, scope: Element, {optionNames}: Product): string | undefined {
  const around = button.parentElement?.closest<HTMLElement>(NAMED)
  const outer = around && scope.contains(around) ? around : null
  const written = [
    ...optionTexts(button),
    outer?.dataset.variantOptionName,
    outer?.dataset.optionName,
    outer?.dataset.option,
  ]
  for (const text of present(written)) {
    const option = findOption(text, optionNames)
    if (option) return option
  }
  return undefined
}

const hasWords = (text: string, option: string): boolean =>
  `-${slugOf(text)}-`.includes(`-${slugOf(option)}-`)

/** The name of an element for screen readers, and the texts in it that are beside the buttons: a legend, a heading. */
function labelOf(group: Element, buttons: readonly Element[]): string {
  const id = group.getAttribute('aria-labelledby')
  const beside = [...group.childNodes].filter((node) => !buttons.some((button) => node.contains(button)))
  return present([
    group.getAttribute('aria-label'),
    id && document.getElementById(id)?.textContent,
    ...beside.map(({textContent}) => textContent),
  ]).join(' ')
}

/** Of options that share a value, the one that the closest label around the button names. */
function labelledOption(
  button: Element,
  {scope, buttons}: Place,
  options: readonly string[],
): string | undefined {
  for (let group = button.parentElement; group && scope.contains(group); group = group.parentElement) {
    const label = labelOf(group, buttons)
    const [named, other] = options.filter((option) => hasWords(label, option))
    if (named) return other ? undefined : named
  }
  return undefined
}

/** The option and the value that a button stands for; null if that is not certain. */
export function findValue(button: HTMLElement, place: Place): FoundValue | null {
  const {scope, product} = place
  const [marked, name] = valueTexts(button)
  const text = textOf(button)
  const texts = present([marked, button.getAttribute('value'), name, text])
  const valueIn = (option: string) =>
    texts
      .map((text) => knownValue(product, option, text))
      .find((value) => optionValues(product, option).includes(value))
  const named = namedOption(button, scope, product)
  const options = named ? [named] : product.optionNames.filter(valueIn)
  const option = options[1] ? labelledOption(button, place, options) : options[0]
  // a value that no variant has is reported, if the button says that it is one
  const value = option && (valueIn(option) ?? present([marked, button.getAttribute('value')])[0])
  // the server has written its mark into the name
  const label = text || (button.matches(MARKED) ? value : name) || value
  return option && value && label ? {name: option, value, label} : null
}
