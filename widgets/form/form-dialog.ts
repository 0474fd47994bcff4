import {adopt, apply, restore} from '../../src/ui/adopt.ts'
import {openDialog} from '../../src/ui/dialog/open-dialog.ts'
import type {Lightbox} from './take-over.ts'
import type {FormWords} from './words.ts'

interface LightboxOptions extends Lightbox {
  label: string
  texts: FormWords
  onOpen: () => void
}

function createHandle(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'lightbox-handle vitrine-form__button'
  button.textContent = text
  return button
}

/** A form that is opened by a button (contract: lightbox form). Returns what closes it and puts all in its place. */
export function mountLightbox({handle, content, label, texts, onOpen}: LightboxOptions): () => void {
  const place = document.createComment('')
  const button = handle ?? createHandle(label || texts('open'))
  if (!handle) content.before(button)
  const body = adopt(content)
  const show = (isShown: boolean) =>
    apply(body, {attributes: {hidden: isShown ? null : ''}, classes: {hidden: !isShown}})
  let close: (() => void) | undefined

  function open(): void {
    if (close) return
    content.before(place)
    show(true)
    const dialog = openDialog({
      label: label || texts('open'),
      className: 'vitrine-form__dialog',
      closer: {label: texts('close'), className: 'vitrine-form__button vitrine-form__close'},
      content: [content],
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
