import {element} from '../widget/element.ts'
import {openDialog} from './dialog/open-dialog.ts'

export interface ConfirmOptions {
  title: string
  message: string
  /** Label of the confirm button. */
  confirm: string
  cancel: string
  /** Receives the focus afterwards. @default the focused element */
  opener?: Element | null
  /** False keeps it open after a yes, until `close` is called. @default true */
  closesItself?: boolean
}

export interface Confirm {
  /** True on confirm; false on cancel, Escape, or when it is closed otherwise (product.md §4, confirm modal). */
  answer: Promise<boolean>
  close: () => void
}

let count = 0

/** Asks before an action that cannot be undone. The focus starts on the cancel button. */
export function openConfirm(options: ConfirmOptions): Confirm {
  const {title, message, opener, closesItself = true} = options
  const heading = element('h2', 'vitrine-dialog__title', title)
  const text = element('p', 'vitrine-dialog__message', message)
  const [no, yes] = [
    element('button', 'vitrine-dialog__cancel', options.cancel),
    element('button', 'vitrine-dialog__confirm', options.confirm),
  ]
  const buttons = element('div', 'vitrine-dialog__buttons')
  for (const button of [no, yes]) button.type = 'button'
  no.setAttribute('autofocus', '')
  buttons.append(no, yes)
  text.id = `vitrine-confirm-${++count}`
  let say = (_yes: boolean) => {}
  const answer = new Promise<boolean>((resolve) => {
    say = resolve
  })
  const dialog = openDialog({
    label: title,
    className: 'vitrine-dialog--confirm',
    content: [heading, text, buttons],
    ...(opener !== undefined && {opener}),
    onClose: () => say(false),
  })
  dialog.element.setAttribute('role', 'alertdialog')
  dialog.element.setAttribute('aria-describedby', text.id)
  no.addEventListener('click', dialog.close)
  yes.addEventListener('click', () => {
    say(true)
    if (closesItself) dialog.close()
  })
  return {answer, close: dialog.close}
}
