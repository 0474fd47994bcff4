// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {until} from '../../test/helpers/until.ts'

const CART = '/api/commerce/shopping-cart'
const page = await shopPage()
const {server, calls} = page
watchConsole()

/** A page whose cart holds three small mugs and a bowl. */
async function open() {
  page.shop.entries.push(
    {id: 'bowl', itemId: 'bowl', sku: 'B', quantity: 4},
    {id: 'mugs', itemId: 'mug', sku: 'S', quantity: 3},
  )
  setCookie('hasCart')
  await openCart()
  const [{store}, {changeVariant}, {changeLine}] = await Promise.all([
    import('../page/store/store.ts'),
    import('./change-variant.ts'),
    import('./edit-lines.ts'),
  ])
  await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
  server.received.length = 0
  return {changeVariant, changeLine}
}

const held = () => page.shop.entries.map(({itemId, sku, quantity}) => `${quantity} ${itemId} ${sku}`)

it('adds the new variant before it removes the line', async () => {
  const {changeVariant} = await open()
  const added = hear('item-added')
  expect(await changeVariant('mugs', 'L')).toMatchObject({taken: 3})
  expect(added).toMatchObject([{detail: {quantityAdded: 3, source: 'api'}}])
  expect(held()).toEqual(['4 bowl B', '3 mug L'])
  expect(calls()).toEqual([`POST ${CART}/entries`, `DELETE ${CART}/entries/mugs`])
})

it('leaves the pieces that the shop has not taken', async () => {
  const {changeVariant} = await open()
  server.answer((response, request) => {
    const isAddition = request.method === 'POST'
    const body = isAddition ? {...Object(request.body), quantity: 2} : request.body
    page.shop.answer(response, {...request, body})
  })
  expect(await changeVariant('mugs', 'L')).toMatchObject({taken: 2})
  expect(held()).toEqual(['4 bowl B', '1 mug S', '2 mug L'])
})

it('leaves the line as it is where the shop takes nothing', async () => {
  const {changeVariant} = await open()
  server.answer((response, request) =>
    (request.method === 'POST' ? json({message: 'Sold out.'}, 422) : page.shop.answer)(response, request),
  )
  await expect(changeVariant('mugs', 'L')).rejects.toMatchObject({visitorMessage: 'Sold out.'})
  expect(held()).toEqual(['4 bowl B', '3 mug S'])
})

it('takes the pieces off that the visitor has left meanwhile, and no more', async () => {
  const {changeVariant, changeLine} = await open()
  const adding = hold(page.shop.answer)
  server.answer(adding.answer, page.shop.answer)
  const changed = changeVariant('mugs', 'L')
  await until(() => expect(calls()).toHaveLength(1))
  const more = changeLine('mugs', 5)
  adding.release()
  await Promise.all([changed, more])
  expect(held()).toEqual(['4 bowl B', '2 mug S', '3 mug L'])
})

it('changes nothing for a line that is gone', async () => {
  const {changeVariant} = await open()
  expect(await changeVariant('plate', 'L')).toBeNull()
  expect(calls()).toEqual([])
})
