import type {FormField} from '../../model/form-field.ts'
import {writeItem} from './field-values.ts'
import {findItems} from './items.ts'

/** Fills in what was filled in before, by field id. */
export function writeValues(
  fields: readonly FormField[],
  root: Element,
  values: Readonly<Record<string, unknown>>,
): void {
  const items = findItems(root)
  for (const field of fields) {
    const item = Object.hasOwn(values, field.id) && items.get(field.id)
    if (item) writeItem(field, item, values[field.id])
  }
}
