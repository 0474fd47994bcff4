import type {ContentSource} from '../../src/actions/forms.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {readHandlerIds} from '../../src/ui/form/handler-ids.ts'
import type {Props} from '../../src/widget/definition.ts'
import type {definition} from './widget.ts'

/** The identity of the form, and its owner's settings. */
export interface Settings {
  formId: string
  collectionId: string
  objectName: string
  /** Item or collection; null for the type of the page. */
  contentSource: ContentSource | null
  /** The address has to be confirmed. */
  isDoubleOptIn: boolean
  /** A button opens it. */
  isLightbox: boolean
  /** The form's definition. */
  fields: Readonly<Record<string, unknown>>
}

/** From the definition, the attributes and the handler, in this order. Throws if no form is named. */
export function readSettings(props: Props<typeof definition>, form: HTMLFormElement | null): Settings {
  const fields = asRecord(props.form)
  const handled: Partial<Record<string, string>> = readHandlerIds(form)
  const id = (name: string) => textOrNull(fields[name]) ?? textOrNull(handled[name])
  const formId = props['form-id'] ?? form?.dataset.formId ?? textOrNull(fields.id) ?? id('formId')
  if (!formId) throw new TypeError('names no form. Give data-form-id')
  const source = props['content-source']
  return {
    formId,
    collectionId: id('collectionId') ?? '',
    objectName: id('objectName') ?? '',
    contentSource: source === 'i' || source === 'c' ? source : null,
    isDoubleOptIn: props['double-opt-in'],
    isLightbox: props.lightbox,
    fields,
  }
}

/** The definition of the address field. */
export const emailOf = ({fields}: Settings): Record<string, unknown> =>
  [fields.fields]
    .flat()
    .map(asRecord)
    .find(({type}) => type === 'email') ?? {}

/** The id of the field for the address, if no form item has one. */
export const emailIdOf = (settings: Settings): string => textOrNull(emailOf(settings).id) ?? 'email'
