import {element} from '../widget/element.ts'
import {whileShown} from './dialog/while-shown.ts'

export interface AlertTexts {
  title: string
  message: string
  /** Label of the close button. */
  close: string
  /** Further actions; each closes the alert, too. */
  actions?: readonly HTMLElement[]
}

let count = 0

/**
 * Shows an alert in a modal dialog (APG alert dialog) and returns the focus afterwards. Resolves when it is closed.
 * Depends only on the document: it has to work when the network does not.
 */
export function showAlert({title, message, close, actions = []}: AlertTexts): Promise<void> {
  const id = `vitrine-alert-${++count}`
  const dialog = element('dialog', 'vitrine-alert')
  const heading = element('h2', 'vitrine-alert__title', title)
  const body = element('p', 'vitrine-alert__message', message)
  const button = element('button', 'vitrine-alert__close', close)
  heading.id = `${id}-title`
  body.id = `${id}-message`
  button.type = 'button'
  button.autofocus = true
  for (const control of [button, ...actions]) control.addEventListener('click', () => dialog.close())
  // removed with the widgets (loader/engine/mount.ts)
  dialog.dataset.vitrineOwn = ''
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-labelledby', heading.id)
  dialog.setAttribute('aria-describedby', body.id)
  dialog.append(heading, body, ...actions, button)
  document.body.append(dialog)
  const ended = new AbortController()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      ended.abort()
      dialog.remove()
      resolve()
    })
    dialog.showModal()
    whileShown(dialog, () => dialog.close(), ended.signal)
  })
}
