// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {removeCookie, setCookie} from '../../../test/helpers/cookies.ts'
import {hold, html, json} from '../../../test/helpers/fake-server.ts'
import {hear} from '../../../test/helpers/hear.ts'
import {prerender} from '../../../test/helpers/prerender.ts'
import {shopPage} from '../../../test/helpers/shop-page.ts'
import {pause, until} from '../../../test/helpers/until.ts'

const CART = '/api/commerce/shopping-cart'
const READ = `GET ${CART}`
const page = await shopPage()
const {server, calls} = page
const said = watchConsole()

const anEntry = () => ({id: 'entry-1', itemId: 'mug', sku: 'M1', quantity: 2})

/** Opens the page's store, as a widget does. */
async function open() {
  const [{startCart}, {store}] = await Promise.all([import('./start.ts'), import('./store.ts')])
  startCart()
  return store
}

/** The same for a visitor who began a cart earlier. */
function openWithCart() {
  setCookie('hasCart')
  page.shop.entries.push(anEntry())
  return open()
}

describe('at the start', () => {
  it('a visitor without a cart cookie has no cart, and no request is sent', async () => {
    const store = await open()
    expect(store.getState()).toMatchObject({cart: null, synced: true, loading: false})
    await pause(30)
    expect(calls()).toEqual([])
  })

  it.each(['hasCart', 'CART'])('the cart of a visitor with the cookie %s is read once', async (name) => {
    setCookie(name)
    page.shop.entries.push(anEntry())
    const changes = hear('cart-change')
    const store = await open()
    const {startCart} = await import('./start.ts')
    startCart()
    expect(store.getState()).toMatchObject({cart: null, synced: false})
    await until(() => expect(store.getState().synced).toBe(true))
    expect(store.getState()).toMatchObject({
      cart: {totalQuantity: 2, subtotalCents: 2000, entries: [{itemId: 'mug', sku: 'M1'}]},
      loading: false,
    })
    await pause(20)
    expect(calls()).toEqual([READ])
    expect(changes).toEqual([
      {name: 'cart-change', target: document, detail: {cart: store.getState().cart, previous: null}},
    ])
  })

  it('sets the loading state', async () => {
    const held = hold(page.shop.answer)
    server.answer(held.answer)
    const store = await openWithCart()
    await until(() => expect(store.getState().loading).toBe(true))
    held.release()
    await until(() => expect(store.getState()).toMatchObject({loading: false, synced: true}))
  })

  it.each([
    ['an error page', html('<h1>Down</h1>', 403)],
    ['HTML instead of JSON', html('<h1>Hello</h1>')],
    ['a reply that is not a cart', json({error: 'x'})],
  ])('%s is reported once, and the cart stays unknown', async (_, answer) => {
    const errors = hear('error')
    server.answer(answer)
    setCookie('hasCart')
    const store = await open()
    await until(() => expect(errors).toHaveLength(1))
    expect(errors[0]?.detail).toMatchObject({widget: 'cart', error: {name: 'ApiError'}})
    expect(store.getState()).toMatchObject({cart: null, synced: false, loading: false, hasFailed: true})
    expect(said.errors).toHaveLength(1)
  })

  it('a cart that the server does not know is an empty cart', async () => {
    server.answer(json({message: 'no cart'}, 404))
    setCookie('hasCart')
    const store = await open()
    await until(() => expect(store.getState()).toMatchObject({synced: true, cart: {totalQuantity: 0}}))
  })
})

