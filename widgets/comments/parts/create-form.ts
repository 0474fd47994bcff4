import type {Control} from '../../../src/ui/form/items.ts'
import {element} from '../../../src/widget/element.ts'
import type {FieldName} from '../fields.ts'
import {texts} from '../widget.ts'

const CONTROL = 'vitrine-form__control'

const createControl: Record<FieldName, () => Control> = {
  name: () => element('input', {class: CONTROL, name: 'name', autocomplete: 'name', required: ''}),
  email: () => element('input', {class: CONTROL, name: 'email', type: 'email', autocomplete: 'email'}),
  text: () => element('textarea', {class: CONTROL, name: 'text', rows: '5', required: ''}),
}

const NAMES = ['name', 'email', 'text'] as const satisfies readonly FieldName[]

function createItem(name: FieldName, control: Control): HTMLElement {
  // around its control: a page can contain two forms, and an id would then match the first
  const label = element('label', {}, texts(name), ' ', control)
  const required = control.required ? ' required' : ''
  return element(
    'div',
    {class: `form-item field${required} vitrine-form__item`, 'data-field-id': name},
    label,
  )
}

/** The form for a new comment, and its controls by the names of their fields. */
export function createForm(): {form: HTMLFormElement; controls: Map<FieldName, Control>} {
  const controls = new Map(NAMES.map((name) => [name, createControl[name]()] as const))
  const form = element(
    'form',
    'comments__form vitrine-form',
    // a page can have the comments on several items: a name would make each form a landmark, all of one name
    element('p', 'comments__title', texts('write')),
    ...[...controls].map(([name, control]) => createItem(name, control)),
    element('button', {class: 'vitrine-form__button vitrine-form__primary', type: 'submit'}, texts('send')),
  )
  return {form, controls}
}
