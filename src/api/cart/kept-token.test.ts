import {beforeEach, describe, expect, it, vi} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {drop, hold, json} from '../../../test/helpers/fake-server.ts'
import {memoryStorage} from '../../../test/helpers/memory-storage.ts'
import {installLocks, refusedLocks} from '../../../test/helpers/tab-locks.ts'
import {pause, until} from '../../../test/helpers/until.ts'
import {page} from '../../page/page.ts'

const server = await apiServer()
const MUG = {itemId: 'mug', sku: null, quantity: 1}
const CART = {entries: [{id: '1', itemId: 'mug', quantity: 1}]}

const withToken = (token: string, body: unknown = {shoppingCart: CART}, status = 200) =>
  json(body, status, {'cart-token': token})

let sent: (RequestCredentials | undefined)[] = []

/** A page on another origin than the API. `storage` throws if storage is blocked. */
function visit(storage: () => Storage = memoryStorage()): void {
  vi.stubGlobal('location', new URL('https://shop.example/'))
  Object.defineProperty(globalThis, 'localStorage', {configurable: true, get: storage})
  const {fetch} = globalThis
  sent = []
  vi.stubGlobal('fetch', (...[url, init]: Parameters<typeof fetch>) => {
    sent.push(init?.credentials)
    return fetch(url, init)
  })
  delete page().credentials
}

/** The modules of one page; another call is another page, or another tab. */
async function openTab() {
  vi.resetModules()
  const {page: settings} = await import('../../page/page.ts')
  settings().api = server.origin
  const calls = await import('./cart.ts')
  const add = () => calls.addEntry({...MUG, idempotencyKey: 'k'})
  return {...calls, add}
}

const tokens = () => server.received.map(({headers}) => headers['cart-token'])
const crumbs = () => server.received.map(({headers}) => headers['x-csrf-token'])

beforeEach(() => visit())

describe('a cart on another origin', () => {
  it('is identified by the token of its replies, without cookies and without a crumb', async () => {
    const {add, removeEntry, loadCart} = await openTab()
    server.answer(withToken('one'), withToken('two'), json({shoppingCart: CART}), json(CART))
    await add()
    await removeEntry('1')
    await removeEntry('2')
    await loadCart()
    expect(tokens()).toEqual([undefined, 'one', 'two', 'two'])
    expect(sent).toEqual(['include', 'omit', 'omit', 'omit'])
    expect(crumbs()).toEqual(['c', undefined, undefined, undefined])
  })

  it('is identified by the newest token, also from a refusal or another tab', async () => {
    const [here, there] = [await openTab(), await openTab()]
    server.answer(withToken('one'), withToken('two', {message: 'No'}, 422), withToken('three'))
    await here.add()
    await expect(there.add()).rejects.toMatchObject({kind: 'invalid'})
    await here.add()
    await there.loadCart()
    expect(tokens()).toEqual([undefined, 'one', 'two', 'three'])
  })

  it('is kept as long as the page is open if storage is blocked', async () => {
    visit(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const here = await openTab()
    server.answer(withToken('one'))
    await here.add()
    await here.loadCart()
    const next = await openTab()
    await next.loadCart()
    expect(tokens()).toEqual([undefined, 'one', undefined])
  })

  it('is created once, however many additions run at a time', async () => {
    const {add} = await openTab()
    const first = hold(withToken('one'))
    server.answer(first.answer, withToken('two'))
    const all = Promise.all([add(), add(), add()])
    await until(() => expect(server.received).toHaveLength(1))
    first.release()
    await all
    expect(tokens().filter((token) => token === undefined)).toHaveLength(1)
  })

  it('is created once by two tabs that add at the same time', async () => {
    installLocks()
    const [here, there] = [await openTab(), await openTab()]
    const first = hold(withToken('one'))
    server.answer(first.answer, withToken('two'))
    const all = Promise.all([here.add(), there.add()])
    await until(() => expect(server.received).toHaveLength(1))
    await pause(30)
    expect(server.received).toHaveLength(1)
    first.release()
    await all
    expect(tokens()).toEqual([undefined, 'one'])
  })

  it('is created in a document that may not use locks', async () => {
    installLocks(refusedLocks)
    const {add} = await openTab()
    server.answer(withToken('one'))
    await Promise.all([add(), add()])
    expect(tokens()).toEqual([undefined, 'one'])
  })

  it('whose token the page may not read is reported once, with the header that is missing', async () => {
    page().credentials = 'omit'
    const {add} = await openTab()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.answer(json({shoppingCart: CART}))
    await add()
    await add()
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('Access-Control-Expose-Headers'), expect.anything()],
    ])
    warned.mockRestore()
  })

  it('whose shop sends no token has parallel calls after its first change', async () => {
    const {add} = await openTab()
    server.answer(json({shoppingCart: CART}))
    await add()
    const [first, second] = [hold(json({shoppingCart: CART})), hold(json({shoppingCart: CART}))]
    server.answer(first.answer, second.answer)
    const all = Promise.all([add(), add()])
    await until(() => expect(server.received).toHaveLength(2))
    first.release()
    second.release()
    await all
    expect(sent).toEqual(['include', 'include', 'include'])
  })
})

