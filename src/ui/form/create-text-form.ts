import {element} from '../../widget/element.ts'
import type {Control} from './items.ts'

interface Options<N extends string> {
  className: string
  controls: ReadonlyMap<N, Control>
  texts: (name: N) => string
  /** The text of its button. */
  button: string
}

/** A form of controls by the names of their fields, for an element that the server left empty. */
export function createTextForm<N extends string>(options: Options<N>): HTMLFormElement {
  const {className, controls, texts, button} = options
  const items = [...controls].map(([name, control]) =>
    element(
      'div',
      {
        class: `form-item field${control.required ? ' required' : ''} vitrine-form__item`,
        'data-field-id': name,
      },
      // around its control: a page can contain two forms, and an id would then match the first
      element('label', {}, texts(name), ' ', control),
    ),
  )
  const send = {class: 'vitrine-form__button vitrine-form__primary', type: 'submit'}
  return element('form', `${className} vitrine-form`, ...items, element('button', send, button))
}
