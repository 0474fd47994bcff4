import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toJson} from '../../lib/to-json.ts'
import {ApiError} from '../errors.ts'
import type {FormValues, SubmissionRequest} from '../generated/schema.ts'
import {request} from '../http.ts'
import {parseAny} from '../parse-any.ts'
import {readField, replyError} from '../reply-error.ts'
import {formError, keyError} from './form-error.ts'
import {formText} from './form-strings.ts'

/** The answers of a form, and the place where it was filled in (product.md §3, form submission payload). */
export type Submission = Required<Omit<SubmissionRequest, 'key' | 'form' | 'captchaKey'>> & {
  /** Each value under the id of its field. */
  form: Readonly<Record<string, unknown>>
  /** Set if the form requires a captcha. */
  captchaKey?: string
}

const SAVE = '/api/form/SaveFormSubmission'

const again = (toError: (error: unknown) => unknown) => (error: unknown) => {
  throw toError(error)
}

function parseKey(reply: unknown): Result<string> {
  const key = textOrNull(readPath(reply, 'key') ?? readPath(reply, 'data.key'))
  return key ? ok(key) : fail('has no "key"')
}

const loadKey = (): Promise<string> =>
  request('/api/form/FormSubmissionKey', parseKey, {method: 'POST'}).catch(again(keyError))

/** Sends answers; a server can refuse them under status 200, too. */
async function send(path: string, body: SubmissionRequest | FormValues): Promise<void> {
  const reply = await request(path, parseAny, {method: 'POST', body}).catch(again(formError))
  if (readField(reply, 'error') || readField(reply, 'errors'))
    throw formError(replyError(`POST ${path}`, new Response(), reply))
}

function toText(form: Submission['form']): string {
  try {
    return toJson(form)
  } catch (cause) {
    throw new ApiError('invalid', `POST ${SAVE}: form is no JSON`, formText('formUnreadable'), {cause})
  }
}

/** Submits a visitor's answers, under a new key for every attempt. `fieldErrors` holds errors by field id. */
export async function submitForm({form, ...place}: Submission): Promise<void> {
  const text = toText(form)
  await send(SAVE, {...place, key: await loadKey(), form: text})
}

/** The server checks the answers without storing them. Returns errors by field id. */
export async function validateForm(formId: string, values: FormValues): Promise<Record<string, string>> {
  try {
    await send(`/api/rest/forms/validate/${encodeURIComponent(formId)}`, values)
    return {}
  } catch (error) {
    const {fieldErrors = {}} = error instanceof ApiError ? error : {}
    if (Object.keys(fieldErrors).length) return fieldErrors
    throw error
  }
}
