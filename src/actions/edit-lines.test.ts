// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, drop, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'

const CART = '/api/commerce/shopping-cart'
const PUT = (id = '1') => `PUT ${CART}/entries/${id}`
const READ = `GET ${CART}`
const page = await shopPage()
const {server, calls} = page
const said = watchConsole()

const entry = (id: string, quantity: number) => ({id, itemId: `item ${id}`, sku: `sku ${id}`, quantity})

/** A page with a cart of two lines, already read. */
async function open() {
  page.shop.entries.push(entry('1', 2), entry('2', 1))
  setCookie('hasCart')
  await openCart()
  const [{store}, actions] = await Promise.all([import('../page/store/store.ts'), import('./edit-cart.ts')])
  const edits = () => store.getState().edits
  await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
  server.received.length = 0
  const quantities = () => store.getState().cart?.entries.map(({quantity}) => quantity)
  return {store, edits, quantities, ...actions}
}

const sent = (): unknown[] =>
  server.received
    .filter(({method}) => method === 'PUT')
    .map(({body}) => Reflect.get(Object(body), 'quantity'))

/** Answers the next changes like this; everything else is as usual. */
function onChange(...answers: Answer[]): void {
  server.answer((response, request) => {
    const next = request.method === 'PUT' || request.method === 'DELETE' ? answers.shift() : undefined
    ;(next ?? page.shop.answer)(response, request)
  })
}

describe('the quantity of a line', () => {
  it('shows the wanted value at once, and the server’s value afterwards', async () => {
    const {changeLine, edits, quantities} = await open()
    const done = changeLine('1', 5)
    expect(edits().lines).toEqual({1: {quantity: 5, isWaiting: false}})
    await done
    expect(edits()).toEqual({lines: {}, problems: {}})
    expect(quantities()).toEqual([5, 1])
    expect(calls()).toEqual([PUT()])
  })

  it('changed many times during a request is sent once more, with the last value', async () => {
    const {changeLine, edits, quantities} = await open()
    const first = hold(page.shop.answer)
    onChange(first.answer)
    const all = [3, 4, 5, 6].map((quantity) => changeLine('1', quantity))
    await until(() => expect(calls()).toHaveLength(1))
    first.release()
    await Promise.all(all)
    expect(sent()).toEqual([3, 6])
    expect(quantities()).toEqual([6, 1])
    expect(edits().lines).toEqual({})
  })

  it('of two lines is sent one after the other', async () => {
    const {changeLine, quantities} = await open()
    const first = hold(page.shop.answer)
    onChange(first.answer)
    const all = [changeLine('1', 3), changeLine('2', 4)]
    await until(() => expect(calls()).toHaveLength(1))
    first.release()
    await Promise.all(all)
    expect(calls()).toEqual([PUT(), PUT('2')])
    expect(quantities()).toEqual([3, 4])
  })

  it('of 0 removes the line, and announces it', async () => {
    const {changeLine, quantities} = await open()
    const heard = hear('item-removed')
    await changeLine('1', 0)
    expect(quantities()).toEqual([1])
    expect(heard).toMatchObject([{detail: {entry: {id: '1'}, cart: {totalQuantity: 1}}}])
  })
})

