import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {addButton, expectAllMounted, expectHeader, open, popover} from '../support/page-parts.ts'
import {addUnheard, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents, vitrineOf} from '../support/vitrine.ts'

const ITEM = {itemId: bowl.id, sku: 'BOWL-TIDE'}

declare global {
  interface Window {
    /** Notes of a test's callbacks. */
    noted?: string[]
  }
}

const noted = (page: Page) => page.evaluate(() => window.noted)

test('functions queued before the loader run in order, later ones immediately', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] push: Error: the second fails/)
  await page.addInitScript(() => {
    const list: string[] = []
    window.noted = list
    const fail = () => {
      throw new Error('the second fails')
    }
    window.Vitrine = [({version}) => list.push(`first ${version}`), fail]
    window.Vitrine.push(({cart}) => list.push(`third ${typeof cart.add}`))
  })
  await openDocument(page, {body: cartLink()})
  const vitrine = await vitrineOf(page)
  expect(await noted(page)).toEqual(['first 0.1.0', 'third function'])
  await vitrine.evaluate((api) => {
    api.push((same) => window.noted?.push(`at once ${same === api}`))
    window.noted?.push('after')
  })
  expect(await noted(page)).toEqual(['first 0.1.0', 'third function', 'at once true', 'after'])
})

test('Vitrine.cart adds, changes, reads and removes, and every widget follows', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await recordEvents(page)
  await open(page, '/shop')
  const vitrine = await vitrineOf(page)
  const empty = await vitrine.evaluate(({cart}) => cart.get())
  expect([empty.totalQuantity, empty.entries]).toEqual([0, []])

  const added = await vitrine.evaluate(({cart}, item) => cart.add({...item, quantity: 2}), ITEM)
  expect(added.totalQuantity).toBe(2)
  await expectHeader(page, 2, '$78.00')
  await expect(popover(page)).toContainText('Tide Bowl was added to your cart')
  expect(await seenEvents(page, 'item-added')).toMatchObject([
    {from: '#document', detail: {item: {id: bowl.id}, quantityAdded: 2, source: 'api'}},
  ])

  const entryId = added.entries[0]?.id ?? ''
  const updated = await vitrine.evaluate(({cart}, id) => cart.update(id, 5), entryId)
  expect(updated.totalQuantity).toBe(5)
  await expectHeader(page, 5, '$195.00')
  expect(await shop.held()).toEqual(['5 × BOWL-TIDE'])

  const removed = await vitrine.evaluate(({cart}, id) => cart.remove(id), entryId)
  expect(removed.entries).toEqual([])
  await expectHeader(page, 0, '$0.00')
  expect(await shop.held()).toEqual([])
  expect(await seenEvents(page, 'item-removed')).toMatchObject([
    {from: '#document', detail: {entry: {itemId: bowl.id, quantity: 5}, cart: {totalQuantity: 0}}},
  ])
  const changes = (await seenEvents(page, 'cart-change')).map(({detail}) => detail)
  expect(changes.slice(-3)).toMatchObject([
    {cart: {totalQuantity: 2}},
    {cart: {totalQuantity: 5}, previous: {totalQuantity: 2}},
    {cart: {totalQuantity: 0}, previous: {totalQuantity: 5}},
  ])
})

test('refresh() reads changes from elsewhere; get() sends no request', async ({page}) => {
  await open(page, '/shop')
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({cart}, item) => cart.add({...item, quantity: 1}), ITEM)
  await addUnheard(page, bowl.id, 'BOWL-TIDE')
  const requests = watchRequests(page)
  expect((await vitrine.evaluate(({cart}) => cart.get())).totalQuantity).toBe(1)
  expect(requests.matching(/shopping-cart/)).toEqual([])
  expect((await vitrine.evaluate(({cart}) => cart.refresh())).totalQuantity).toBe(2)
  await expectHeader(page, 2, '$78.00')
})

test('rejects calls with mistakes with a named error and advice', async ({page}) => {
  await open(page, '/shop')
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({cart}, item) => cart.add({...item, quantity: 1}), ITEM)
  const said = await vitrine.evaluate(({cart}) => {
    const told = (call: Promise<unknown>) => call.then(String, String)
    return Promise.all([
      told(Reflect.apply(cart.add, cart, [{}])),
      told(Reflect.apply(cart.add, cart, [])),
      told(cart.update('no such entry', 2)),
      told(cart.update('no such entry', 1.5)),
      told(cart.remove('no such entry')),
    ])
  })
  expect(said).toEqual([
    'TypeError: cart.add: needs {itemId, sku, quantity}',
    'TypeError: cart.add: needs {itemId, sku, quantity}',
    'RangeError: The cart has no entry "no such entry": take ids from cart.entries',
    'RangeError: cart.update: quantity 1.5 is no whole number from 0',
    'RangeError: The cart has no entry "no such entry": take ids from cart.entries',
  ])
})

