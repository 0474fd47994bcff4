import type {Texts} from '../../src/page/texts.ts'
import type {formStrings} from './form-strings.ts'

type Tags = HTMLElementTagNameMap

function create<K extends keyof Tags>(
  name: K,
  properties: Partial<Tags[K]>,
  ...content: (Node | string)[]
): Tags[K] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...content)
  return element
}

let count = 0

function createField(label: string, properties: Partial<HTMLInputElement>, ...more: Node[]): HTMLElement {
  const id = `member-account-${++count}`
  const input = create('input', {...properties, id, className: 'member-account__input'})
  const title = create('label', {htmlFor: id, textContent: label})
  return create('div', {className: 'member-account__field'}, title, input, ...more)
}

const createButton = (type: 'button' | 'submit', textContent: string, kind = ''): HTMLButtonElement =>
  create('button', {type, textContent, className: `vitrine-form__button ${kind}`})

/** The form that is opened where the page has none. */
export function createForm(title: string, words: Texts<keyof typeof formStrings>) {
  const close = createButton('button', words('close'))
  const reveal = createButton('button', words('showPassword'), 'member-account__reveal')
  reveal.dataset.member = 'reveal'
  const remember = create('input', {type: 'checkbox', name: 'rememberMe'})
  const buttons = create('div', {className: 'member-account__buttons'})
  buttons.append(close, createButton('submit', title, 'vitrine-form__primary'))
  const form = create('form', {className: 'member-account__form', method: 'post'})
  form.append(
    create('h2', {className: 'member-account__title', textContent: title}),
    createField(words('email'), {type: 'email', name: 'email', autocomplete: 'username'}),
    createField(words('password'), {type: 'password', name: 'password'}, reveal),
    create('label', {className: 'member-account__remember'}, remember, ` ${words('rememberMe')}`),
    buttons,
  )
  return {form, close}
}
