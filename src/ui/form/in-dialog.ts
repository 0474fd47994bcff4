import {adopt, apply, restore} from '../../widget/adopt.ts'
import type {LightboxOptions} from '../dialog/form-dialog.ts'

interface InDialogOptions extends LightboxOptions {
  /** The dialog cannot be had: the form stays in the page, where it can be filled in as well. */
  fail: (error: unknown) => void
  signal: AbortSignal
}

/** Has a button open a form, until `signal` is aborted. It is not to be seen in the page while the dialog is on its way. */
export function putInDialog({fail, signal, ...lightbox}: InDialogOptions): void {
  const waiting = adopt(lightbox.content)
  apply(waiting, {attributes: {hidden: ''}})
  signal.addEventListener('abort', () => restore(waiting))
  import(/* usual */ '../dialog/form-dialog.ts')
    .then(({mountLightbox}) => {
      restore(waiting)
      if (!signal.aborted) signal.addEventListener('abort', mountLightbox(lightbox))
    })
    .catch((error) => {
      restore(waiting)
      if (!signal.aborted) fail(error)
    })
}
