// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {setCookie} from '../../../test/helpers/cookies.ts'
import {type Answer, hold} from '../../../test/helpers/fake-server.ts'
import {openCart} from '../../../test/helpers/open-cart.ts'
import {prerender} from '../../../test/helpers/prerender.ts'
import {shopPage} from '../../../test/helpers/shop-page.ts'
import {installLocks} from '../../../test/helpers/tab-locks.ts'
import {pause, until} from '../../../test/helpers/until.ts'

const CART = '/api/commerce/shopping-cart'
const ADD = `POST ${CART}/entries`
const REMOVE = (id: string) => `DELETE ${CART}/entries/${id}`
const PUT = (id: string) => `PUT ${CART}/entries/${id}`
const page = await shopPage()
const {server, calls} = page

beforeEach(() => {
  for (const [id, quantity] of Object.entries({1: 2, 2: 1, 3: 1}))
    page.shop.entries.push({id, itemId: `item ${id}`, sku: `sku ${id}`, quantity})
  setCookie('hasCart')
})

/** The next page: nothing of an earlier one remains but what the browser keeps. */
async function open() {
  vi.resetModules()
  await openCart()
  const [{store}, actions] = await Promise.all([
    import('../../page/store/store.ts'),
    import('../edit-cart.ts'),
  ])
  await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
  const shown = () =>
    store
      .getState()
      .shown?.entries.filter(({quantity}) => quantity > 0)
      .map(({itemId, quantity}) => `${itemId}: ${quantity}`)
  function remove(id: string) {
    const line = store.getState().shown?.entries.find((one) => one.id === id)
    if (!line) throw new Error(`there is no line ${id}`)
    const {undo} = actions.prepareUndo(line, actions.putBack)
    return {undo, done: actions.changeLine(id, 0)}
  }
  const isAtRest = () => !Object.keys(store.getState().edits.lines).length
  return {store, shown, remove, isAtRest, ...actions}
}

const leave = () => dispatchEvent(new Event('pagehide'))
const held = () => page.shop.entries.map(({itemId, quantity}) => `${itemId}: ${quantity}`)
const changes = () => calls().filter((call) => !call.startsWith('GET'))
const kept = () => JSON.parse(localStorage.getItem('vitrine-changes') ?? '{}')
const shows = () => dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))

/** What an earlier page has kept for the cart. */
const keep = (parts: Readonly<Record<string, unknown>>) =>
  localStorage.setItem(
    'vitrine-changes',
    JSON.stringify({cart: 'cart-1', until: Date.now() + 60_000, ...parts}),
  )

/** The shop does what it is sent, and the page that has sent it never hears of it. */
const unheard: Answer = (_response, request) => page.shop.lose(Object({destroy() {}}), request)

/** No connection until it is called. */
function goOffline(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.answer((response) => void response.destroy())
  return () => {
    online.mockRestore()
    server.answer(page.shop.answer)
  }
}

/** Removes line 1 without a connection, and leaves the page. */
async function leaveOffline() {
  const {remove, store} = await open()
  const goOnline = goOffline()
  const {undo} = remove('1')
  await until(() => expect(store.getState().edits.lines[1]?.isWaiting).toBe(true))
  const tries = server.received.length
  leave()
  await until(() => expect(server.received.length).toBeGreaterThan(tries))
  await pause(50)
  return {goOnline, undo, store}
}

