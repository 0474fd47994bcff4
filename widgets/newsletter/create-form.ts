import {textOrNull} from '../../src/lib/text-or-null.ts'
import {emailIdOf, emailOf, type Settings} from './settings.ts'
import {texts} from './widget.ts'

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties)
}

/** The form of an element that the server left empty. */
export function createForm(settings: Settings): HTMLFormElement {
  const {title, placeholder} = emailOf(settings)
  const id = emailIdOf(settings)
  const form = create('form', {className: 'newsletter__form'})
  const item = create('div', {id, className: 'form-item field email required'})
  // around its input: a page can contain the same form twice, and an id would then match the first
  const label = create('label', {textContent: `${textOrNull(title) ?? texts('label')} `})
  const input = create('input', {
    type: 'email',
    name: 'email',
    autocomplete: 'email',
    placeholder: textOrNull(placeholder) ?? '',
  })
  const button = create('button', {
    type: 'submit',
    textContent: textOrNull(settings.fields.submitButtonText) ?? texts('button'),
  })
  label.append(input)
  item.append(label)
  form.append(item, ' ', button)
  return form
}
