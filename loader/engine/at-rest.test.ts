// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type FakeWidget, fakeWidget} from '../../test/helpers/fake-widget.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {pause} from '../../test/helpers/until.ts'
import type {Engine} from '../claim.ts'

freshPage()

const engine = {wait: vi.fn<Engine['wait']>(), mount: vi.fn<Engine['mount']>(), fail: vi.fn<Engine['fail']>()}
let letter: FakeWidget
let question: FakeWidget

beforeEach(() => {
  sessionStorage.clear()
  engine.mount.mockReset()
  letter = fakeWidget('letter', {served: ':has(button)'})
  question = fakeWidget('question', {served: ':has(button)'})
})
afterEach(() => vi.restoreAllMocks())

const HTML = `
  <form id="a" data-vitrine="letter"><input><button>Go</button></form>
  <form id="b" data-vitrine="question"><input><button>Go</button></form>
  <form id="c" data-vitrine="letter"><input><button>Go</button></form>`

/** The forms that mount once the page has come to rest. */
async function atRest(): Promise<string[]> {
  document.body.innerHTML = HTML
  const [{createClaims}, {rest}] = await Promise.all([import('../claims.ts'), import('./at-rest.ts')])
  const claims = createClaims([letter, question], async () => engine)
  claims.register([], engine)
  await claims.finish(() => undefined)
  await rest(claims)
  await pause()
  return engine.mount.mock.calls.map(([{element}]) => element.id)
}

const keep = (widget: string, path = location.pathname) =>
  sessionStorage.setItem(`vitrine:${widget}:${path}:f`, '{}')

describe('text typed on an earlier visit', () => {
  it('counts as a use of the forms of its kind, so that it is visible before it is sent', async () => {
    keep('letter')
    expect(await atRest()).toEqual(['a', 'c'])
  })

  it.each([
    ['another page', 'letter', '/other'],
    ['another widget', 'basket', undefined],
  ])('does not count if it is from %s', async (_, widget, path) => {
    keep(widget, path)
    expect(await atRest()).toEqual([])
  })

  it('does not count if storage is blocked', async () => {
    keep('letter')
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(await atRest()).toEqual([])
  })
})

it('forms without kept text wait', async () => {
  expect(await atRest()).toEqual([])
})

describe('a widget with something in storage', () => {
  beforeEach(() => {
    localStorage.clear()
    question = fakeWidget('question', {served: ':has(button)', kept: 'questions'})
  })

  it('waits as long as there is nothing', async () => {
    expect(await atRest()).toEqual([])
  })

  it('shows it', async () => {
    localStorage.setItem('questions', '{}')
    expect(await atRest()).toEqual(['b'])
  })

  it('shows what the shop has of a member', async () => {
    setCookie('SiteUserInfo', '%7B%22authenticated%22%3Atrue%7D')
    expect(await atRest()).toEqual(['b'])
  })

  it.each(['here', 'in another tab'])('shows it once it is stored %s', async (where) => {
    expect(await atRest()).toEqual([])
    localStorage.setItem('questions', '{}')
    if (where === 'here') document.dispatchEvent(new Event('vitrine:question-change', {bubbles: true}))
    else dispatchEvent(new Event('storage'))
    await pause()
    expect(engine.mount.mock.calls.map(([{element}]) => element.id)).toEqual(['b'])
  })

  it('waits where storage is blocked', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(await atRest()).toEqual([])
  })
})

