// @vitest-environment happy-dom
import {afterAll, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../test/helpers/console.ts'
import {shopPage} from '../test/helpers/shop-page.ts'
import {pause, until} from '../test/helpers/until.ts'

// tracking is off here: it has separate tests
vi.mock('../src/tracking/start.ts', () => ({start() {}}))

const page = await shopPage()
const said = watchConsole()

const HTML = `
  <a id="cart" data-vitrine="cart-indicator" href="/cart">Cart <b class="sqs-cart-quantity">0</b></a>
  <form id="mug" data-vitrine="add-to-cart" data-vitrine-load="now" data-item-id="mug"><h2 class="product-title">Mug</h2><button>Add</button></form>
  <form id="broken" data-vitrine="add-to-cart" data-vitrine-load="now" data-product="{"><button>Add</button></form>`

// the overlay scans the page a moment after its last change: wait for that before the environment is closed
afterAll(() => pause(500))

const byId = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const states = () => ['cart', 'mug', 'broken'].map((id) => byId(id).dataset.vitrineState)

function makeTag(attributes: Record<string, string> = {}): HTMLScriptElement {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
  return tag
}

/** Runs the loader of one build on the page; each call is a separate copy. */
async function begin(tag?: HTMLScriptElement): Promise<void> {
  vi.resetModules()
  const {start} = await import('./start.ts')
  start(tag)
}

/** The same, until its engine has loaded. */
async function run(tag?: HTMLScriptElement): Promise<void> {
  await begin(tag)
  await until(() => expect(window.Vitrine).toHaveProperty('version'))
}

describe('the loader on a page', () => {
  it('mounts every widget; a broken one keeps its HTML and the console reports why', async () => {
    document.body.innerHTML = HTML
    const served = byId('broken').innerHTML
    await run()
    await until(() => expect(states()).toEqual(['mounted', 'mounted', 'error']))
    expect(byId('broken').innerHTML).toBe(served)
    expect(said.errors).toEqual([['[vitrine] add-to-cart:', expect.any(SyntaxError), expect.any(Element)]])
    expect(`${said.errors[0]?.[1]}`).toContain('data-product is not JSON')
  })

  it('touches no complete server HTML until its use, and then adds the product once', async () => {
    const html = HTML.replaceAll(' data-vitrine-load="now"', '')
    document.body.innerHTML = html
    const served = byId('mug').outerHTML
    await run()
    await until(() => expect(states()).toEqual(['mounted', undefined, undefined]))
    await pause(300)
    expect(byId('mug').outerHTML).toBe(served)
    expect(said.errors).toEqual([])
    for (let n = 0; n < 2; n++) byId('mug').querySelector('button')?.click()
    await until(() => expect(states()).toEqual(['mounted', 'mounted', undefined]))
    await until(() => expect(byId('cart').textContent).toBe('Cart 1'))
    await pause(50)
    expect(page.additions()).toHaveLength(1)
  })

  it('adds once for a click that came before anything had loaded', async () => {
    document.body.innerHTML = HTML
    const submitted = vi.fn()
    document.addEventListener('submit', (event) => {
      submitted(event.defaultPrevented)
      event.preventDefault()
    })
    await begin()
    for (let n = 0; n < 2; n++) byId('mug').querySelector('button')?.click()
    await until(() => expect(byId('cart').textContent).toBe('Cart 1'))
    await pause(50)
    expect(page.additions()).toHaveLength(1)
    expect(submitted.mock.calls).toEqual([[true]])
  })

  it('restores the HTML', async () => {
    document.body.innerHTML = HTML
    await run()
    await until(() => expect(states()).toEqual(['mounted', 'mounted', 'error']))
    const {Vitrine: vitrine} = window
    if (vitrine && !Array.isArray(vitrine)) vitrine.unmount()
    expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(HTML)
  })

  it('fetches while the document is being parsed, and mounts afterwards', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    document.body.innerHTML = HTML
    await run()
    await pause(20)
    expect(states()).toEqual(['loading', 'loading', 'loading'])
    const removed = byId('mug')
    removed.remove()
    readyState.mockReturnValue('interactive')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    await until(() => expect(states()).toEqual(['mounted', undefined, 'error']))
    expect(removed.dataset.vitrineState).toBeUndefined()
  })

  it('runs once when the tag is there twice', async () => {
    document.body.innerHTML = HTML
    const push = vi.fn()
    window.Vitrine = [push]
    await run(makeTag())
    await run(makeTag())
    await until(() => expect(states()).toEqual(['mounted', 'mounted', 'error']))
    await pause(50)
    expect(push).toHaveBeenCalledOnce()
    expect(said.errors).toHaveLength(1)
    expect(said.warnings.join()).not.toContain('gives way')
  })

  it('gives way to another running copy, and reports it', async () => {
    await begin(makeTag({src: 'https://cdn.example/1/loader.js'}))
    await begin(makeTag({src: 'https://cdn.example/2/loader.js'}))
    expect(said.warnings).toEqual([['[vitrine] https://cdn.example/2/ gives way to https://cdn.example/1/']])
  })
})

