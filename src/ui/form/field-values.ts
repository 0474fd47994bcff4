import type {FormField} from '../../model/form-field.ts'
import type {FieldValue} from '../../model/form-values.ts'
import {chosenValues} from './chosen-values.ts'
import {type Control, controlsOf, findItems, isDisabled, isNamed, isOff} from './items.ts'
import {readNative, writeNative} from './native-parts.ts'

const isChecked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked

const checkedOf = (item: Element): string[] =>
  controlsOf(item)
    .filter((control) => isChecked(control) && !isDisabled(control))
    .map(({value}) => value)

/** The questions of a likert field, by their text. */
const questionsOf = (item: Element): [question: string, element: HTMLElement][] =>
  [...item.querySelectorAll<HTMLElement>('[data-question],.question')].map((element) => [
    element.dataset.question ?? element.querySelector('legend,.field-title')?.textContent.trim() ?? '',
    element,
  ])

function readParts(field: FormField, item: Element): string[] {
  const controls = controlsOf(item)
  const native = controls.length === 1 && controls[0] && readNative(controls[0])
  if (native) return native
  const values = controls.map(({value}) => value)
  const isChosen = controls.at(-1) instanceof HTMLSelectElement
  // AM or PM is preselected
  if (field.type === 'time' && isChosen && values.slice(0, -1).every((value) => !value.trim()))
    return values.map(() => '')
  // three parts of a phone number are the parts without a country code
  return field.type === 'phone' && values.length === 3 ? ['', ...values] : values
}

const textOf = (control: Control): string =>
  control instanceof HTMLSelectElement ? (chosenValues(control)[0] ?? '') : control.value

/** A text; a list from a select with several choices, and from several controls with one name in plain HTML. */
function readTexts(item: Element): string | string[] {
  const controls = controlsOf(item).filter((control) => !isDisabled(control))
  const [first] = controls
  if (first instanceof HTMLSelectElement && first.multiple) return chosenValues(first)
  return isNamed(item) && controls.length > 1 ? controls.map(textOf) : first ? textOf(first) : ''
}

const isFile = (item: Element): boolean => controlsOf(item)[0]?.type === 'file'

/** The visitor's answer in a form item, in our markup and in the platform's. */
export function readItem(field: FormField, item: Element): FieldValue {
  const {kind} = field
  if (kind === 'parts') return readParts(field, item)
  if (kind === 'checkbox') return checkedOf(item)
  if (kind === 'radio') return checkedOf(item)[0] ?? ''
  if (kind !== 'likert') return readTexts(item)
  return Object.fromEntries(
    questionsOf(item).map(([question, element]) => [question, checkedOf(element)] as const),
  )
}

/**
 * Values by field id (product.md §3, value shapes), without fields that are disabled and without files. `search` is the
 * query of the page's address.
 */
export function readValues(
  fields: readonly FormField[],
  root: Element,
  search: string,
): Map<string, FieldValue> {
  const query = new URLSearchParams(search)
  const items = findItems(root)
  const values = new Map<string, FieldValue>()
  for (const field of fields) {
    const item = items.get(field.id)
    if (field.kind === 'hidden') values.set(field.id, query.get(field.key) ?? field.value)
    else if (item && field.kind !== 'section' && !isOff(item) && !isFile(item))
      values.set(field.id, readItem(field, item))
  }
  return values
}

function writeTexts(item: Element, value: unknown): void {
  const texts = [value].flat().map((item) => `${item ?? ''}`)
  const controls = controlsOf(item)
  controls.forEach((control, index) => {
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
      control.checked = texts.includes(control.value)
    else if (control instanceof HTMLSelectElement && control.multiple)
      for (const option of control.options) option.selected = texts.includes(option.value)
    else control.value = writeNative(control, texts) ?? texts[texts.length - controls.length + index] ?? ''
    // the counter listens
    control.dispatchEvent(new Event('input', {bubbles: true}))
  })
}

/** Restores an earlier answer in a form item. */
export function writeItem({kind}: FormField, item: Element, value: unknown): void {
  if (kind !== 'likert') writeTexts(item, value)
  else for (const [question, element] of questionsOf(item)) writeTexts(element, Object(value)[question])
}

/** Restores earlier answers, by field id. */
export function writeValues(
  fields: readonly FormField[],
  root: Element,
  values: Readonly<Record<string, unknown>>,
): void {
  const items = findItems(root)
  for (const field of fields) {
    const item = Object.hasOwn(values, field.id) && items.get(field.id)
    if (item) writeItem(field, item, values[field.id])
  }
}