describe('the page’s view of the state', () => {
  it('follows the store, and notifies its subscribers', async () => {
    const {page: settings} = await import('../page.ts')
    const tell = vi.fn()
    settings().subscribers.add(tell)
    const store = await openWithCart()
    await until(() => expect(store.getState().synced).toBe(true))
    const {cart, synced, loading, recalculating, lastAdded, member} = store.getState()
    expect(settings().state).toEqual({cart, synced, loading, recalculating, lastAdded, member})
    const [state, previous] = tell.mock.calls.find(([{cart}]) => cart) ?? []
    expect([state.cart.totalQuantity, previous.cart]).toEqual([2, null])
    const {length} = tell.mock.calls
    store.setState(({texts}) => ({texts: texts + 1}))
    expect(tell).toHaveBeenCalledTimes(length)
  })

  it('has the cart and the member, for a page that subscribes once', async () => {
    const {page: settings} = await import('../page.ts')
    const seen: unknown[] = []
    settings().subscribers.add(({cart, member}) => seen.push([cart?.totalQuantity, member?.siteUserId]))
    const {tellMember, startMember} = await import('./member.ts')
    expect(settings().state.member).toBeNull()
    startMember()
    expect(settings().state.member).toMatchObject({isLoggedIn: false})
    setCookie('SiteUserInfo', JSON.stringify({authenticated: true, siteUserId: 'u1'}))
    tellMember('ada@example.com')
    expect(settings().state.member).toMatchObject({isLoggedIn: true, email: 'ada@example.com'})
    await openWithCart()
    await until(() => expect(seen.at(-1)).toEqual([2, 'u1']))
  })

  it('survives a subscriber that throws, and names it', async () => {
    const {page: settings} = await import('../page.ts')
    const tell = vi.fn()
    const thrower = () => {
      throw new Error('the page’s own')
    }
    settings().subscribers.add(thrower).add(tell)
    const store = await openWithCart()
    await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
    expect(store.getState().cart?.totalQuantity).toBe(2)
    expect(tell).toHaveBeenCalled()
    expect(said.errors[0]).toEqual([expect.stringContaining('[vitrine]'), new Error('the page’s own')])
  })
})

describe('texts', () => {
  it('a change of the page’s texts is noticed', async () => {
    const store = await open()
    document.dispatchEvent(new Event('vitrine:strings'))
    expect(store.getState().texts).toBe(1)
  })
})

describe('another tab', () => {
  const tab = () => new BroadcastChannel('vitrine-cart')

  it('updates the cart here without a request', async () => {
    const changes = hear('cart-change')
    const store = await open()
    page.shop.entries.push(anEntry())
    tab().postMessage(page.shop.cart())
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    await pause(20)
    expect(calls()).toEqual([])
    expect(changes).toHaveLength(1)
  })

  it('sends its changes here, but not to itself', async () => {
    const heard = vi.fn()
    tab().onmessage = ({data}) => heard(data)
    const store = await openWithCart()
    await until(() => expect(heard).toHaveBeenCalledOnce())
    const told = heard.mock.calls[0]?.[0]
    expect(told).toEqual({
      ...store.getState().cart,
      asked: expect.any(Number),
      told: expect.any(Number),
    })
    expect(told.asked).toBeLessThanOrEqual(told.told)
    tab().postMessage({...store.getState().cart, totalQuantity: 7})
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(7))
    await until(() => expect(heard).toHaveBeenCalledTimes(2))
    await pause(20)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('that finds the cart’s cookie gone is heard: the cart is empty here at once, without a request', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    server.received.length = 0
    removeCookie('hasCart')
    tab().postMessage({isGone: true})
    await until(() => expect(store.getState().cart?.entries).toEqual([]))
    expect(calls()).toEqual([])
  })

  it('that finds it gone has the cart read here: a failure is reported', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
    const errors = hear('error')
    server.answer(json({}, 403))
    tab().postMessage({isGone: true})
    await until(() => expect(errors).toMatchObject([{detail: {widget: 'cart'}}]))
    expect(store.getState().cart?.totalQuantity).toBe(2)
  })

  it('hears of a cookie that is gone, and ignores it without a cart', async () => {
    const heard = vi.fn()
    tab().onmessage = ({data}) => heard(data)
    const store = await open()
    await until(() => expect(heard.mock.calls).toEqual([[{isGone: true}]]))
    tab().postMessage({isGone: true})
    await pause(30)
    expect(store.getState().cart).toBeNull()
  })

  it.each([
    ['this cart', 'cart-1'],
    ['a cart that it does not name', null],
  ])(
    'that orders %s ends it here: the cart is read, and what was meant for it is forgotten',
    async (_, ordered) => {
      const store = await openWithCart()
      await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
      store.setState({edits: {lines: {'entry-1': {quantity: 5, isWaiting: true}}, problems: {}}})
      page.shop.order()
      server.received.length = 0
      tab().postMessage({ordered})
      await until(() => expect(store.getState().cart?.entries).toEqual([]))
      expect(store.getState().edits.lines).toEqual({})
      expect(calls()).toEqual([READ])
    },
  )

  it('that orders another cart changes nothing here', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
    server.received.length = 0
    tab().postMessage({ordered: 'cart-9'})
    await pause(50)
    expect(calls()).toEqual([])
    expect(store.getState().cart?.totalQuantity).toBe(2)
  })

  it('whose request is older than our change does not win: the cart is read', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
    server.received.length = 0
    const asked = Date.now() - 1000
    tab().postMessage({...store.getState().cart, totalQuantity: 7, asked, told: asked + 5})
    await until(() => expect(calls()).toEqual([READ]))
    await until(() => expect(store.getState().loading).toBe(false))
    expect(store.getState().cart?.totalQuantity).toBe(2)
  })

  it('whose request is newer is believed, and an older message after it is not', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
    server.received.length = 0
    const {cart} = store.getState()
    const asked = Date.now() + 1000
    tab().postMessage({...cart, totalQuantity: 7, asked, told: asked + 5})
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(7))
    expect(calls()).toEqual([])
    tab().postMessage({...cart, totalQuantity: 9, asked: asked - 1, told: asked + 9})
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    expect(calls()).toEqual([READ])
  })

  it('with a message during a pending change here: the cart is read once after the change', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
    const api = (await import('./public.ts')).openCart()
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    const change = api.update('entry-1', 3)
    await until(() => expect(store.getState().recalculating).toBe(true))
    const asked = Date.now()
    tab().postMessage({...store.getState().cart, totalQuantity: 8, asked, told: asked})
    await until(() => expect(calls()).toHaveLength(2))
    slow.release()
    await change
    await until(() => expect(calls().at(-1)).toBe(READ))
    await until(() => expect(store.getState()).toMatchObject({loading: false, cart: {totalQuantity: 3}}))
  })

  it.each([[null], ['cart'], [{}], [[1]], [{error: 'x'}]])('with the message %j is ignored', async (data) => {
    const store = await open()
    const before = store.getState()
    tab().postMessage(data)
    await pause(30)
    expect(store.getState()).toBe(before)
    expect(said.errors).toEqual([])
  })

  it('is unreachable in a sandboxed frame; nothing else is lost', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('opaque origin', 'SecurityError')
    })
    const store = await openWithCart()
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    expect(said.errors).toEqual([])
  })
})

