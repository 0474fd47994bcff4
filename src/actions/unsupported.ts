import {ApiError} from '../api/errors.ts'
import {text} from '../api/strings.ts'

/** The error for a feature that the page's kind of shop does not have. */
export const unsupported = (what: string): ApiError =>
  new ApiError('invalid', `${what}: this kind of shop has no such thing`, text('failed'), {})
