import {validateForm} from '../../src/actions/forms.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import type {Form} from '../../src/model/form.ts'

/** What the server has found wrong, as the API tells of it. */
class InvalidFields extends Error {
  override readonly name = 'InvalidFields'
  readonly isExpected = true
  readonly fieldErrors: Record<string, string>

  constructor(formId: string, fieldErrors: Record<string, string>) {
    super(`form ${formId}: ${Object.keys(fieldErrors).join(', ')}`)
    this.fieldErrors = fieldErrors
  }
}

/** Lets the server check the JSON text of what was filled in; throws what it says of fields. */
export async function validate({id, fields}: Form, text: string): Promise<void> {
  const parsed = parseJson(text)
  if (!parsed.ok) return
  const errors = await validateForm(id, asRecord(parsed.value)).catch(() => ({}))
  if (fields.some((field) => Object.hasOwn(errors, field.id))) throw new InvalidFields(id, errors)
}
