import {asRecord} from '../../src/lib/as-record.ts'
import {emit} from '../../src/lib/emit.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {report} from '../../src/lib/report.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toNumber} from '../../src/lib/to-number.ts'
import type {FormSettings} from '../../src/model/form.ts'
import type {FieldValues} from '../../src/model/form-values.ts'
import {currentSite} from '../../src/site/current-site.ts'
import {definition} from './definition.ts'
import type {UseWords} from './words.ts'

/** What is sent. */
export interface Sending {
  settings: FormSettings
  values: FieldValues
  /** As the markup says; else by what the page shows. */
  contentSource: 'i' | 'c' | null
  captchaKey: string | undefined
}

/** Where the form was filled in (product.md §7): on the page of an item, or on that of a collection. */
function readPlace(said: Sending['contentSource']) {
  const {raw} = currentSite()
  const contentSource = said ?? (raw.item ? 'i' : 'c')
  return {
    contentSource,
    pageId: textOrNull(readPath(raw, contentSource === 'i' ? 'item.id' : 'collection.id')) ?? '',
    pageTitle: document.title,
    pagePath: location.pathname,
    pagePermissionTypeValue: toNumber(readPath(raw, 'collection.permissionType'), 1),
  }
}

/** Throws what the store's action throws, and where its code cannot be fetched. */
export async function send({settings, values, contentSource, captchaKey}: Sending): Promise<void> {
  // most forms are never sent: what talks to the server comes when one is
  const {submitForm} = await import('../../src/store/actions/forms.ts')
  const {id, collectionId, objectName} = settings
  await submitForm({
    ...readPlace(contentSource),
    formId: id,
    collectionId,
    objectName,
    form: Object.fromEntries(values),
    ...(captchaKey && {captchaKey}),
  })
}

/** Why a form was not taken. */
export interface Refusal {
  message: string
  /** Message by field id, own names only. */
  fieldErrors: ReadonlyMap<string, string>
}

/** Tells of a failure: the visitor always, the console only of what no healthy shop has. */
export function readRefusal(error: unknown, root: HTMLElement, texts: UseWords): Refusal {
  if (!readPath(error, 'isExpected')) report(definition.name, error, root)
  const fieldErrors = asRecord(readPath(error, 'fieldErrors'))
  const message = textOrNull(readPath(error, 'visitorMessage')) ?? texts('offline')
  emit('form-error', {message, fieldErrors}, root)
  return {
    message,
    fieldErrors: new Map(Object.entries(fieldErrors).map(([id, text]) => [id, textOrNull(text) ?? message])),
  }
}