describe('a refusal of the server', () => {
  it('undoes the change, and shows the reason', async () => {
    const {changeLine, edits, quantities} = await open()
    const heard = hear('item-removed')
    onChange(json({message: 'Only four.'}, 422))
    await changeLine('1', 5)
    expect(edits()).toEqual({lines: {}, problems: {1: {wanted: 5, message: 'Only four.'}}})
    expect(quantities()).toEqual([2, 1])
    expect(heard).toEqual([])
    await changeLine('1', 4)
    expect(edits().problems).toEqual({})
  })

  it('is ignored if the visitor wants something else by then', async () => {
    const {changeLine, edits, quantities} = await open()
    const no = hold(json({message: 'No.'}, 422))
    onChange(no.answer)
    const all = [changeLine('1', 50), changeLine('1', 3)]
    await until(() => expect(calls()).toHaveLength(1))
    no.release()
    await Promise.all(all)
    expect(edits()).toEqual({lines: {}, problems: {}})
    expect(quantities()).toEqual([3, 1])
  })

  it('of a removal shows the line again, and announces no removal', async () => {
    const {changeLine, edits, quantities} = await open()
    const heard = hear('item-removed')
    onChange(json({message: 'It stays.'}, 422))
    await changeLine('1', 0)
    expect(edits()).toEqual({lines: {}, problems: {1: {wanted: 0, message: 'It stays.'}}})
    expect(quantities()).toEqual([2, 1])
    expect(heard).toEqual([])
    expect(await tracked('RemoveFromCart')).toEqual([])
  })

  it('of a part is not shown once the visitor wants something else', async () => {
    const {changeLine, edits, store} = await open()
    const problem = {code: 'stock', message: 'Only four.', wanted: 9, taken: 4, entryId: '1'}
    const first = hold(json({shoppingCart: page.shop.cart(), problems: [problem]}))
    const second = hold(page.shop.answer)
    onChange(first.answer, second.answer)
    const all = [changeLine('1', 9), changeLine('1', 3)]
    await until(() => expect(calls()).toHaveLength(1))
    first.release()
    await until(() => expect(sent()).toEqual([9, 3]))
    expect(edits()).toEqual({lines: {1: {quantity: 3, isWaiting: false}}, problems: {}})
    second.release()
    await Promise.all(all)
    expect(store.getState()).toMatchObject({edits: {lines: {}, problems: {}}, cart: {totalQuantity: 4}})
  })

  it('for too many calls undoes the change without reading the cart', async () => {
    const {changeLine, edits} = await open()
    onChange(json({}, 429))
    await changeLine('1', 5)
    expect(edits().problems[1]?.message).toBe('Please try again in a few seconds.')
    expect(calls()).toEqual([PUT()])
  })

  it('for an unexpected reason is reported, too', async () => {
    const {changeLine, edits} = await open()
    onChange(json({error: 'x'}, 500))
    await changeLine('1', 5)
    expect(edits().problems[1]).toMatchObject({wanted: 5})
    expect(said.errors).toHaveLength(1)
  })
})

describe('a lost reply', () => {
  it('to a successful change counts as success', async () => {
    const {changeLine, edits, quantities} = await open()
    onChange(page.shop.lose)
    await changeLine('1', 5)
    expect(edits()).toEqual({lines: {}, problems: {}})
    expect(quantities()).toEqual([5, 1])
  })

  it('to a successful removal counts as success, and is announced', async () => {
    const {changeLine, quantities} = await open()
    const heard = hear('item-removed')
    onChange(page.shop.lose)
    await changeLine('1', 0)
    expect(quantities()).toEqual([1])
    expect(heard).toHaveLength(1)
    expect(await tracked('RemoveFromCart')).toEqual([{productId: 'item 1', sku: 'sku 1'}])
  })

  it('to a failed change undoes it', async () => {
    const {changeLine, edits, quantities} = await open()
    onChange(drop)
    await changeLine('1', 5)
    expect(edits().problems[1]?.message).toBe('Please check your internet connection.')
    expect(quantities()).toEqual([2, 1])
  })

  it('with an unreadable cart is waited for, and the server’s state is shown in the end', async () => {
    const {changeLine, edits, quantities} = await open()
    server.answer(drop)
    const done = changeLine('1', 5)
    await until(() => expect(edits().lines[1]).toEqual({quantity: 5, isWaiting: true}))
    const [first] = page.shop.entries
    if (first) first.quantity = 7
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await done
    expect(quantities()).toEqual([7, 1])
    expect(edits()).toMatchObject({lines: {}, problems: {1: {wanted: 5}}})
  })
})

it('a cart that cannot be read is asked for again after one second, then two, then four', async () => {
  const {changeLine, edits} = await open()
  const PAUSES = [1000, 2000, 4000, 8000]
  const pauses: unknown[] = []
  const {setTimeout} = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((task, ms = 0) => {
    const isPause = PAUSES.includes(ms)
    if (isPause) pauses.push(ms)
    return setTimeout(task, isPause ? 0 : ms)
  })
  server.answer(drop)
  const done = changeLine('1', 5)
  await until(() => expect(pauses.length).toBeGreaterThan(2))
  server.answer(page.shop.answer)
  await done
  expect(pauses.slice(0, 3)).toEqual([1000, 2000, 4000])
  expect(edits()).toMatchObject({lines: {}, problems: {1: {wanted: 5}}})
})

