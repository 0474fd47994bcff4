import {asApiError} from '../../src/contract/errors.ts'
import type {FormSettings} from '../../src/model/form.ts'
import type {FieldValues} from '../../src/model/form-values.ts'
import {emit} from '../../src/page/emit.ts'
import {report} from '../../src/page/report.ts'
import type {ContentSource} from '../../src/page/site/page-place.ts'
import {missingText} from '../../src/ui/last-way/last-way.ts'
import {definition} from './definition.ts'
import {loadCalls} from './load-later.ts'
import type {UseWords} from './words.ts'

/** What is sent. */
export interface Sending {
  settings: FormSettings
  values: FieldValues
  /** As the markup says; else by what the page shows. */
  contentSource: ContentSource | null
  captchaKey: string | undefined
}

/** Throws what the store's action throws, and where its code cannot be fetched. */
export async function send({settings, values, contentSource, captchaKey}: Sending): Promise<void> {
  const {submitForm, readPagePlace} = await loadCalls()
  const {id, collectionId, objectName} = settings
  await submitForm({
    ...readPagePlace(contentSource),
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
  const failure = asApiError(error)
  if (!failure?.isExpected) report(definition.name, error, root)
  const fieldErrors = failure?.fieldErrors ?? {}
  const message = failure?.visitorMessage || missingText(texts('offline'))
  emit('form-error', {message, fieldErrors}, root)
  return {
    message,
    fieldErrors: new Map(Object.entries(fieldErrors).map(([id, text]) => [id, text || message])),
  }
}
