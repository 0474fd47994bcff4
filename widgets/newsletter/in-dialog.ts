import {textOrNull} from '../../src/lib/text-or-null.ts'
import {mountLightbox} from '../../src/ui/dialog/form-dialog.ts'
import type {Attached} from './attach.ts'
import {dialogTexts as texts} from './dialog-strings.ts'

/** Has a button open the form, until `life` is aborted. Few pages ask for it: a chunk of its own. */
export function putInDialog({form, settings}: Attached, life: AbortSignal, onOpen: () => void): void {
  if (life.aborted) return
  const label = textOrNull(settings.fields.name) ?? ''
  const end = mountLightbox({handle: null, content: form, label, block: 'newsletter', texts, onOpen})
  life.addEventListener('abort', end)
}
