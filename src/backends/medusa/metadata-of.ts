import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Fields} from '../records.ts'

/** The visitor's answers as metadata of the line, which the merchant sees. */
export function metadataOf(additionalFields: unknown): Fields {
  const parsed = parseJson(textOrNull(additionalFields))
  return {additional_fields: asRecord(parsed.ok ? parsed.value : null)}
}
