import {createTextForm} from '../../src/ui/form/create-text-form.ts'
import type {Control} from '../../src/ui/form/items.ts'
import {element} from '../../src/widget/element.ts'
import {type FieldName, NAMES} from './fields.ts'
import {texts} from './widget.ts'

const AUTOCOMPLETE = {name: 'name', orderOrContract: 'off', email: 'email'} as const

const createControl = (name: FieldName, value: string): Control =>
  element('input', {
    type: name === 'email' ? 'email' : 'text',
    name,
    value,
    required: '',
    autocomplete: AUTOCOMPLETE[name],
    class: 'vitrine-form__control',
  })

/** The form of an element that the server left empty. */
export function createForm(order: string): HTMLFormElement {
  const controls = new Map(
    NAMES.map((name) => [name, createControl(name, name === 'orderOrContract' ? order : '')] as const),
  )
  return createTextForm({className: 'withdrawal__form', controls, texts, button: texts('next')})
}