describe('returning', () => {
  /** Hides the tab and shows it again. */
  function leaveFor(ms: number): void {
    const isHidden = vi.spyOn(document, 'hidden', 'get')
    for (const hidden of [true, false]) {
      isHidden.mockReturnValue(hidden)
      document.dispatchEvent(new Event('visibilitychange'))
      vi.setSystemTime(Date.now() + ms)
    }
  }

  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date']})
  })

  it('to the tab after more than a minute reads the cart again', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState().synced).toBe(true))
    page.shop.entries[0] = {...anEntry(), quantity: 5}
    leaveFor(60_001)
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(5))
    expect(calls()).toEqual([READ, READ])
  })

  it.each([
    ['to the tab', () => leaveFor(60_001)],
    [
      'by the back/forward cache',
      () => {
        dispatchEvent(new Event('pagehide'))
        dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))
      },
    ],
  ])('%s while the first read is still under way reads again', async (_, comeBack) => {
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    const store = await openWithCart()
    await until(() => expect(calls()).toEqual([READ]))
    comeBack()
    await until(() => expect(calls()).toEqual([READ, READ]))
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    slow.release()
    await until(() => expect(store.getState().loading).toBe(false))
    await pause(30)
    expect(calls()).toEqual([READ, READ])
  })

  it('to the tab within a minute reads nothing', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState().synced).toBe(true))
    leaveFor(60_000)
    await pause(30)
    expect(calls()).toEqual([READ])
  })

  it('to a page that the browser has rendered ahead reads the cart again as soon as it is seen', async () => {
    const show = prerender()
    const store = await openWithCart()
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(2))
    page.shop.entries.splice(0)
    show()
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(0))
    expect(calls()).toEqual([READ, READ])
  })

  it('by the back/forward cache reads the cart again; another pageshow does not', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState().synced).toBe(true))
    dispatchEvent(Object.assign(new Event('pageshow'), {persisted: false}))
    await pause(20)
    expect(calls()).toEqual([READ])
    dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))
    await until(() => expect(calls()).toEqual([READ, READ]))
  })

  it('finds the cart empty after the cookie was removed', async () => {
    const store = await openWithCart()
    await until(() => expect(store.getState().synced).toBe(true))
    removeCookie('hasCart')
    leaveFor(60_001)
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(0))
    expect(calls()).toEqual([READ])
  })
})