describe('a line that no longer exists', () => {
  it('on the server when a newer change is on its way is not changed again', async () => {
    const {changeLine, edits, quantities} = await open()
    const first = hold(page.shop.answer)
    onChange(first.answer)
    const all = [changeLine('1', 0), changeLine('1', 3)]
    await until(() => expect(calls()).toHaveLength(1))
    first.release()
    await Promise.all(all)
    expect(sent()).toEqual([])
    expect(quantities()).toEqual([1])
    expect(edits()).toEqual({lines: {}, problems: {}})
  })

  it.each([5, 0])('on the server is removed here, too, whatever the visitor wanted: %d', async (quantity) => {
    const {changeLine, edits, quantities} = await open()
    page.shop.entries.shift()
    await changeLine('1', quantity)
    expect(quantities()).toEqual([1])
    expect(edits()).toEqual({lines: {}, problems: {}})
    expect(said.errors).toEqual([])
  })
})

describe('offline', () => {
  it('a change waits, and the latest one is sent once the browser is online', async () => {
    const {changeLine, edits, quantities} = await open()
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer(drop)
    const done = changeLine('1', 5)
    await until(() => expect(edits().lines[1]).toEqual({quantity: 5, isWaiting: true}))
    void changeLine('1', 6)
    isOnLine.mockReturnValue(true)
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await done
    expect(quantities()).toEqual([6, 1])
    expect(sent()).toEqual([6])
    expect(edits()).toEqual({lines: {}, problems: {}})
  })

  it('one line does not keep other lines from being sent', async () => {
    const {changeLine, edits, quantities} = await open()
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer(drop)
    void changeLine('1', 5)
    await until(() => expect(edits().lines[1]?.isWaiting).toBe(true))
    isOnLine.mockReturnValue(true)
    server.answer(page.shop.answer)
    await changeLine('2', 4)
    expect(quantities()).toEqual([2, 4])
    dispatchEvent(new Event('online'))
    await until(() => expect(quantities()).toEqual([5, 4]))
  })
})

describe('a refusal', () => {
  const refuse = async (page: Awaited<ReturnType<typeof open>>) => {
    onChange(json({message: 'Only four.'}, 422))
    await page.changeLine('1', 5)
    expect(page.edits().problems).toEqual({1: {wanted: 5, message: 'Only four.'}})
  }

  it('is forgotten once another line is changed', async () => {
    const opened = await open()
    await refuse(opened)
    const done = opened.changeLine('2', 3)
    expect(opened.edits().problems).toEqual({})
    await done
    expect(opened.quantities()).toEqual([2, 3])
  })

  it('is forgotten once something else in the cart is changed', async () => {
    const opened = await open()
    await refuse(opened)
    server.answer(json({shoppingCart: page.shop.cart()}))
    await opened.applyCode('A')
    expect(opened.edits()).toEqual({lines: {}, problems: {}})
  })
})

describe('codes and the destination', () => {
  const TOKEN = '/api/3/commerce/cart/cart-1'
  const withCodes = (coupons: unknown[]) => json({shoppingCart: {...Object(page.shop.cart()), coupons}})

  it('are sent with the cart’s token, and the resulting cart is stored', async () => {
    const {applyCode, takeOffCode, estimateShipping, store} = await open()
    server.answer(withCodes([{code: 'A/B'}]))
    await applyCode('A/B')
    expect(server.received[0]?.body).toEqual({giftOrPromoCode: 'A/B'})
    expect(store.getState().cart?.coupons).toEqual([{code: 'A/B'}])
    await takeOffCode('A/B')
    const location = {line1: '', line2: '', city: '', region: '', postalCode: '10001', country: 'US'}
    await estimateShipping(location)
    expect(server.received.at(-1)?.body).toEqual(location)
    expect(calls()).toEqual([
      `POST ${TOKEN}/codes`,
      `DELETE ${TOKEN}/codes/A%2FB`,
      `PUT ${TOKEN}/shipping/location`,
    ])
  })

  it('report the reason of a refusal, and the cart is read', async () => {
    const {applyCode} = await open()
    server.answer(json({message: "That code isn't valid."}, 422), page.shop.answer)
    await expect(applyCode('X')).rejects.toMatchObject({visitorMessage: "That code isn't valid."})
    expect(calls()).toEqual([`POST ${TOKEN}/codes`, READ])
  })
})