test('rejects a refused call with the server’s message', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await open(page, '/shop')
  const vitrine = await vitrineOf(page)
  const error = await vitrine.evaluate(
    ({cart}, item) =>
      cart.add({...item, quantity: 99}).catch((reason: unknown) => {
        const {name, kind, status, visitorMessage}: Record<string, unknown> = Object(reason)
        return {name, kind, status, visitorMessage}
      }),
    ITEM,
  )
  expect(error).toEqual({
    name: 'ApiError',
    kind: 'invalid',
    status: 422,
    visitorMessage: 'Sorry, we do not have enough of that item available.',
  })
  expect(await shop.held()).toEqual([])
  await expectHeader(page, 0, '$0.00')
})

test('calls for one entry run one after the other, in order', async ({page, shop}) => {
  await open(page, '/shop')
  const vitrine = await vitrineOf(page)
  const {entries} = await vitrine.evaluate(({cart}, item) => cart.add({...item, quantity: 1}), ITEM)
  await shop.fault({method: 'PUT', path: '/api/commerce/shopping-cart/entries', delayMs: 400})
  const ends = await vitrine.evaluate(async ({cart}, id) => {
    const calls = [7, 3, 4].map((quantity) => cart.update(id, quantity))
    return (await Promise.all(calls)).map(({totalQuantity}) => totalQuantity)
  }, entries[0]?.id ?? '')
  expect(ends).toEqual([7, 3, 4])
  await expectHeader(page, 4, '$156.00')
  expect(await shop.held()).toEqual(['4 × BOWL-TIDE'])
})

test('the cart works on a page without any widget', async ({page, shop, consoleLines}) => {
  // the popover shows a price
  consoleLines.expect(/no page context; defaults are used/)
  await openDocument(page, {body: '<p>Nothing here</p>', context: null})
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({cart}, item) => cart.add(item), ITEM)
  await expect(popover(page)).toContainText('Tide Bowl was added to your cart')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('on() calls its listener for short event names until it is unsubscribed', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  const vitrine = await vitrineOf(page)
  const stop = await vitrine.evaluateHandle(({on}) => {
    window.noted = []
    return on('item-added', ({detail}) => window.noted?.push(`${detail.quantityAdded} ${detail.source}`))
  })
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await stop.evaluate((off) => off())
  await vitrine.evaluate(({cart}, item) => cart.add(item), ITEM)
  await expectHeader(page, 2, '$78.00')
  expect(await noted(page)).toEqual(['1 product'])
})

test('the store can be read and subscribed to', async ({page}) => {
  await open(page, '/shop/tide-bowl')
  const vitrine = await vitrineOf(page)
  expect(await vitrine.evaluate(({store}) => store.getState())).toMatchObject({cart: null, synced: true})
  const off = await vitrine.evaluateHandle(({store}) => {
    window.noted = []
    return store.subscribe((state, previous) => {
      if (state.cart !== previous.cart)
        window.noted?.push(`${previous.cart?.totalQuantity ?? 'none'} to ${state.cart?.totalQuantity}`)
    })
  })
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await expect.poll(() => noted(page)).toEqual(['none to 1'])
  await off.evaluate((stop) => stop())
  await vitrine.evaluate(({cart}, item) => cart.add(item), ITEM)
  expect(await noted(page)).toEqual(['none to 1'])
  expect(await vitrine.evaluate(({store}) => store.getState())).toMatchObject({
    cart: {totalQuantity: 2},
    loading: false,
    recalculating: false,
    lastAdded: {title: 'Tide Bowl', quantityAdded: 1},
  })
})

test('strings() replaces texts, both later and before the start', async ({page}) => {
  await page.addInitScript(() => {
    window.Vitrine = [({strings}) => strings({'add-to-cart.adding': 'Einen Moment …'})]
  })
  await openDocument(page, {body: cartLink() + addToCart(bowl)})
  await expectAllMounted(page)
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({strings}) =>
    strings({
      'cart-indicator.one': 'Ein Artikel im Warenkorb',
      'cart-popover.added': '{productName} liegt im Warenkorb',
    }),
  )
  await addButton(page).click()
  await expect(addButton(page)).toHaveText('Einen Moment …')
  await expect(popover(page)).toContainText('Tide Bowl liegt im Warenkorb')
  await expect(page.getByRole('link', {name: 'Ein Artikel im Warenkorb'})).toBeVisible()
  await vitrine.evaluate(({strings}) => strings({'cart-indicator.one': 'Nur einer'}))
  await expect(page.getByRole('link', {name: 'Nur einer'})).toBeVisible()
})
