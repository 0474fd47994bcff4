import {adopt, apply, restore} from '../../widget/adopt.ts'
import type {LightboxOptions} from '../dialog/form-dialog.ts'

interface InDialogOptions extends LightboxOptions {
  /** The dialog cannot be fetched: the form stays in the page, where it works as well. */
  fail: (error: unknown) => void
  signal: AbortSignal
}

/**
 * A button opens the form, until `signal` is aborted. The form is hidden while the dialog loads. Resolves once the button
 * works, or the form is in the page.
 */
export function putInDialog({fail, signal, ...lightbox}: InDialogOptions): Promise<void> {
  const waiting = adopt(lightbox.content)
  apply(waiting, {attributes: {hidden: ''}})
  signal.addEventListener('abort', () => restore(waiting))
  return import('../dialog/form-dialog.ts')
    .then(({mountLightbox}) => {
      restore(waiting)
      if (!signal.aborted) signal.addEventListener('abort', mountLightbox(lightbox))
    })
    .catch((error) => {
      restore(waiting)
      if (!signal.aborted) fail(error)
    })
}
