import {adopt, apply, restore} from '../../widget/adopt.ts'
import {openDialog} from './open-dialog.ts'

/** A lightbox form: its content and the button that opens it. */
export interface Lightbox {
  /** Created if the page has none. */
  handle: HTMLElement | null
  /** Moved into the dialog and back, with everything that was typed. */
  content: HTMLElement
}

export interface LightboxOptions extends Lightbox {
  label: string
  /** Class prefix of the dialog. @default 'vitrine-form' */
  block?: string
  texts: (key: 'open' | 'close') => string
  onOpen: () => void
}

function createHandle(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'lightbox-handle vitrine-form__button'
  button.textContent = text
  return button
}

/** A form that a button opens (contract: lightbox form). Returns the function that closes it and restores the page. */
export function mountLightbox(options: LightboxOptions): () => void {
  const {handle, content, label, block = 'vitrine-form', texts, onOpen} = options
  const place = document.createComment('')
  const button = handle ?? createHandle(label || texts('open'))
  if (!handle) content.before(button)
  const body = adopt(content)
  const show = (isShown: boolean) =>
    apply(body, {attributes: {hidden: isShown ? null : ''}, classes: {hidden: !isShown}})
  let close: (() => void) | undefined

  function open(): void {
    if (close) return
    const isPart = content.closest('[data-vitrine]') !== null
    content.before(place)
    show(true)
    const dialog = openDialog({
      label: label || texts('open'),
      className: `${block}__dialog`,
      closer: {label: texts('close'), className: `${block}__close`},
      content: [content],
      isPart,
      opener: button,
      onClose() {
        close = undefined
        place.replaceWith(content)
        show(false)
      },
    })
    close = dialog.close
    onOpen()
  }

  const opener = adopt(button)
  apply(opener, {
    attributes: {'aria-haspopup': 'dialog'},
    on: {
      click(event) {
        event.preventDefault()
        open()
      },
    },
  })
  show(false)
  return () => {
    close?.()
    restore(body)
    restore(opener)
    if (!handle) button.remove()
  }
}
