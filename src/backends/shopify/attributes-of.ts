import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import type {Fields} from '../records.ts'

/** What the visitor filled in, as the merchant sees it with the line. */
export function attributesOf(additionalFields: unknown): Fields[] {
  const parsed = parseJson(textOrNull(additionalFields))
  const fields = Object.entries(asRecord(parsed.ok ? parsed.value : null))
  return fields.map(([key, value]) => ({key, value: `${value}`}))
}