describe('leaving the page', () => {
  it('sends the changes that wait behind another one at once', async () => {
    const {remove, changeLine} = await open()
    const first = hold(page.shop.answer)
    server.answer(first.answer)
    remove('1')
    remove('2')
    void changeLine('3', 4)
    await until(() => expect(changes()).toEqual([REMOVE('1')]))
    leave()
    await until(() => expect(changes()).toEqual([REMOVE('1'), REMOVE('2'), PUT('3')]))
    first.release()
    await until(() => expect(held()).toEqual(['item 3: 4']))
  })

  it('keeps a removal that waits for a connection; the next page sends it', async () => {
    const {goOnline} = await leaveOffline()
    goOnline()
    const {shown} = await open()
    await until(() => expect(held()).toEqual(['item 2: 1', 'item 3: 1']))
    await until(() => expect(shown()).toEqual(['item 2: 1', 'item 3: 1']))
  })

  it('keeps the latest quantity of a line whose earlier change is on its way', async () => {
    const {changeLine} = await open()
    const first = hold(page.shop.answer)
    server.answer(first.answer)
    void changeLine('1', 5)
    await until(() => expect(changes()).toEqual([PUT('1')]))
    void changeLine('1', 7)
    leave()
    server.answer(page.shop.answer)
    await open()
    await until(() => expect(held()).toContain('item 1: 7'))
    first.release()
  })

  it('keeps nothing once all is saved', async () => {
    const {remove} = await open()
    await remove('1').done
    leave()
    expect(localStorage.length).toBe(0)
  })

  it('keeps a change only while the line is as the visitor saw it', async () => {
    const {goOnline} = await leaveOffline()
    goOnline()
    const [line] = page.shop.entries
    if (line) line.quantity = 6
    server.received.length = 0
    const {isAtRest} = await open()
    await until(() => expect(localStorage.length).toBe(0))
    expect(isAtRest()).toBe(true)
    expect(changes()).toEqual([])
  })

  it('keeps a change for a day', async () => {
    const {goOnline} = await leaveOffline()
    goOnline()
    server.received.length = 0
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_500_000)
    await open()
    await until(() => expect(localStorage.length).toBe(0))
    expect(changes()).toEqual([])
  })

  it('leaves what another tab keeps of a line that this one has changed before', async () => {
    const {changeLine, store} = await open()
    await changeLine('1', 5)
    const theirs = {id: '1', quantity: 9, from: [5]}
    keep({changes: [theirs]})
    goOffline()
    void changeLine('2', 4)
    await until(() => expect(store.getState().edits.lines[2]?.isWaiting).toBe(true))
    expect(kept().changes).toMatchObject([theirs, {id: '2', quantity: 4}])
  })

  it('keeps its own changes only, once the cart is another', async () => {
    const {changeLine, store} = await open()
    keep({cart: 'cart-0', changes: [{id: '3', quantity: 9, from: [1]}]})
    goOffline()
    void changeLine('2', 4)
    await until(() => expect(store.getState().edits.lines[2]?.isWaiting).toBe(true))
    expect(kept()).toMatchObject({cart: 'cart-1', changes: [{id: '2', quantity: 4}]})
  })

  it('drops what a later clock has kept, or what no one can read', async () => {
    const change = {id: '1', quantity: 5, from: [2]}
    for (const wrong of [
      {changes: [change], until: Date.now() + 2 * 86_400_000},
      {changes: [{...change, id: 1}, {...change, quantity: -2}, {...change, quantity: 'x'}, null]},
      {
        changes: [
          {...change, from: null},
          {...change, from: ['x']},
        ],
      },
      {
        restored: [
          {entry: {id: '9', itemId: 'item 9', quantity: 1}, id: null},
          {addId: 'a', id: null},
        ],
      },
    ]) {
      keep(wrong)
      server.received.length = 0
      await open()
      await until(() => expect(localStorage.length).toBe(0))
      await pause(30)
      expect(changes()).toEqual([])
    }
  })

  it('sends nothing for a line that the shop has changed like that, or no longer has', async () => {
    keep({
      changes: [
        {id: '1', quantity: 2, from: [1, 2]},
        {id: '9', quantity: 2, from: [0, 1]},
        {id: '2', quantity: 3, from: [1]},
      ],
    })
    await open()
    await until(() => expect(held()).toContain('item 2: 3'))
    expect(changes()).toEqual([PUT('2')])
  })

  it('leaves a line to the visitor who has changed it here before the earlier change is sent', async () => {
    const {changeLine, isAtRest} = await open()
    const first = hold(page.shop.answer)
    server.answer(first.answer)
    const done = changeLine('1', 5)
    await until(() => expect(changes()).toEqual([PUT('1')]))
    keep({changes: [{id: '1', quantity: 9, from: [2]}]})
    const {sendKept} = await import('./resume.ts')
    await sendKept()
    server.answer(page.shop.answer)
    first.release()
    await done
    expect(isAtRest()).toBe(true)
    expect(held()).toContain('item 1: 5')
    expect(changes()).toEqual([])
  })

  it('reads again what the next page has taken over, if the visitor comes back to this one', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const {goOnline} = await leaveOffline()
    dispatchEvent(new Event('pageshow'))
    shows()
    expect(reload).not.toHaveBeenCalled()
    goOnline()
    const {isAtRest} = await open()
    await until(() => expect(isAtRest()).toBe(true))
    await until(() => expect(localStorage.length).toBe(0))
    dispatchEvent(new Event('pageshow'))
    expect(reload).not.toHaveBeenCalled()
    shows()
    expect(reload).toHaveBeenCalled()
  })

  it('reads again also if the next page has taken over only one of the changes', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const {changeLine, store} = await open()
    goOffline()
    void changeLine('1', 7)
    void changeLine('2', 7)
    await until(() => expect(store.getState().edits.lines[2]?.isWaiting).toBe(true))
    keep({changes: kept().changes.slice(1)})
    shows()
    expect(reload).toHaveBeenCalled()
  })

  it('reads nothing again if the browser stores nothing: the change is still on this page', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const {changeLine, store} = await open()
    vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    goOffline()
    void changeLine('1', 7)
    await until(() => expect(store.getState().edits.lines[1]?.isWaiting).toBe(true))
    shows()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a change of a tab that is open', () => {
  beforeEach(() => installLocks())

  /** A tab with a change whose reply is on its way, and another tab. */
  async function openTwo() {
    const {changeLine} = await open()
    const slow = hold(page.shop.answer)
    server.answer(slow.answer, page.shop.answer)
    const done = changeLine('1', 5)
    await until(() => expect(changes()).toEqual([PUT('1')]))
    const other = await open()
    await pause(50)
    expect(changes()).toEqual([PUT('1')])
    return {...slow, done, other}
  }

  it('is not sent by another one, which sends what is kept once that is saved', async () => {
    const {release, done} = await openTwo()
    release()
    await done
    keep({changes: [{id: '2', quantity: 3, from: [1]}]})
    await open()
    await until(() => expect(held()).toEqual(['item 1: 5', 'item 2: 3', 'item 3: 1']))
    expect(changes()).toEqual([PUT('1'), PUT('2')])
  })

  it('is sent by the other one as soon as the visitor leaves', async () => {
    const {release} = await openTwo()
    leave()
    await until(() => expect(changes()).toEqual([PUT('1'), PUT('1')]))
    await until(() => expect(held()).toContain('item 1: 5'))
    release()
  })

  it('is again left to it if the visitor comes back', async () => {
    const {goOnline} = await leaveOffline()
    shows()
    goOnline()
    server.received.length = 0
    await open()
    await pause(50)
    expect(changes()).toEqual([])
    dispatchEvent(new Event('online'))
    await until(() => expect(held()).toEqual(['item 2: 1', 'item 3: 1']))
    await pause(30)
    expect(changes()).toEqual([REMOVE('1')])
  })
})

