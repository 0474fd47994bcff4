import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {FormSchemaField} from '../generated/schema.ts'
import {request} from '../http.ts'

export type {FormSchemaField} from '../generated/schema.ts'

/** Block type of forms (product.md §3, enumerations). */
const FORM_BLOCK = 9

/** A field without a name cannot be asked for. */
function readSchemaField(value: unknown): FormSchemaField[] {
  const fields = asRecord(value)
  const id = textOrNull(fields.id) ?? textOrNull(fields.name)
  if (id === null) return []
  const {fieldset, ...rest} = fields
  const name = textOrNull(fields.name) ?? id
  return [
    {
      ...rest,
      id,
      name,
      title: textOrNull(fields.title) ?? name,
      type: textOrNull(fields.type) ?? 'text',
      ...(typeof fieldset === 'number' && {fieldset}),
    },
  ]
}

function parseSchema(reply: unknown): Result<FormSchemaField[]> {
  const fields = readPath(reply, 'fields')
  return Array.isArray(fields) ? ok(fields.flatMap(readSchemaField)) : fail('has no list "fields"')
}

/** The fields of a form, in the server's order. */
export const loadFormSchema = (formId: string): Promise<FormSchemaField[]> =>
  request(
    `/api/template/GetTemplateSchema?type=${FORM_BLOCK}&formId=${encodeURIComponent(formId)}`,
    parseSchema,
  )
