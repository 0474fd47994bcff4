import {asRecord} from '../../src/lib/as-record.ts'
import {draftsOf} from '../../src/page/storage.ts'
import {type Draft, followDraft} from '../../src/ui/form/draft.ts'
import {readItem, writeItem} from '../../src/ui/form/field-values.ts'
import {isUntouched} from '../../src/ui/form/is-untouched.ts'
import {controlsOf, findItems} from '../../src/ui/form/items.ts'
import type {MountedForm} from './types.ts'
import {definition as widget} from './widget.ts'

/**
 * Keeps typed text by the ids of the fields; passwords are never stored. Text that the visitor typed before the widget
 * mounted, or that the browser has restored, stays.
 */
export function keepDraft({form, definition: {id, fields}, signal}: MountedForm): Draft {
  const items = findItems(form)
  const kept = fields.flatMap((field) => {
    const item = items.get(field.id)
    const isKept = item && controlsOf(item).every(({type}) => !/^(password|hidden|file)$/.test(type))
    return isKept ? [{field, item}] : []
  })
  const isTyped =
    form.contains(document.activeElement) && kept.some(({item}) => !controlsOf(item).every(isUntouched))
  const draft = followDraft({
    form,
    key: `${draftsOf(widget.name)}${id}`,
    read: () => Object.fromEntries(kept.map(({field, item}) => [field.id, readItem(field, item)] as const)),
    restore(stored) {
      const values = asRecord(stored)
      const restored = kept.filter(
        ({field, item}) => Object.hasOwn(values, field.id) && controlsOf(item).every(isUntouched),
      )
      for (const {field, item} of restored) writeItem(field, item, values[field.id])
      return restored.length > 0
    },
    signal,
  })
  // text typed while the widget was loading
  if (isTyped) draft.keep()
  return draft
}
