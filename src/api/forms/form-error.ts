import type {ApiErrorKind} from '../../contract/errors.ts'
import {ApiError} from '../errors.ts'
import {readMessage} from '../reply-error.ts'
import {formText as text} from './form-strings.ts'

/** The text for invalid answers, or for other refusals that the server explains. */
function invalidText({cause, fieldErrors}: ApiError): string {
  const ofAll = Object.keys(fieldErrors).length ? 'formInvalid' : 'formFailed'
  return readMessage(cause) ?? text(ofAll)
}

/** The texts of product.md §8 by kind; the other kinds already have a good text. */
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

/** Translates the refusal of a form into its text for the visitor. */
export const formError = (error: unknown): unknown =>
  error instanceof ApiError ? say(error, TEXTS[error.kind]?.(error)) : error

/** Without a key nothing can be sent. The refusal of a form that is sent too often arrives here, too. */
export const keyError = (error: unknown): unknown =>
  error instanceof ApiError && error.kind !== 'rate-limit' && TEXTS[error.kind]
    ? say(error, text('formKey'))
    : formError(error)