describe('a product in the page', () => {
  type Seen = readonly {isIntersecting: boolean}[]
  let tell: (entries: Seen) => void
  let observed: Element[] = []
  const disconnect = vi.fn()

  beforeEach(() => {
    tell = () => {}
    observed = []
    disconnect.mockReset()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = disconnect
        constructor(hear: (entries: Seen, own: unknown) => void) {
          tell = (entries) => hear(entries, this)
        }
        observe(element: Element): void {
          observed.push(element)
        }
      },
    )
  })
  afterEach(() => {
    history.replaceState(null, '', location.pathname)
    vi.unstubAllGlobals()
  })

  const variant = (sku: string, size: string, qtyInStock: number) => ({
    sku,
    attributes: {Size: size},
    qtyInStock,
  })
  const PRODUCT = {id: 'p', variants: [variant('a', 'S', 3), variant('b', 'M', 0)]}
  const IN_STOCK = {id: 'p', variants: [variant('a', 'S', 3), variant('b', 'M', 30)]}
  const NONE = {id: 'p', variants: [variant('a', 'S', 0), variant('b', 'M', 0)]}

  const SUBMIT = '<button type="submit">Go</button>'

  async function openProduct(attributes: string, product: object = IN_STOCK, options = '', button = SUBMIT) {
    const form = document.createElement('form')
    form.innerHTML = options + button
    document.body.innerHTML = `<form data-vitrine="letter" ${attributes}></form>`
    const element = document.querySelector('form')
    if (element) {
      element.dataset.product = JSON.stringify(product)
      element.append(...form.childNodes)
    }
    const [{createClaims}, {rest}] = await Promise.all([import('../claims.ts'), import('./at-rest.ts')])
    const claims = createClaims([letter], async () => engine)
    claims.register([], engine)
    await claims.finish(() => undefined)
    // fetched before, so that a pause is enough for it
    await import('../../widgets/add-to-cart/ahead.ts')
    await rest(claims)
    await pause()
    return engine.mount.mock.calls.length
  }

  const radios = (chosen: string, mark = '') =>
    ['S', 'M']
      .map((size) => `<input type="radio" value="${size}" ${size === chosen ? 'checked' : ''}>`)
      .join(`<label ${mark}>M</label>`)

  it.each([
    ['?variant=a', '', 1],
    ['?store=ar&variant=a', 'data-mode="page"', 1],
    ['?variant=a', 'data-mode="list"', 0],
    ['?invariant=a', '', 0],
    ['?variant=c', '', 0],
    ['', '', 0],
  ])('%j, %s: is mounted %d times without a use', async (query, attributes, times) => {
    history.replaceState(null, '', location.pathname + query)
    expect(await openProduct(attributes)).toBe(times)
  })

  it('is not mounted for a variant that the server has rendered, unless its button has to say more', async () => {
    history.replaceState(null, '', `${location.pathname}?variant=a`)
    expect(await openProduct('', IN_STOCK, radios('S'))).toBe(0)
    history.replaceState(null, '', `${location.pathname}?variant=b`)
    expect(await openProduct('', PRODUCT, radios('M', 'class="add-to-cart__unavailable"'))).toBe(1)
  })

  it('is mounted for a variant whose id is a number', async () => {
    history.replaceState(null, '', `${location.pathname}?variant=123`)
    const product = {id: 'p', variants: [{...variant('a', 'S', 3), id: 123}, variant('b', 'M', 3)]}
    expect(await openProduct('', product)).toBe(1)
  })

  it('is mounted when it comes into view if a value is sold out and not marked', async () => {
    expect(await openProduct('', PRODUCT, radios(''))).toBe(0)
    tell([{isIntersecting: false}])
    await pause()
    expect(engine.mount).not.toHaveBeenCalled()
    tell([{isIntersecting: true}])
    await pause()
    expect(engine.mount).toHaveBeenCalledOnce()
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it.each([
    ['the server has marked it', '', PRODUCT, 'class="add-to-cart__unavailable"'],
    ['it is in a list', 'data-mode="list"', PRODUCT, ''],
    ['everything is sold out', '', NONE, ''],
    ['nothing is sold out', '', IN_STOCK, ''],
    [
      'another variant has the value',
      '',
      {
        ...PRODUCT,
        variants: [...PRODUCT.variants, variant('c', 'M', 2)],
      },
      '',
    ],
  ])('waits for its use if %s', async (_, attributes, product, mark) => {
    await openProduct(attributes, product, radios('', mark))
    tell([{isIntersecting: true}])
    await pause()
    expect(engine.mount).not.toHaveBeenCalled()
  })

  it('with a buy bar mounts once its button has left the window', async () => {
    expect(await openProduct('data-buy-bar="true"')).toBe(0)
    tell([{isIntersecting: true}])
    await pause()
    expect(engine.mount).not.toHaveBeenCalled()
    tell([{isIntersecting: false}])
    await pause()
    expect(engine.mount).toHaveBeenCalledOnce()
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it.each([
    ['', '<button>Add</button>'],
    ['=""', '<button type="button" class="sqs-add-to-cart-button">Add</button>'],
    ['="true"', '<input type="submit">'],
  ])('with a buy bar (%j) may have a button of any kind: %s', async (value, button) => {
    const step = '<button data-quantity-step="1">+</button>'
    await openProduct(`data-buy-bar${value}`, IN_STOCK, step, button)
    expect(observed).toEqual([document.querySelector(':is(button,input):not([data-quantity-step])')])
  })

  it.each(['false', 'null', '0'])('without a buy bar (%j) is not observed', async (value) => {
    await openProduct(`data-buy-bar="${value}"`)
    expect(observed).toEqual([])
  })

  it('with a buy bar stays as it is when it is removed from the page', async () => {
    await openProduct('data-buy-bar="true"')
    document.body.replaceChildren()
    tell([{isIntersecting: false}])
    await pause()
    expect(engine.mount).not.toHaveBeenCalled()
  })
})
