import {beforeEach, describe, expect, it, vi} from 'vitest'
import type {WidgetState} from '../../src/contract/attributes.ts'
import {type FakeWidget, fakeWidget} from '../../test/helpers/fake-widget.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {pause} from '../../test/helpers/until.ts'

freshPage()

const load = vi.fn()
const claim = vi.fn()
const fetchAhead = vi.fn(async () => [])
let drawer: FakeWidget
const isReleased = vi.fn(() => false)

async function start(cart = 'drawer') {
  const [{ahead}, {startOpening}, {page}] = await Promise.all([
    import('./ahead.ts'),
    import('../../loader/engine/open-widget.ts'),
    import('../../src/page/page.ts'),
  ])
  page().cart = cart
  startOpening([])
  ahead({load, claim, use() {}, isReleased, entries: [drawer], fetchAhead})
}

const drawers = () => [...document.querySelectorAll<HTMLElement>('[data-vitrine=cart-drawer]')]

function click(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init})
  document.querySelector('.sqs-custom-cart b')?.dispatchEvent(event)
  return event.defaultPrevented
}

const emit = (name: string) => drawers()[0]?.dispatchEvent(new Event(`vitrine:${name}`, {bubbles: true}))

beforeEach(() => {
  load.mockClear()
  fetchAhead.mockClear()
  drawer = fakeWidget('cart-drawer', {use: 'lines'})
  isReleased.mockReset()
  document.body.innerHTML = '<a class="sqs-custom-cart" href="/cart"><b>Cart</b></a>'
})

describe('the first click on the cart link', () => {
  it('loads the drawer, and is repeated once it is mounted', async () => {
    await start()
    let clicks = 0
    document.querySelector('a')?.addEventListener('click', () => clicks++)
    expect(click()).toBe(true)
    expect(click()).toBe(true)
    expect(drawers()).toHaveLength(1)
    expect(load).toHaveBeenLastCalledWith(drawers()[0])
    const [drawer] = drawers()
    if (drawer) drawer.dataset.vitrineState = 'mounted'
    emit('mounted')
    expect(clicks).toBe(3)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('uses the page’s own element', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-vitrine="cart-drawer" id="mine"></div>')
    await start()
    click()
    expect(claim).toHaveBeenCalledExactlyOnceWith(document.getElementById('mine'))
    expect(load).toHaveBeenCalledExactlyOnceWith(document.getElementById('mine'))
  })

  it('stays with the browser for a new tab, and on a page that shows the cart', async () => {
    await start()
    expect(click({metaKey: true})).toBe(false)
    document.body.insertAdjacentHTML('beforeend', '<div id="sqs-cart-root"></div>')
    expect(click()).toBe(false)
    expect(drawers()).toEqual([])
  })
})

describe('if the drawer cannot be loaded', () => {
  const setState = (state: WidgetState) => {
    const [drawer] = drawers()
    if (drawer) drawer.dataset.vitrineState = state
    emit(state)
  }
  const go = () => vi.spyOn(location, 'assign').mockImplementation(() => {})

  it('the link opens its page, now and later', async () => {
    await start()
    const assign = go()
    expect(click()).toBe(true)
    setState('error')
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/cart$/))
    expect(click()).toBe(false)
    expect(load).toHaveBeenCalledOnce()
  })

  it('and a later attempt works, nothing is clicked again', async () => {
    await start()
    go()
    click()
    setState('error')
    const clicked = vi.fn()
    document.querySelector('a')?.addEventListener('click', clicked)
    setState('mounted')
    expect(clicked).not.toHaveBeenCalled()
  })

  it('because the page has unmounted it, the link opens its page', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-vitrine="cart-drawer"></div>')
    await start()
    isReleased.mockReturnValue(true)
    expect(click()).toBe(false)
    expect(load).not.toHaveBeenCalled()
  })

  it('because it was removed meanwhile, the next click loads another one', async () => {
    await start()
    const end = vi.fn()
    const {page} = await import('../../src/page/page.ts')
    page().showBusy = () => end
    click()
    drawers()[0]?.remove()
    expect(click()).toBe(true)
    expect(end).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('the call of an addition', () => {
  async function leave(cart: string) {
    await start(cart)
    const {page} = await import('../../src/page/page.ts')
    page().adding?.()
    // the call leaves first
    await pause()
  }

  it('fetches the drawer and what it uses, and opens nothing', async () => {
    await leave('drawer')
    expect(drawer.load).toHaveBeenCalledOnce()
    expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('lines', 'high')
    expect(drawers()).toEqual([])
  })

  it.each(['popover', 'page', 'none'])('with data-cart="%s" fetches nothing', async (cart) => {
    await leave(cart)
    expect(drawer.load).not.toHaveBeenCalled()
  })

  it('fetches nothing on a page whose switches have turned the drawer off', async () => {
    const {page} = await import('../../src/page/page.ts')
    page().off = new Set(['cart-drawer'])
    await leave('drawer')
    expect(drawer.load).not.toHaveBeenCalled()
  })
})

describe('an addition', () => {
  const addItem = () => document.body.dispatchEvent(new CustomEvent('vitrine:item-added', {bubbles: true}))
  const widgets = () =>
    [...document.querySelectorAll<HTMLElement>('[data-vitrine]')].map(({dataset}) => dataset.vitrine)

  it.each([
    ['drawer', ['cart-drawer']],
    ['popover', ['cart-popover']],
    ['somewhere', ['cart-popover']],
    ['none', []],
  ])('with data-cart="%s" adds %j', async (cart, names) => {
    await start(cart)
    addItem()
    addItem()
    expect(widgets()).toEqual(names)
  })

  it('with data-cart="page" opens the cart page', async () => {
    await start('page')
    const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
    addItem()
    expect(go).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/cart$/))
    expect(widgets()).toEqual([])
  })
})
