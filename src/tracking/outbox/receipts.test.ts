import {expect, it, vi} from 'vitest'
import {message} from '../../../test/helpers/tracking.ts'
import {createReceipts} from './receipts.ts'

/** Events with observed results: each waits for the request of its number. */
function create(...numbers: number[]) {
  const receipts = createReceipts()
  const results = numbers.map(
    (n) => new Promise((settle) => receipts.expect({event: 'own', data: {}, at: 0, settle}, message(n))),
  )
  return {receipts, results}
}

it('the first result of a request counts', async () => {
  const {receipts, results} = create(1, 2, 3)
  receipts.give(message(1))
  receipts.refuse(message(1), 400)
  receipts.refuse(message(2), 403)
  receipts.drop(message(3))
  await expect(results[0]).resolves.toEqual({id: 'id-1'})
  await expect(results[1]).rejects.toEqual(new Error('Error tracking event: HTTP Status 403'))
  await expect(results[2]).resolves.toEqual({id: null})
})

it('settles all waiting events at once', async () => {
  const left = create(1, 2)
  left.receipts.giveAll()
  expect(await Promise.all(left.results)).toEqual([{id: 'id-1'}, {id: 'id-2'}])
  const refused = create(3)
  refused.receipts.dropAll()
  expect(await Promise.all(refused.results)).toEqual([{id: null}])
})

it('an event without a request has no id; an event without a waiting caller is ignored', () => {
  const {receipts} = create()
  const settle = vi.fn()
  receipts.expect({event: 'own', data: {}, at: 0, settle}, undefined)
  expect(settle).toHaveBeenCalledExactlyOnceWith({id: null})
  receipts.expect({event: 'own', data: {}, at: 0}, message(1))
  receipts.refuse(message(1), 400)
})