describe('an order', () => {
  /** Removes line 1, puts it back, and leaves the page before the reply to the addition. */
  async function leaveDuringUndo() {
    const {remove, isAtRest, store} = await open()
    const {undo, done} = remove('1')
    await done
    await until(() => expect(isAtRest()).toBe(true))
    const slow = hold(page.shop.answer)
    server.answer(slow.answer)
    undo().catch(() => {})
    await until(() => expect(changes().at(-1)).toBe(ADD))
    leave()
    return {release: slow.release, store}
  }

  it('ends what was kept for its cart: nothing is bought twice', async () => {
    const {release} = await leaveDuringUndo()
    release()
    await until(() => expect(held()).toContain('item 1: 2'))
    page.shop.order()
    page.shop.entries.push({id: '9', itemId: 'item 9', sku: 'sku 9', quantity: 1})
    server.answer(page.shop.answer)
    const {isAtRest} = await open()
    await pause(50)
    expect(isAtRest()).toBe(true)
    expect(held()).toEqual(['item 9: 1'])
    expect(localStorage.length).toBe(0)
  })

  it('seen by a page that has changes for its cart ends them', async () => {
    const {changeLine, remove, store, isAtRest, shown} = await open()
    const goOnline = goOffline()
    void changeLine('1', 7)
    remove('2')
    await until(() => expect(store.getState().edits.lines[2]?.isWaiting).toBe(true))
    page.shop.order()
    page.shop.entries.push({id: '1', itemId: 'item 9', sku: 'sku 9', quantity: 1})
    const tab = new BroadcastChannel('vitrine-cart')
    tab.postMessage({...Object(page.shop.cart()), asked: Date.now(), told: Date.now()})
    await until(() => expect(isAtRest()).toBe(true))
    goOnline()
    dispatchEvent(new Event('online'))
    await pause(50)
    expect(shown()).toEqual(['item 9: 1'])
    expect(held()).toEqual(['item 9: 1'])
    tab.close()
  })

  it('that its page confirms is followed by nothing, also where carts have no ids', async () => {
    page.shop.id = null
    const {release} = await leaveDuringUndo()
    sessionStorage.setItem('vitrine-removed', '[]')
    localStorage.setItem('vitrine-additions', '[]')
    release()
    await until(() => expect(held()).toContain('item 1: 2'))
    page.shop.order()
    server.answer(page.shop.answer)
    const {endOrder} = await import('../../../widgets/order-confirmed/end-order.ts')
    endOrder(null)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    await open()
    await pause(50)
    expect(changes()).toEqual([])
  })

  it('that its page confirms ends the changes of every tab, which reads the cart at once', async () => {
    page.shop.id = null
    const {changeLine, store, isAtRest} = await open()
    const goOnline = goOffline()
    void changeLine('1', 7)
    await until(() => expect(store.getState().edits.lines[1]?.isWaiting).toBe(true))
    goOnline()
    page.shop.order()
    const {endOrder} = await import('../../../widgets/order-confirmed/end-order.ts')
    endOrder(null)
    await until(() => expect(isAtRest()).toBe(true))
    await until(() => expect(store.getState().cart?.entries).toEqual([]))
    expect(changes().filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('of another cart leaves what is kept for this one', async () => {
    await leaveOffline()
    const {endOrder} = await import('../../../widgets/order-confirmed/end-order.ts')
    endOrder('cart-0')
    expect(localStorage.length).toBe(1)
    endOrder('cart-1')
    expect(localStorage.length).toBe(0)
  })
})

describe('a page that the visitor comes back to', () => {
  it('sends what a later page has kept, each time', async () => {
    const {isAtRest} = await open()
    const {startCart} = await import('../../page/store/start.ts')
    startCart()
    await pause(20)
    for (const quantity of [5, 6]) {
      const from = page.shop.entries.find(({id}) => id === '2')?.quantity
      keep({changes: [{id: '2', quantity, from: [from]}]})
      shows()
      await until(() => expect(held()).toContain(`item 2: ${quantity}`))
      await until(() => expect(isAtRest()).toBe(true))
      expect(localStorage.length).toBe(0)
    }
  })
})

describe('a page that the browser has rendered ahead', () => {
  it('sends nothing before it is seen', async () => {
    const {goOnline} = await leaveOffline()
    goOnline()
    server.received.length = 0
    const show = prerender()
    await open()
    await pause(50)
    expect(changes()).toEqual([])
    show()
    await until(() => expect(held()).toEqual(['item 2: 1', 'item 3: 1']))
  })
})

describe('a line that was put back', () => {
  it('keeps its place on the next page', async () => {
    const {remove, shown} = await open()
    const {undo, done} = remove('1')
    await done
    await undo()
    expect(held()).toEqual(['item 2: 1', 'item 3: 1', 'item 1: 2'])
    expect(shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1'])
    leave()
    // what the visitor answered in a form is kept no longer than needed
    expect(kept().restored).toMatchObject([{entry: {id: '1'}}])
    expect(Object.keys(kept().restored[0].entry)).toEqual(['id'])
    server.received.length = 0
    const next = await open()
    await pause(30)
    expect(changes()).toEqual([])
    expect(next.store.getState().restored).toHaveLength(1)
    expect(next.shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1'])
    const second = next.remove('2')
    await second.done
    await second.undo()
    expect((await open()).shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1'])
  })

  it('without a connection is added by the next page, once', async () => {
    const {remove, store} = await open()
    const {undo, done} = remove('1')
    await done
    const goOnline = goOffline()
    void undo()
    await until(() => expect(store.getState().edits.lines[1]?.isWaiting).toBe(true))
    leave()
    goOnline()
    server.received.length = 0
    const {shown} = await open()
    await until(() => expect(changes()).toEqual([ADD]))
    await until(() => expect(shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1']))
    await open()
    expect(changes()).toEqual([ADD])
    expect(held()).toHaveLength(3)
  })

  it('is not added again if the shop has it already', async () => {
    const {remove} = await open()
    const {undo, done} = remove('1')
    await done
    server.answer(unheard)
    void undo()
    await until(() => expect(held()).toHaveLength(3))
    leave()
    server.answer(page.shop.answer)
    const {shown, isAtRest} = await open()
    await until(() => expect(shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1']))
    await pause(30)
    expect(isAtRest()).toBe(true)
    expect(changes()).toEqual([])
    leave()
    expect((await open()).shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1'])
  })

  it('before its removal was sent stays in the cart', async () => {
    const {goOnline, undo} = await leaveOffline()
    void undo()
    leave()
    goOnline()
    const {shown} = await open()
    await until(() => expect(localStorage.length).toBe(0))
    expect(shown()).toEqual(['item 1: 2', 'item 2: 1', 'item 3: 1'])
  })
})