describe('the tag', () => {
  it('names the folder of the files and the API', async () => {
    await run(makeTag({src: 'https://cdn.example/v/loader.js?1', 'data-api': 'https://api.example'}))
    const {readTag} = await import('../src/page/page.ts')
    expect(readTag()).toMatchObject({
      base: 'https://cdn.example/v/',
      api: 'https://api.example',
    })
  })

  it('may be missing: everything is next to the page then', async () => {
    page.visit('/shop/mug?x')
    await run()
    const {readTag} = await import('../src/page/page.ts')
    expect(readTag()).toMatchObject({base: `${page.server.origin}/shop/`})
  })

  it('sets the default strategy', async () => {
    document.body.innerHTML = HTML.replaceAll(' data-vitrine-load="now"', '')
    await run(makeTag({'data-load': 'interaction'}))
    await pause(50)
    expect(states()).toEqual([undefined, undefined, undefined])
    byId('mug')
      .querySelector('button')
      ?.dispatchEvent(new Event('pointerover', {bubbles: true}))
    await until(() => expect(states()).toEqual([undefined, 'mounted', undefined]))
  })

  it('with data-debug logs every event', async () => {
    document.body.innerHTML = HTML
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
    // happy-dom does not copy attributes without a value
    await run(makeTag({'data-debug': 'on'}))
    await until(() => {
      document.dispatchEvent(new CustomEvent('vitrine:strings', {detail: {a: 'b'}}))
      expect(debug.mock.calls.at(-1)).toEqual(['[vitrine] strings', document, {a: 'b'}])
    })
  })

  it('does so if the address asks for it, and shows the overlay; the HTML does not change', async () => {
    page.visit('/shop/mug?a=b&vitrine-debug')
    document.body.innerHTML = HTML
    vi.spyOn(console, 'debug').mockImplementation(() => {})
    await run()
    await until(() => expect(states()).toEqual(['mounted', 'mounted', 'error']))
    const host = () => document.querySelector('html > vitrine-overlay')
    const title = () => host()?.shadowRoot?.querySelector('button')?.textContent
    // the third one: the script that checks JSON against the schemas is built next to the files, which do not exist
    // here
    await until(() => expect(title()).toMatch(/^Vitrine QA: 3 widgets, 3 problems, /))
    const {Vitrine: vitrine} = window
    if (vitrine && !Array.isArray(vitrine)) vitrine.unmount()
    expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(HTML)
    host()?.remove()
  })

  it('reports a listener for an event that does not exist, once', async () => {
    page.visit('/shop/mug?vitrine-debug')
    const listen = () => window.Vitrine?.push(({on}) => void Reflect.apply(on, null, ['item-add', () => {}]))
    window.Vitrine = []
    listen()
    await run()
    listen()
    const lines = said.warnings.map(([line]) => line).filter((line) => /item-add/.test(`${line}`))
    expect(lines).toEqual(['[vitrine] on: there is no event item-add, did you mean item-added?'])
    // the overlay appears a moment later
    await until(() => expect(document.querySelector('html > vitrine-overlay')).not.toBeNull())
    document.querySelector('html > vitrine-overlay')?.remove()
  })

  it.each(['?vitrine-debugger', '?a=vitrine-debug', '#vitrine-debug'])('but not for %s', async (rest) => {
    page.visit(`/shop/mug${rest}`)
    await run()
    const {readTag} = await import('../src/page/page.ts')
    expect(readTag()).toHaveProperty('base')
    expect(readTag()?.debug).toBeUndefined()
  })
})
