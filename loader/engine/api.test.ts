// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import packageJson from '../../package.json' with {type: 'json'}
import {watchConsole} from '../../test/helpers/console.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import type {Callback, Vitrine} from '../api.ts'

const page = await shopPage()
const said = watchConsole()
const noClaims = {
  selectors: () => ['body'],
  begin: vi.fn(),
  claim: vi.fn(),
  finish: vi.fn(async () => {}),
  fetchAhead: vi.fn(),
  register: vi.fn(),
  load: vi.fn(),
  use: vi.fn(),
  all: new Map(),
  entries: [],
  released: new Map(),
  isReleased: () => false,
}

/** `window.Vitrine`, after the page has written to the queue. */
async function open(...queue: Callback[]): Promise<Vitrine> {
  window.Vitrine = queue
  const {createApi} = await import('./api.ts')
  return createApi(noClaims)
}

describe('push', () => {
  it('runs the queued callbacks in order, with the API already in place', async () => {
    const log: unknown[] = []
    const vitrine = await open(
      (one) => log.push(1, one === window.Vitrine),
      () => log.push(2),
    )
    expect(log).toEqual([1, true, 2])
    expect(window.Vitrine).toBe(vitrine)
  })

  it('runs later callbacks immediately', async () => {
    const vitrine = await open()
    const [one, two] = [vi.fn(), vi.fn()]
    vitrine.push(one, two)
    expect(one).toHaveBeenCalledExactlyOnceWith(vitrine)
    expect(two).toHaveBeenCalledOnce()
  })

  it('continues after a callback that throws', async () => {
    const later = vi.fn()
    await open(() => {
      throw new Error('the page’s own')
    }, later)
    expect(later).toHaveBeenCalledOnce()
    expect(said.errors).toEqual([['[vitrine] push:', new Error('the page’s own')]])
  })

  it.each([undefined, 'x', {a: 1}])(
    'ignores %j when the page wrote it in place of the queue',
    async (value) => {
      Reflect.set(window, 'Vitrine', value)
      const {createApi} = await import('./api.ts')
      expect(createApi(noClaims).version).toBe(packageJson.version)
    },
  )
})

describe('on', () => {
  it('listens without the prefix until the listener is removed', async () => {
    const vitrine = await open()
    const listen = vi.fn()
    const off = vitrine.on('cart-change', listen)
    const event = new CustomEvent('vitrine:cart-change', {detail: 1, bubbles: true})
    document.body.dispatchEvent(event)
    expect(listen).toHaveBeenCalledExactlyOnceWith(event)
    off()
    off()
    document.body.dispatchEvent(event)
    expect(listen).toHaveBeenCalledOnce()
  })

  it('can cancel a cancelable event', async () => {
    const vitrine = await open()
    const {report} = await import('../../src/page/report.ts')
    vitrine.on('error', (event) => event.preventDefault())
    report('test', new Error('broken'))
    expect(said.errors).toEqual([])
  })
})

describe('store', () => {
  it('shows the state "not read yet" before any widget needs the cart', async () => {
    const vitrine = await open()
    expect(vitrine.store.getState()).toEqual({
      cart: null,
      synced: false,
      loading: false,
      recalculating: false,
      lastAdded: null,
      member: null,
    })
  })

  it('follows the cart until it is unsubscribed', async () => {
    const vitrine = await open()
    const listen = vi.fn()
    const stop = vitrine.store.subscribe(listen)
    const cart = await vitrine.cart.add({itemId: 'mug'})
    expect(vitrine.store.getState()).toMatchObject({cart, synced: true})
    expect(listen).toHaveBeenCalled()
    stop()
    listen.mockReset()
    await vitrine.cart.update(cart.entries[0]?.id ?? '', 2)
    expect(listen).not.toHaveBeenCalled()
  })
})

describe('cart', () => {
  it('fetches its code with the first call, and supports every call', async () => {
    const vitrine = await open()
    expect(page.calls()).toEqual([])
    expect((await vitrine.cart.get()).totalQuantity).toBe(0)
    const {entries} = await vitrine.cart.add({itemId: 'mug', sku: 'M1', quantity: 2})
    const id = entries[0]?.id ?? ''
    expect((await vitrine.cart.update(id, 5)).totalQuantity).toBe(5)
    expect((await vitrine.cart.refresh()).totalQuantity).toBe(5)
    expect((await vitrine.cart.remove(id)).totalQuantity).toBe(0)
    const path = '/api/commerce/shopping-cart'
    expect(page.calls()).toEqual([
      `POST ${path}/entries`,
      `PUT ${path}/entries/${id}`,
      `GET ${path}`,
      `DELETE ${path}/entries/${id}`,
    ])
  })
})

describe('the rest', () => {
  it('strings: overrides the texts, and fires the event', async () => {
    const vitrine = await open()
    const {createTexts} = await import('../../src/page/texts.ts')
    const text = createTexts('popover', {close: 'Close'})
    const listen = vi.fn()
    vitrine.on('strings', listen)
    vitrine.strings({'popover.close': 'Zu'})
    vitrine.strings({'other.x': 'y'})
    expect(text('close')).toBe('Zu')
    expect(listen).toHaveBeenCalledTimes(2)
  })

  it('strings: ignores and reports values that are not text', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const vitrine = await open()
    const {createTexts} = await import('../../src/page/texts.ts')
    const text = createTexts('popover', {close: 'Close', link: 'Link', added: 'Added'})
    const mistake: unknown = {'popover.close': null, 'popover.link': 7, 'popover.added': 'Da'}
    vitrine.strings(mistake as Record<string, string>)
    expect([text('close'), text('link'), text('added')]).toEqual(['Close', 'Link', 'Da'])
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      '[vitrine] strings: popover.close is no text',
      '[vitrine] strings: popover.link is no text',
    ])
    warn.mockRestore()
  })

  it('track: keeps a limited number of events', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 1234})
    const vitrine = await open()
    const {page: settings} = await import('../../src/page/page.ts')
    vitrine.track('view', {a: 1})
    expect(settings().kept).toMatchObject([{event: 'view', data: {a: 1}, at: 1234}])
    const results = Array.from({length: 600}, () => vitrine.track('view'))
    expect(settings().kept).toHaveLength(500)
    expect(await results.at(-1)).toEqual({id: null})
  })

  it('consent: is stored', async () => {
    const vitrine = await open()
    const {page: settings} = await import('../../src/page/page.ts')
    vitrine.consent.set({analytics: false})
    expect(settings().consent).toEqual({analytics: false})
  })

  it('mount: scans the document, or the given root', async () => {
    const vitrine = await open()
    vitrine.mount()
    vitrine.mount(document.body)
    expect(noClaims.claim.mock.calls.map(([element]) => element)).toEqual([document.body, document.body])
  })
})
