import type {FormField} from '../../../src/model/form.ts'
import {partsOf} from '../../../src/model/form-parts.ts'
import type {Values} from './check.ts'

/** The name of a field's control, or of the control for one part or question. */
export const controlName = (id: string, part?: string | number): string =>
  part === undefined ? id : `${id}:${part}`

/** Browsers post each line break as two characters. */
const asTyped = (text: string): string => text.replaceAll('\r\n', '\n')

function readField(field: FormField, posted: URLSearchParams): unknown {
  const {id, kind, type, options, value} = field
  const text = (name: string) => asTyped(posted.get(name) ?? '')
  if (kind === 'likert')
    return Object.fromEntries(
      options.map((question, index) => [question, posted.getAll(controlName(id, index))] as const),
    )
  if (kind === 'checkbox') return posted.getAll(id)
  if (kind === 'hidden') return posted.get(id) ?? value
  // platform newsletters name their only control by its type
  if (kind !== 'parts') return text(posted.has(id) ? id : type)
  const parts = partsOf(field).map(({title}) => text(controlName(id, title)))
  return type === 'phone' && parts.length === 3 ? ['', ...parts] : parts
}

/** Converts the post of a browser without script to the shapes of product.md §3. */
export const readPosted = (fields: readonly FormField[], posted: URLSearchParams): Values =>
  Object.fromEntries(
    fields
      .filter(({kind}) => kind !== 'section')
      .map((field) => [field.id, readField(field, posted)] as const),
  )