describe('whether a cart exists', () => {
  it('is requested if there never was a token, and is known by the token afterwards', async () => {
    const {mayHaveCart, add} = await openTab()
    expect(mayHaveCart()).toBe(true)
    server.answer(withToken('one'))
    await add()
    expect(mayHaveCart()).toBe(true)
  })

  it('does not depend on cookies of the page', async () => {
    vi.stubGlobal('document', {cookie: 'hasCart=true'})
    const {mayHaveCart, add, loadCart} = await openTab()
    server.answer(withToken('one'), json({}, 404))
    await add()
    await loadCart()
    expect(mayHaveCart()).toBe(false)
  })

  it.each([
    ['404', json({}, 404)],
    ['401', json({}, 401)],
    ['403', json({}, 403)],
    ['410', json({}, 410)],
    ['400', json({message: 'Already completed.'}, 400)],
    ['null', json(null)],
  ])('ends with %s for its token; the next addition creates another', async (_, answer) => {
    const {add, loadCart, mayHaveCart} = await openTab()
    server.answer(withToken('one'), answer, withToken('two'))
    await add()
    expect((await loadCart()).entries).toEqual([])
    expect(mayHaveCart()).toBe(false)
    await add()
    expect(mayHaveCart()).toBe(true)
    expect(tokens()).toEqual([undefined, 'one', undefined])
  })

  it.each([
    ['400', json({message: 'Already completed.'}, 400)],
    ['404', json({}, 404)],
    ['410', json({}, 410)],
    ['null', json(null)],
  ])('ends with %s for an addition, which begins another cart once', async (_, dead) => {
    const {add} = await openTab()
    server.answer(withToken('one'), dead, dead, withToken('two'))
    await add()
    await add()
    expect(tokens()).toEqual([undefined, 'one', 'one', undefined])
    server.answer(dead)
    await expect(add()).rejects.toMatchObject({name: 'ApiError'})
    expect(server.received.map(({method}) => method)).toEqual(['POST', 'GET', 'POST'])
  })

  it('does not end with an addition that the shop refuses, nor if it cannot be read', async () => {
    const {add} = await openTab()
    const refused = json({message: 'Sold out.'}, 400)
    server.answer(withToken('one'), refused, json(CART), refused, drop)
    await add()
    await expect(add()).rejects.toMatchObject({visitorMessage: 'Sold out.'})
    await expect(add()).rejects.toMatchObject({visitorMessage: 'Sold out.'})
    expect(new Set(tokens().slice(1))).toEqual(new Set(['one']))
  })

  it('stays known by a token that arrived meanwhile', async () => {
    const {add, loadCart, removeEntry, mayHaveCart} = await openTab()
    const read = hold(json({}, 404))
    server.answer(withToken('one'), read.answer, withToken('two'))
    await add()
    const reading = loadCart()
    await until(() => expect(server.received).toHaveLength(2))
    await removeEntry('1')
    read.release()
    await reading
    expect(mayHaveCart()).toBe(true)
  })

  it.each([401, 403])('is unknown after a %i without a token', async (status) => {
    const {loadCart} = await openTab()
    server.answer(json({}, status))
    await expect(loadCart()).rejects.toMatchObject({kind: 'unauthorized'})
  })
})

describe('the tag', () => {
  it('with data-credentials="omit" sends no cookies, from the first call on', async () => {
    const {add, loadCart} = await openTab()
    const {loadStock} = await import('./inventory.ts')
    page().credentials = 'omit'
    server.answer(json(CART), json({results: []}), withToken('one'))
    await loadCart()
    await loadStock('mug')
    await add()
    expect(sent).toEqual(['omit', 'omit', 'omit'])
    expect(crumbs()).toEqual([undefined, undefined, undefined])
  })
})

describe('the page’s own origin', () => {
  it('gets one first addition at a time: the second one has the cookie of the first', async () => {
    vi.stubGlobal('location', new URL(server.origin))
    const {add} = await openTab()
    const first = hold(json({shoppingCart: CART}))
    server.answer(first.answer, json({shoppingCart: CART}))
    const both = [add(), add()]
    await until(() => expect(server.received).toHaveLength(1))
    await pause(30)
    expect(server.received).toHaveLength(1)
    vi.stubGlobal('document', {cookie: 'hasCart=true'})
    first.release()
    await Promise.all(both)
    const [slow, next] = [hold(json({shoppingCart: CART})), hold(json({shoppingCart: CART}))]
    server.answer(slow.answer, next.answer)
    const later = [add(), add()]
    await until(() => expect(server.received).toHaveLength(2))
    slow.release()
    next.release()
    await Promise.all(later)
  })

  it('uses cookies, whatever token arrives', async () => {
    vi.stubGlobal('location', new URL(server.origin))
    page().credentials = 'omit'
    const {add, loadCart, mayHaveCart} = await openTab()
    expect(mayHaveCart()).toBe(false)
    server.answer(withToken('one'), json(CART))
    await add()
    await loadCart()
    expect(tokens()).toEqual([undefined, undefined])
    expect(sent).toEqual(['include', 'include'])
    vi.stubGlobal('document', {cookie: 'hasCart=true'})
    expect(mayHaveCart()).toBe(true)
  })
})

describe('the crumb of another origin', () => {
  it('is kept for that origin, and is not a cookie of the page', async () => {
    vi.stubGlobal('document', {cookie: 'crumb=own'})
    const {add} = await openTab()
    const {submitForm} = await import('../forms/forms.ts')
    const {submission} = await import('../../../test/helpers/call-inputs.ts')
    server.answer(json({crumbFail: true, crumb: 'theirs'}, 403), json({shoppingCart: CART}), json({key: 'k'}))
    await add()
    await submitForm(submission).catch(() => {})
    expect(crumbs().slice(0, 3)).toEqual(['own', 'theirs', 'theirs'])
    expect(document.cookie).toBe('crumb=own')
  })
})
