import {type FormField, isFieldType, readField} from '../../src/model/form-field.ts'
import {type Control, controlsOf, findItems} from '../../src/ui/form/items.ts'

/** Controls of plain HTML whose field type is not a text line. */
const TYPES: Record<string, string> = {'select-one': 'select', 'select-multiple': 'select', url: 'website'}

const typeOf = (item: Element, [control]: readonly Control[]): string =>
  [...item.classList].find(isFieldType) ?? TYPES[control?.type ?? ''] ?? control?.type ?? 'section'

/** The title without the mark of a required field. */
const titleOf = (item: Element, [control]: readonly Control[]): string =>
  (item.querySelector('.title,legend') ?? control?.labels?.[0])?.textContent
    .trim()
    .replace(/(\*|\(required\))$/i, '')
    .trimEnd() ?? ''

function readItem(id: string, item: HTMLElement): FormField {
  const controls = controlsOf(item)
  const [control] = controls
  return readField(
    {
      type: typeOf(item, controls),
      title: titleOf(item, controls),
      required: item.classList.contains('required') || controls.some(({required}) => required),
      maxLength: control?.getAttribute('maxlength'),
      key: control?.name,
      value: control?.value,
    },
    id,
  )
}

/** The fields of a form in the server HTML: the type is a class of the form item (contract: markup). */
export const readServedFields = (form: Element): FormField[] =>
  [...findItems(form)].map(([id, item]) => readItem(id, item))

/** The fields of the definition, and those that are only in the server HTML. */
export function completeFields(described: readonly FormField[] | null, form: Element): FormField[] {
  const known = new Set(described?.map(({id}) => id))
  return [...(described ?? []), ...readServedFields(form).filter(({id}) => !known.has(id))]
}
