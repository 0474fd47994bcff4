import {LONGEST_COMMENT, LONGEST_NAME} from '../../src/model/comment.ts'
import {type FormField, readField} from '../../src/model/form-field.ts'
import type {Control} from '../../src/ui/form/items.ts'

export type FieldName = 'name' | 'email' | 'text'

export type Controls = ReadonlyMap<FieldName, Control>

/** What the visitor has typed. */
export type Typed = Record<FieldName, string>

export const fields: readonly FormField[] = [
  readField({type: 'text', required: true, maxLength: LONGEST_NAME}, 'name'),
  readField({type: 'email'}, 'email'),
  readField({type: 'textarea', required: true, maxLength: LONGEST_COMMENT}, 'text'),
]

export function readTyped(controls: Controls): Typed {
  const textOf = (name: FieldName) => controls.get(name)?.value.trim() ?? ''
  return {name: textOf('name'), email: textOf('email'), text: textOf('text')}
}
