import {textOrNull} from '../../src/lib/text-or-null.ts'
import type {Attached} from './attach.ts'
import {emailIdOf, emailOf} from './email-of.ts'
import {markupTexts as texts} from './markup-strings.ts'
import type {Settings} from './settings.ts'

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties)
}

function createForm(settings: Settings): HTMLFormElement {
  const {title, placeholder} = emailOf(settings)
  const id = emailIdOf(settings)
  const form = create('form', {className: 'newsletter__form'})
  const item = create('div', {id, className: 'form-item field email required'})
  // around its input: a page can have the same form twice, and then an id would lead to the first
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

/** Gives an element that the server left empty its form. Returns what takes it away. */
export function renderForm(
  element: HTMLElement,
  settings: Settings,
  attach: (attached: Attached) => () => void,
): () => void {
  const form = createForm(settings)
  element.append(form)
  const detach = attach({element, form, settings})
  return () => {
    detach()
    form.remove()
  }
}
