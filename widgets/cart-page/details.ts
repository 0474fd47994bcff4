import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import type {CartEntry} from '../../src/model/cart.ts'

export type Detail = readonly [name: string, value: string]

/** What was filled in, in words; nothing for what was left empty. */
function inWords(value: unknown): string {
  if (!isRecord(value)) return [value].flat().filter(Boolean).join(' ')
  return Object.entries(value)
    .flatMap(([question, answer]) => (inWords(answer) ? `${question}: ${inWords(answer)}` : []))
    .join(', ')
}

/** Entries hold it as the text of its JSON, by the id of each field. */
function readFields({additionalFields, additionalFieldsForm}: CartEntry): Detail[] {
  const parsed = typeof additionalFields === 'string' ? parseJson(additionalFields) : null
  const values = asRecord(parsed?.ok ? parsed.value : additionalFields)
  const {fields} = asRecord(additionalFieldsForm)
  const titles = new Map(
    [fields]
      .flat()
      .map(asRecord)
      .map(({id, title}) => [id, textOrNull(title)]),
  )
  return Object.entries(values).map(([id, value]) => [titles.get(id) ?? id, inWords(value)])
}

/** The chosen options and what the visitor filled in, one after the other. */
export const readDetails = (entry: CartEntry): Detail[] =>
  [...Object.entries(entry.attributes), ...readFields(entry)].filter(([, value]) => value)
