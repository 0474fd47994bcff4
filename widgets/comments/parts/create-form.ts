import {createTextForm} from '../../../src/ui/form/create-text-form.ts'
import type {Control} from '../../../src/ui/form/items.ts'
import {element} from '../../../src/widget/element.ts'
import type {FieldName} from '../fields.ts'
import {texts} from '../widget.ts'

const CONTROL = 'vitrine-form__control'

/** The form for a new comment, and its controls by the names of their fields. */
export function createForm(): {form: HTMLFormElement; controls: Map<FieldName, Control>} {
  const controls = new Map<FieldName, Control>([
    ['name', element('input', {class: CONTROL, name: 'name', autocomplete: 'name', required: ''})],
    ['email', element('input', {class: CONTROL, name: 'email', type: 'email', autocomplete: 'email'})],
    ['text', element('textarea', {class: CONTROL, name: 'text', rows: '5', required: ''})],
  ])
  // a page can have the comments on several items: a name would make each form a landmark, all of one name
  const form = createTextForm({className: 'comments__form', controls, texts, button: texts('send')})
  form.prepend(element('p', 'comments__title', texts('write')))
  return {form, controls}
}
