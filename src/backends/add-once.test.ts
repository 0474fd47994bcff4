import {describe, expect, it, vi} from 'vitest'
import {ApiError} from '../api/errors.ts'
import {type ApiErrorKind, asApiError} from '../contract/errors.ts'
import {emptyCart} from '../model/cart.ts'
import {addOnce, isEndUnknown} from './add-once.ts'

const UNKNOWN: readonly ApiErrorKind[] = ['offline', 'timeout', 'network', 'server', 'malformed']
const KNOWN: readonly ApiErrorKind[] = [
  'aborted',
  'csrf',
  'rate-limit',
  'unauthorized',
  'not-found',
  'invalid',
]

const failure = (kind: ApiErrorKind = 'network') =>
  new ApiError(kind, 'POST /entries: 502', 'Try again.', {status: 502})
const cart = {...emptyCart(), id: 'cart-1'}

/** An addition that fails, and a shop whose cart holds it or not. */
async function lose(error: unknown, isAdded: boolean, read = vi.fn(async () => cart)) {
  const add = vi.fn(() => Promise.reject(error))
  const end = await addOnce({add, read, isAdded: () => isAdded}).then(
    (reply) => ({reply, error: null}),
    (thrown: unknown) => ({reply: null, error: thrown}),
  )
  expect(add).toHaveBeenCalledTimes(1)
  return {...end, reads: read.mock.calls.length}
}

describe('an addition whose reply is lost', () => {
  it('counts if the cart holds it', async () => {
    const {reply, reads} = await lose(failure(), true)
    expect(reply).toEqual({cart, newlyAdded: null, problems: []})
    expect(reads).toBe(1)
  })

  it('fails otherwise, with the cart that was read and the message for the visitor', async () => {
    const lost = failure()
    const {error, reads} = await lose(lost, false)
    expect(asApiError(error)).toMatchObject({
      kind: 'network',
      message: lost.message,
      visitorMessage: 'Try again.',
      status: 502,
      cart,
      problems: [],
      cause: lost,
    })
    expect(reads).toBe(1)
  })

  it('fails as it did if the cart cannot be read either', async () => {
    const lost = failure()
    const {error} = await lose(
      lost,
      true,
      vi.fn(() => Promise.reject(new Error('offline'))),
    )
    expect(error).toBe(lost)
  })
})

it.each(UNKNOWN)('the end after a failure of the kind "%s" is unknown', async (kind) => {
  expect(isEndUnknown(failure(kind))).toBe(true)
  expect((await lose(failure(kind), false)).reads).toBe(1)
})

it.each(KNOWN)('a failure of the kind "%s" is an answer', async (kind) => {
  expect(isEndUnknown(failure(kind))).toBe(false)
  expect((await lose(failure(kind), true)).reads).toBe(0)
})

it('another error is thrown on without a read', async () => {
  const error = new TypeError('x')
  expect(await lose(error, true)).toMatchObject({error, reads: 0})
})
