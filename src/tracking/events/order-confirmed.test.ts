// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {type Order, parseOrder} from '../../model/order.ts'
import {page} from '../../page/page.ts'
import {trackOrder} from './order-confirmed.ts'

const usd = (value: unknown) => ({currency: 'USD', value})
const SERVED = {
  id: 'order-1',
  purchasedCartId: 'cart-1',
  websiteId: 'site-1',
  testMode: false,
  items: [{sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: usd('34.00')}],
  grandTotal: usd('74.95'),
  shippingTotal: usd(695),
  taxTotal: usd('0.00'),
}

function read(rest: object = {}): Order {
  const parsed = parseOrder({...SERVED, ...rest}, 'USD')
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const list = (): unknown[] => Reflect.get(globalThis, 'dataLayer')

/** Code of the page that throws. */
const fail = (): never => {
  throw new Error('a tag of the page')
}

/** Sets the page context; it is read again. */
function context(fields: object): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.siteContext = ''
  script.textContent = JSON.stringify(fields)
  document.head.replaceChildren(script)
  page().mounts++
}

beforeEach(() => {
  context({})
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
  page().kept.length = 0
  page().consent = {}
  vi.stubGlobal('dataLayer', [])
  return () => vi.unstubAllGlobals()
})

describe('an order', () => {
  it('waits for the load where the tag service’s script has not run yet', async () => {
    vi.stubGlobal('dataLayer', undefined)
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const told = trackOrder(read())
    // as soon as it listens
    const load = setInterval(() => {
      vi.stubGlobal('dataLayer', [])
      dispatchEvent(new Event('load'))
    })
    await told
    clearInterval(load)
    expect(list()).toContainEqual(expect.objectContaining({event: 'purchase'}))
    readyState.mockRestore()
  })

  it('does not wait for a tag service once the page has loaded', async () => {
    vi.stubGlobal('dataLayer', undefined)
    await trackOrder(read())
    expect(list()).toBeUndefined()
  })

  it('is pushed to the tag service in numbers, after an entry that clears the last', async () => {
    await trackOrder(read())
    expect(list()).toEqual([
      {ecommerce: null},
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'order-1',
          value: 74.95,
          shipping: 6.95,
          tax: 0,
          currency: 'USD',
          items: [{item_id: 'MUG', item_name: 'Mug', quantity: 2, price: 34}],
        },
      },
    ])
    expect(page().kept).toMatchObject([
      {
        event: 'commerce_checkout_order_confirmed',
        data: {orderId: 'order-1', cartId: 'cart-1', testMode: false, websiteId: 'site-1'},
      },
    ])
  })

  it('is pushed once, as long as it is remembered anywhere', async () => {
    await trackOrder(read())
    for (const forget of [
      () => localStorage.clear(),
      () => sessionStorage.clear(),
      () => history.replaceState(null, ''),
    ]) {
      await trackOrder(read())
      forget()
    }
    expect(list()).toHaveLength(2)
    expect(page().kept).toHaveLength(1)
    await trackOrder(read())
    expect(list()).toHaveLength(4)
  })

  it.each([
    ['localStorage', [() => sessionStorage.clear(), () => history.replaceState(null, '')]],
    ['sessionStorage', [() => localStorage.clear(), () => history.replaceState(null, '')]],
    ['the history entry', [() => localStorage.clear(), () => sessionStorage.clear()]],
  ])('is pushed once where only %s remembers it', async (_what, forgotten) => {
    await trackOrder(read())
    for (const forget of forgotten) forget()
    await trackOrder(read())
    expect(page().kept).toHaveLength(1)
  })

  it('is pushed for each of two orders, and keeps the page’s history state', async () => {
    history.replaceState({mine: 1}, '')
    await Promise.all([trackOrder(read()), trackOrder(read({id: 'order-2'})), trackOrder(read())])
    expect(list()).toHaveLength(4)
    expect(history.state).toMatchObject({mine: 1})
  })

  it('is forgotten after 90 days', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 1})
    await trackOrder(read())
    vi.setSystemTime(91 * 24 * 60 * 60 * 1000)
    history.replaceState(null, '')
    await trackOrder(read())
    vi.useRealTimers()
    expect(list()).toHaveLength(4)
  })

  it('for a test is kept, and not pushed to the tag service', async () => {
    await trackOrder(read({testMode: true}))
    expect(list()).toEqual([])
    expect(page().kept).toMatchObject([{data: {testMode: true}}])
  })

  it('is not pushed without a tag service, and its list is not created', async () => {
    vi.stubGlobal('dataLayer', undefined)
    await trackOrder(read())
    expect(list()).toBeUndefined()
    vi.stubGlobal('dataLayer', [])
    await trackOrder(read())
    expect(list()).toHaveLength(2)
  })

  it('is not pushed to the tag service without the visitor’s consent', async () => {
    page().consent = {analytics: false}
    await trackOrder(read())
    expect(list()).toEqual([])
  })

  it('goes to gtag if there is no list', async () => {
    vi.stubGlobal('dataLayer', undefined)
    const gtag = vi.fn()
    vi.stubGlobal('gtag', gtag)
    await trackOrder(read())
    await trackOrder(read())
    expect(gtag.mock.calls).toEqual([
      ['event', 'purchase', expect.objectContaining({transaction_id: 'order-1', value: 74.95})],
    ])
    expect(list()).toBeUndefined()
  })

  it('waits for a tag service that the page announces', async () => {
    vi.stubGlobal('dataLayer', undefined)
    context({websiteSettings: {tagContainerId: 'GTM-1'}})
    await trackOrder(read())
    expect(list()).toMatchObject([{ecommerce: null}, {event: 'purchase'}])
  })

  it.each([
    ['a frozen list', {dataLayer: Object.freeze([])}],
    ['a push that throws', {dataLayer: Object.assign([], {push: fail})}],
    ['a gtag that throws', {dataLayer: undefined, gtag: fail}],
  ])('is kept once in spite of %s', async (_, globals) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    await trackOrder(read())
    await trackOrder(read())
    expect(page().kept).toHaveLength(1)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('is kept if the list cannot even be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.unstubAllGlobals()
    Object.defineProperty(globalThis, 'dataLayer', {get: fail, configurable: true})
    await trackOrder(read())
    Reflect.deleteProperty(globalThis, 'dataLayer')
    expect(page().kept).toHaveLength(1)
    warned.mockRestore()
  })

  it('has the value of its items if the page asks for it', async () => {
    context({websiteSettings: {purchaseValue: 'items'}})
    const items = [
      {sku: 'A', productName: 'A', quantity: 3, unitPrice: usd('0.10')},
      {sku: 'B', productName: 'B', quantity: 1, unitPrice: usd('0.20')},
    ]
    await trackOrder(read({items}))
    expect(list()[1]).toMatchObject({ecommerce: {value: 0.5, shipping: 6.95}})
  })

  it('has an id for each item, or the item’s name', async () => {
    const items = [
      {sku: '', productName: 'Mug', quantity: 0.5, unitPrice: usd('1.00')},
      {sku: null, productName: 'Bowl', quantity: 1, unitPrice: usd(0)},
    ]
    await trackOrder(read({items, grandTotal: usd(0)}))
    expect(list()[1]).toMatchObject({
      ecommerce: {
        value: 0,
        items: [
          {item_id: 'Mug', quantity: 0.5, price: 1},
          {item_id: 'Bowl', price: 0},
        ],
      },
    })
  })

  it('without items is pushed, too', async () => {
    await trackOrder(read({items: []}))
    expect(list()[1]).toMatchObject({ecommerce: {items: []}})
  })

  it.each([
    ['under a restrictive policy', {cookieSettings: {isRestrictiveCookiePolicyEnabled: true}}],
    ['of a cloneable site', {website: {cloneable: true}}],
    ['by one who runs the site', {authenticatedAccount: {id: 'a'}, websiteRoles: ['admin']}],
  ])('%s is not pushed, and nothing is stored', async (_, fields) => {
    context(fields)
    await trackOrder(read())
    await trackOrder(read())
    expect(list()).toEqual([])
    expect(page().kept).toHaveLength(1)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('is pushed under a restrictive policy once the visitor agrees', async () => {
    context({cookieSettings: {isRestrictiveCookiePolicyEnabled: true}})
    page().consent = {analytics: true}
    await trackOrder(read())
    expect(list()).toHaveLength(2)
  })

  it('is pushed even if storage is full or broken', async () => {
    localStorage.setItem('SS_ORDERS_TOLD', '{')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await trackOrder(read())
    await trackOrder(read())
    vi.restoreAllMocks()
    expect(list()).toHaveLength(2)
  })
})

describe('parseOrder', () => {
  it.each([null, [], 'x', {}, {id: ''}])('needs an id: %j', (value) => {
    expect(parseOrder(value, 'USD').ok).toBe(false)
  })

  it('reads money in any format of pages, in any currency', () => {
    const yen = {currency: 'JPY', value: '5100'}
    expect(read({grandTotal: yen, taxTotal: 100, items: [{unitPrice: yen}, null, 3]})).toMatchObject({
      currency: 'JPY',
      grandTotal: 5100,
      taxTotal: 100,
      items: [{sku: null, productName: '', quantity: 1, unitPrice: 5100}],
    })
    expect(read({grandTotal: {currencyCode: 'EUR', decimalValue: '12.5', value: '1'}})).toMatchObject({
      currency: 'EUR',
      grandTotal: 12.5,
    })
    expect(read({grandTotal: null, items: null})).toMatchObject({currency: 'USD', grandTotal: 0, items: []})
  })
})
