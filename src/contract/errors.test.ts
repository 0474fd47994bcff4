import {expect, it} from 'vitest'
import {ApiError} from '../api/errors.ts'
import {asApiError, isApiError} from './errors.ts'

it('recognises a failed call from any build of the class', () => {
  const error = new ApiError('invalid', 'POST /cart: invalid (422)', 'There are only 4.', {status: 422})
  const ofAnother = Object.assign(new Error('POST /cart: offline'), {name: 'ApiError', kind: 'offline'})
  expect(asApiError(error)?.visitorMessage).toBe('There are only 4.')
  expect(asApiError(ofAnother)?.kind).toBe('offline')
})

it.each([new TypeError('a chunk did not come'), {name: 'ApiError', isExpected: true}, 'ApiError', null])(
  'rejects other values: %s',
  (error) => {
    expect(isApiError(error)).toBe(false)
    expect(asApiError(error)).toBe(null)
  },
)
