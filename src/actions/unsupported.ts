import {ApiError} from '../api/errors.ts'
import {text} from '../api/strings.ts'

/** For what the page's kind of shop has nothing like. */
export const unsupported = (what: string): ApiError =>
  new ApiError('invalid', `${what}: this kind of shop has no such thing`, text('failed'), {})
