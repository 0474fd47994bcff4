import type {ApiErrorKind} from '../../contract/errors.ts'
import {ApiError} from '../errors.ts'
import {readWords} from '../reply-error.ts'
import {formText as text} from './form-strings.ts'

/** Wrong is what was filled in, or something else that the server has words for. */
function invalidText({cause, fieldErrors}: ApiError): string {
  const ofAll = Object.keys(fieldErrors).length ? 'formInvalid' : 'formFailed'
  return readWords(cause) ?? text(ofAll)
}

/** What product.md §8 says of each kind; the others say it well themselves. */
const TEXTS: {[K in ApiErrorKind]?: (error: ApiError) => string} = {
  unauthorized: () => text('formUnauthorized'),
  'not-found': () => text('formUnknown'),
  'rate-limit': () => text('formRateLimit'),
  server: () => text('formServer'),
  malformed: () => text('formMalformed'),
  invalid: invalidText,
}

function say(error: ApiError, visitorMessage: string | undefined): ApiError {
  const {kind, message, status, fieldErrors, cause} = error
  if (visitorMessage === undefined) return error
  return new ApiError(kind, message, visitorMessage, {...(status && {status}), fieldErrors, cause})
}

/** Why a form was not taken, in the words for it. */
export const formError = (error: unknown): unknown =>
  error instanceof ApiError ? say(error, TEXTS[error.kind]?.(error)) : error

/** Without a key nothing can be sent. A form that is sent too often gets its refusal there, too. */
export const keyError = (error: unknown): unknown =>
  error instanceof ApiError && error.kind !== 'rate-limit' && TEXTS[error.kind]
    ? say(error, text('formKey'))
    : formError(error)
