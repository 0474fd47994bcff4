import {NAMES} from './fields.ts'
import {texts} from './widget.ts'

const AUTOCOMPLETE = {name: 'name', orderOrContract: 'off', email: 'email'} as const

function createItem(name: (typeof NAMES)[number], value: string): HTMLElement {
  const item = document.createElement('div')
  item.className = 'form-item field required vitrine-form__item'
  item.dataset.fieldId = name
  // around its input: a page can contain two forms, and an id would then match the first
  const label = document.createElement('label')
  const input = document.createElement('input')
  Object.assign(input, {
    type: name === 'email' ? 'email' : 'text',
    name,
    defaultValue: value,
    required: true,
    autocomplete: AUTOCOMPLETE[name],
    className: 'vitrine-form__control',
  })
  label.append(texts(name), ' ', input)
  item.append(label)
  return item
}

/** The form of an element that the server left empty. */
export function createForm(order: string): HTMLFormElement {
  const form = document.createElement('form')
  const button = document.createElement('button')
  form.className = 'withdrawal__form vitrine-form'
  button.className = 'vitrine-form__button vitrine-form__primary'
  button.type = 'submit'
  button.textContent = texts('next')
  form.append(...NAMES.map((name) => createItem(name, name === 'orderOrContract' ? order : '')), button)
  return form
}
