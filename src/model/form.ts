import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {readCaptcha} from './form-captcha.ts'
import {type FormField, isFieldType, readField} from './form-field.ts'

export type {FormField} from './form-field.ts'

/** The texts and settings of a form besides its fields (product.md §3, form). */
export interface FormSettings {
  id: string
  name: string
  /** May be empty. */
  collectionId: string
  objectName: string
  /** The label of the submit button; null for the default. */
  buttonText: string | null
  /** Replaces the form after it was sent; null for the default. */
  submissionMessage: string | null
  /** Follows the message, as HTML. */
  submissionHTML: string | null
  /** Where the visitor goes after it was sent. */
  successRedirect: string | null
  /** Above the button. */
  disclaimerMessage: string
  /** Null if the form has no captcha. */
  captcha: {theme: string; alignment: string} | null
  /** Only the server checks the answers (product.md §5, forms). */
  isUnchecked: boolean
  /** Texts by key that replace ours. */
  localizedStrings: Record<string, unknown>
}

export interface Form extends FormSettings {
  fields: readonly FormField[]
}

type Warn = (problem: string) => void

/** A field without an id could not be sent, nor could the second of two with the same id: they are left out. */
function readFields(list: readonly unknown[], warn: Warn): FormField[] {
  const found = new Map<string, FormField>()
  list.forEach((value, index) => {
    const id = isRecord(value) ? textOrNull(value.id) : null
    if (!isRecord(value) || id === null) warn(`fields[${index}]: has no "id"`)
    else if (found.has(id)) warn(`fields[${index}]: has the id of another field, "${id}"`)
    else {
      const field = readField(value, id)
      if (!isFieldType(field.type))
        warn(`fields[${index}]: unknown type "${field.type}" is asked for in a line`)
      found.set(id, field)
    }
  })
  return [...found.values()]
}

/** Platform pages call the id of a form `formId`. */
export const readSettings = (form: Record<string, unknown>): FormSettings => ({
  id: textOrNull(form.formId) ?? textOrNull(form.id) ?? '',
  name: textOrNull(form.name) ?? '',
  collectionId: textOrNull(form.collectionId) ?? '',
  objectName: textOrNull(form.objectName) ?? '',
  buttonText: textOrNull(form.submitButtonText),
  submissionMessage: textOrNull(form.submissionMessage),
  submissionHTML: textOrNull(form.submissionHTML),
  successRedirect: textOrNull(form.successRedirect),
  disclaimerMessage: textOrNull(form.disclaimerMessage) ?? '',
  captcha: readCaptcha(form),
  isUnchecked: toBoolean(form.validationDisabled),
  localizedStrings: asRecord(form.localizedStrings),
})

/** Reads a form's definition, or its JSON text. `warn` is called for each part that is left out. */
export function parseForm(source: unknown, warn: Warn): Result<Form> {
  const parsed = typeof source === 'string' ? parseJson(source) : ok(source)
  if (!parsed.ok) return fail(`form: ${parsed.problem}`)
  const {value} = parsed
  if (!isRecord(value) || !Array.isArray(value.fields)) return fail('form: is not an object with "fields"')
  return ok({...readSettings(value), fields: readFields(value.fields, warn)})
}
