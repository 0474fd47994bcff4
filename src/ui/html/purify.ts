import DOMPurify from 'dompurify'

/** Names of fields stay, as in the native sanitiser. */
function keepFieldNames(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll(':is(input,select,textarea,button)[name]')]
  const names = fields.map((field) => field.getAttribute('name') ?? '')
  return () => {
    fields.forEach((field, index) => {
      field.setAttribute('name', names[index] ?? '')
    })
  }
}

/** For browsers without a sanitiser. */
export function purify(root: HTMLElement, keepsFields: boolean): void {
  if (!DOMPurify.isSupported) throw new Error('this browser cannot clean HTML')
  const putBack = keepsFields && keepFieldNames(root)
  DOMPurify.sanitize(root, {IN_PLACE: true, FORBID_TAGS: ['style'], TRUSTED_TYPES_POLICY: null})
  if (putBack) putBack()
}
