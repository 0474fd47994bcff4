import {followMember} from '../../src/page/store/member.ts'
import {type OpenDialog, openDialog} from '../../src/ui/dialog/open-dialog.ts'
import type {Account} from './account.ts'
import type {AccountTexts} from './account-texts.ts'
import {attachLogIn} from './attach-form.ts'

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

/** The form for pages without one. */
function createForm(title: string, texts: AccountTexts) {
  const close = createButton('button', texts('close'))
  const reveal = createButton('button', texts('showPassword'), 'member-account__reveal')
  reveal.dataset.member = 'reveal'
  const remember = create('input', {type: 'checkbox', name: 'rememberMe'})
  const buttons = create('div', {className: 'member-account__buttons'})
  buttons.append(close, createButton('submit', title, 'vitrine-form__primary'))
  const form = create('form', {className: 'member-account__form', method: 'post'})
  form.append(
    create('h2', {className: 'member-account__title', textContent: title}),
    createField(texts('email'), {type: 'email', name: 'email', autocomplete: 'username'}),
    createField(texts('password'), {type: 'password', name: 'password'}, reveal),
    create('label', {className: 'member-account__remember'}, remember, ` ${texts('rememberMe')}`),
    buttons,
  )
  return {form, close}
}

/**
 * The widget's own form in a dialog. It keeps typed text when it is closed and opened again. Returns a function that
 * opens it.
 */
export function createDialog(account: Account, opener: HTMLElement): () => void {
  const {texts, signal} = account
  const title = texts('logIn')
  const {form, close} = createForm(title, texts)
  let dialog: OpenDialog | undefined
  attachLogIn(account, form)

  const shut = () => dialog?.close()
  close.addEventListener('click', shut)
  // in any tab
  const unsubscribe = followMember(({isLoggedIn}) => isLoggedIn && shut())
  signal.addEventListener('abort', () => {
    unsubscribe()
    shut()
  })
  return () => {
    dialog ??= openDialog({
      label: title,
      className: 'member-account__dialog',
      content: [form],
      opener,
      onClose() {
        dialog = undefined
      },
    })
  }
}
