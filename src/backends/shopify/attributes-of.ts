import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Fields} from '../records.ts'

/** The visitor's answers as attributes of the line, which the merchant sees. */
export function attributesOf(additionalFields: unknown): Fields[] {
  const parsed = parseJson(textOrNull(additionalFields))
  const fields = Object.entries(asRecord(parsed.ok ? parsed.value : null))
  return fields.map(([key, value]) => ({key, value: `${value}`}))
}
