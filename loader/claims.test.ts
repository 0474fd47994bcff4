// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {type FakeWidget, fakeWidget} from '../test/helpers/fake-widget.ts'
import {freshPage} from '../test/helpers/fresh-page.ts'
import {until} from '../test/helpers/until.ts'
import {type Claim, type Engine, replay, setState} from './claim.ts'
import {find} from './engine/find.ts'
import {findOpened} from './engine/find-opened.ts'
import {releaseRoot} from './engine/release-root.ts'

freshPage()

let widget: FakeWidget
const engine = {
  wait: vi.fn<Engine['wait']>(),
  mount: vi.fn<Engine['mount']>(),
  fail: vi.fn<Engine['fail']>(),
}

beforeEach(() => {
  for (const fn of Object.values(engine)) fn.mockReset()
  widget = fakeWidget('test', {selector: '.platform:not([data-vitrine] *)'})
})

/** Claims the widgets of a page, as the loader does at start. */
async function open(html: string, {others = [], strategy}: {others?: FakeWidget[]; strategy?: string} = {}) {
  document.body.innerHTML = html
  const {createClaims} = await import('./claims.ts')
  const claims = createClaims([widget, ...others], async () => engine, strategy)
  claims.register([], {...engine, findOpened: (pressed) => findOpened(claims, pressed)})
  for (const type of ['click', 'keydown', 'submit', 'change', 'pointerover', 'focusin'])
    addEventListener(type, claims.onEarly, true)
  find(claims, document)
  await settle()
  return claims
}

/** Waits for everything that depends on promises alone. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const noRest = () => undefined

const one = '<p id="a" data-vitrine="test"></p>'
const idsOf = (calls: [Claim, ...unknown[]][]) => calls.map(([claim]) => claim.element.id)
const states = () =>
  [...document.querySelectorAll('[data-vitrine-state]')].map(
    (element) => `${element.id} ${element.getAttribute('data-vitrine-state')}`,
  )

describe('claiming', () => {
  it('fetches a widget once and mounts all its elements', async () => {
    await open('<p id="a" data-vitrine="test"></p><p id="b" class="platform"></p><p id="c"></p>')
    expect(widget.load.mock.calls).toEqual([[0]])
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a', 'b'])
    expect(engine.mount.mock.calls[0]?.[1]).toEqual({mount: widget.mount})
    expect(states()).toEqual(['a loading', 'b loading'])
  })

  it('claims no element twice', async () => {
    const claims = await open(one)
    find(claims, document)
    find(claims, document.body)
    await settle()
    expect(engine.mount).toHaveBeenCalledOnce()
  })

  it('ignores unknown names', async () => {
    await open('<p id="a" data-vitrine="tset"></p>')
    expect(states()).toEqual([])
  })

  it('claims a released element again', async () => {
    const claims = await open('<p id="a" data-vitrine="test"></p><p id="b" class="platform"></p>')
    claims.all.delete(document.querySelector('#a') ?? document.body)
    find(claims, document)
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a', 'b', 'a'])
  })

  it('mounts an element immediately if its widget has loaded', async () => {
    const claims = await open(one)
    document.body.insertAdjacentHTML('beforeend', '<p id="b" data-vitrine="test"></p>')
    find(claims, document)
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a', 'b'])
  })
})

describe('on a page with very many widgets', () => {
  const many = Array.from({length: 30}, (_, n) => `<p id="${n}" data-vitrine="test"><button>x</button></p>`)

  /** Begins, as the loader does; the rest follows later. */
  async function begin() {
    const claims = await open('')
    document.body.innerHTML = many.join('')
    await claims.begin(noRest)
    await settle()
    return claims
  }

  it('claims the first 24 immediately, the others when asked', async () => {
    const claims = await begin()
    expect(claims.all.size).toBe(24)
    find(claims, document)
    await settle()
    expect(claims.all.size).toBe(30)
    expect(idsOf(engine.wait.mock.calls)).toEqual(['24', '25', '26', '27', '28', '29'])
  })

  it('claims an element that is touched before its turn on the spot, and loses no action', async () => {
    await begin()
    const button = document.querySelector<HTMLElement>('[id="28"] button')
    const clicked = vi.fn()
    document.body.addEventListener('click', clicked, {once: true})
    button?.click()
    await settle()
    expect(clicked).not.toHaveBeenCalled()
    expect(idsOf(engine.mount.mock.calls).at(-1)).toBe('28')
  })

  it('leaves an unmounted element alone, whatever happens to it', async () => {
    const claims = await begin()
    find(claims, document)
    await claims.finish(noRest)
    const element = document.getElementById('3')
    if (element) claims.all.delete(element)
    element?.removeAttribute('data-vitrine-state')
    element?.querySelector('button')?.click()
    await settle()
    expect(claims.all.size).toBe(29)
  })

  it('does not claim an unmounted one of the first elements later', async () => {
    const claims = await begin()
    claims.released.set(document.getElementById('3') ?? document.body, true)
    claims.all.clear()
    await claims.finish(noRest)
    expect([...claims.all.keys()].map(({id}) => id)).toEqual(
      many.flatMap((_, n) => (n === 3 ? [] : [`${n}`])),
    )
  })

  it('counts widgets that are not known yet', async () => {
    const claims = await open('')
    document.body.innerHTML = `${'<p data-vitrine="late"></p>'.repeat(24)}<p id="b" data-vitrine="test"></p>`
    await claims.begin(noRest)
    expect(states()).toEqual([])
    claims.register([fakeWidget('late')], engine)
    await claims.begin(noRest)
    await settle()
    expect(engine.mount).toHaveBeenCalledTimes(24)
    await claims.finish(noRest)
    expect(idsOf(engine.wait.mock.calls)).toEqual(['b'])
  })

  it('finds widgets that become known later', async () => {
    const claims = await open('<p id="a" data-vitrine="late"></p>')
    expect(states()).toEqual([])
    claims.register([fakeWidget('late')], engine)
    await claims.begin(noRest)
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })
})

describe('strategies', () => {
  it.each(['now', 'idle', 'visible'])('%s does not delay the first widgets', async (load) => {
    await open(`<p id="a" data-vitrine="test" data-vitrine-load="${load}"></p>`)
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
    expect(engine.wait).not.toHaveBeenCalled()
  })

  it.each(['interaction', 'added', 'nonsense'])('%s waits', async (load) => {
    await open(`<p id="a" data-vitrine="test" data-vitrine-load="${load}"></p>`)
    expect(widget.load).not.toHaveBeenCalled()
    expect(engine.wait.mock.calls.map(([claim]) => claim)).toMatchObject([{strategy: load, state: 'waiting'}])
    expect(states()).toEqual([])
  })

  it('mounts only the first 24 immediately, in document order', async () => {
    await open(Array.from({length: 30}, (_, n) => `<p id="${n}" data-vitrine="test"></p>`).join(''))
    const ids = Array.from({length: 30}, (_, n) => `${n}`)
    expect(idsOf(engine.mount.mock.calls)).toEqual(ids.slice(0, 24))
    expect(idsOf(engine.wait.mock.calls)).toEqual(ids.slice(24))
  })

  it('prefers the element’s strategy to the tag’s, and the tag’s to the registry’s', async () => {
    await open(
      `<p id="a" data-vitrine="test" data-vitrine-load="interaction"></p>
       <p id="b" data-vitrine="test"></p>
       <p id="c" data-vitrine="test" data-vitrine-load=""></p>`,
      {strategy: 'added'},
    )
    expect(engine.wait.mock.calls.map(([claim]) => claim.strategy)).toEqual(['interaction', 'added', 'added'])
  })

  it('loads a waiting widget when its time comes, once', async () => {
    const claims = await open('<p id="a" data-vitrine="test" data-vitrine-load="added"></p>')
    const element = document.querySelector('p') ?? document.body
    claims.load(element)
    claims.load(element)
    claims.load(document.body)
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })
})

describe('an element with complete server HTML', () => {
  const form =
    '<div id="a" data-vitrine="test"><form><select><option>x</option></select><button>Add</button></form></div>'
  const button = () => document.querySelector('button') ?? document.body

  async function openServed(html = form, strategy?: string, served = ':has(button)') {
    widget = fakeWidget('test', {served})
    const claims = await open(html, strategy === undefined ? {} : {strategy})
    await claims.finish(noRest)
    return claims
  }

  it('stays untouched until its first use', async () => {
    const claims = await openServed()
    await claims.begin(noRest)
    expect(claims.all.size).toBe(0)
    expect(widget.load).not.toHaveBeenCalled()
    expect(document.body.innerHTML).toBe(form)
  })

  it.each(['pointerover', 'focusin', 'keydown', 'change'])('mounts on %s, once', async (type) => {
    await openServed()
    for (let n = 0; n < 2; n++)
      button().dispatchEvent(Object.assign(new Event(type, {bubbles: true}), {key: 'Tab'}))
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
    expect(engine.mount.mock.calls[0]?.[0].early).toBeUndefined()
  })

  it('mounts on its first use, even if the page has changed it since', async () => {
    await openServed(form, undefined, ':has(button):not(:has(hr))')
    document.getElementById('a')?.append(document.createElement('hr'))
    button().click()
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
    expect(engine.mount.mock.calls[0]?.[0].early).toBeTypeOf('function')
  })

  it.each(['click', 'submit'])('mounts on %s, and keeps the event’s action for the widget', async (type) => {
    await openServed()
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener(type, heard)
    if (type === 'click') button().click()
    else document.querySelector('form')?.requestSubmit()
    await settle()
    expect(heard).not.toHaveBeenCalled()
    expect(engine.mount.mock.calls[0]?.[0].early).toBeTypeOf('function')
  })

  it.each([
    ['has a strategy', form.replace('<div', '<div data-vitrine-load="now"')],
    ['is not complete', '<div id="a" data-vitrine="test"></div>'],
  ])('that %s mounts without a use', async (_, html) => {
    await openServed(html)
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })

  it('mounts without a use if the page sets a strategy for all widgets', async () => {
    await openServed(form, 'now')
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })

  it('stays unmounted after the page has unmounted it, until it is mounted again', async () => {
    const claims = await openServed(`<div id="b">${form}</div>`)
    const root = document.getElementById('b') ?? document.body
    releaseRoot(claims, document, true)
    button().click()
    await settle()
    expect(engine.mount).not.toHaveBeenCalled()
    releaseRoot(claims, root, false)
    button().click()
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })

  it('mounts when something else counts as its use', async () => {
    const claims = await openServed()
    claims.use(button())
    claims.use(document.body)
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })
})

describe('an early action', () => {
  const form = '<form id="a" data-vitrine="test"><input><button>Add</button></form>'
  const button = () => document.querySelector('button') ?? document.body
  const claimOf = (calls: [Claim, ...unknown[]][]): Claim | undefined => calls[0]?.[0]

  it('is kept and stops there: no other listener receives it, and the page does not navigate', async () => {
    await open(form)
    const heard = vi.fn()
    for (const type of ['click', 'submit']) document.addEventListener(type, heard)
    button().click()
    expect(heard).not.toHaveBeenCalled()
    const claim = claimOf(engine.mount.mock.calls)
    expect(claim?.early).toBeTypeOf('function')
  })

  it('runs once, however often it occurred', async () => {
    await open(form)
    button().click()
    button().click()
    const claim = claimOf(engine.mount.mock.calls)
    const heard = vi.fn((event: Event) => event.preventDefault())
    if (claim) setState(claim, 'mounted')
    document.addEventListener('click', heard)
    claim?.early?.()
    expect(heard).toHaveBeenCalledOnce()
  })

  it.each([
    'data-quantity-step="1"',
    'name="plus"',
    'name="minus"',
    'data-cart="more"',
    'data-cart="less"',
    'data-value="Blue"',
  ])(
    'that is a step of a quantity or a choice counts each time, before the last other one: %s',
    async (step) => {
      await open(
        `<form id="a" data-vitrine="test"><button ${step}>+</button><button id="add">Add</button></form>`,
      )
      const [plus, add] = document.querySelectorAll('button')
      for (const one of [plus, add, plus, plus, add]) one?.click()
      const claim = claimOf(engine.mount.mock.calls)
      const heard: string[] = []
      document.addEventListener('click', (event) => {
        event.preventDefault()
        heard.push((event.target as Element).textContent)
      })
      if (claim) setState(claim, 'mounted')
      if (claim) replay(claim)
      expect(heard).toEqual(['+', '+', '+', 'Add'])
      if (claim) replay(claim)
      expect(heard).toHaveLength(4)
    },
  )

  it.each([
    [true, true],
    [undefined, false],
  ])(
    'on a link that is the element is kept if the widget makes a button of it: %s',
    async (isButton, isKept) => {
      if (isButton) widget.isButton = isButton
      await open('<a id="a" data-vitrine="test" href="/cart/add">Add</a>')
      const click = new MouseEvent('click', {bubbles: true, cancelable: true})
      document.addEventListener('click', (event) => event.preventDefault(), {once: true})
      document.querySelector('a')?.dispatchEvent(click)
      expect(claimOf(engine.mount.mock.calls)?.early !== undefined).toBe(isKept)
    },
  )

  it('fetches a waiting widget immediately', async () => {
    await open(form.replace('<form', '<form data-vitrine-load="visible" hidden').repeat(30))
    const last = [...document.querySelectorAll('button')].at(-1)
    expect(engine.mount).toHaveBeenCalledTimes(24)
    last?.click()
    await settle()
    expect(engine.mount).toHaveBeenCalledTimes(25)
    expect(engine.mount.mock.calls[24]?.[0].early).toBeTypeOf('function')
  })

  it.each([
    [
      'a click with Ctrl',
      () => button().dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true})),
    ],
    [
      'typing',
      () =>
        document
          .querySelector('input')
          ?.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true})),
    ],
    ['pointing', () => button().dispatchEvent(new Event('pointerover', {bubbles: true}))],
  ])('%s is not an early action, and is left alone', async (_, act) => {
    await open(form)
    const heard = vi.fn((event: Event) => event.preventDefault())
    for (const type of ['click', 'keydown', 'pointerover']) document.addEventListener(type, heard)
    act()
    expect(heard).toHaveBeenCalledOnce()
    expect(claimOf(engine.mount.mock.calls)?.early).toBeUndefined()
  })

  it.each(['pointerover', 'focusin'])('%s loads a widget that waits for interaction', async (type) => {
    await open(form.replace('<form', '<form data-vitrine-load="interaction"'))
    expect(widget.load).not.toHaveBeenCalled()
    button().dispatchEvent(new Event(type, {bubbles: true}))
    await settle()
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
  })

  it.each(['mounted', 'error'] as const)('is left to the page on an element that is %s', async (state) => {
    const {all} = await open(form)
    for (const claim of all.values()) setState(claim, state)
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', heard)
    button().click()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is ignored outside all widgets and on the document', async () => {
    await open(`${form}<button id="other"></button>`)
    const heard = vi.fn()
    document.addEventListener('click', heard)
    document.getElementById('other')?.click()
    document.dispatchEvent(new MouseEvent('click'))
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('a button beside the element that it opens', () => {
  const block =
    '<div class="block"><a href="#" id="open">Open</a><a href="/" id="link">Home</a><form></form></div>'
  const form = () => fakeWidget('form', {selector: '.block form', opener: '#open'})
  const press = (id: string) => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true})
    document.querySelector(`#${id}`)?.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('is pressed again once the widget is there, while another link stays a link', async () => {
    const claims = await open(`<form></form>${block}`, {others: [form()]})
    const [[element = document.body, claim] = []] = claims.all
    expect([claims.all.size, element.parentElement?.className]).toEqual([1, 'block'])
    expect([press('link'), claim?.early]).toEqual([false, undefined])
    const clicked = vi.spyOn(HTMLElement.prototype, 'click')
    expect([press('open'), clicked.mock.calls.length]).toEqual([true, 0])
    if (claim) setState(claim, 'mounted')
    if (claim) replay(claim)
    expect(clicked).toHaveBeenCalledOnce()
    clicked.mockRestore()
  })

  it('loads a widget that waits', async () => {
    const claims = await open(block, {others: [form()], strategy: 'interaction'})
    expect(engine.mount).not.toHaveBeenCalled()
    expect(press('open')).toBe(true)
    await settle()
    expect(engine.mount.mock.calls[0]?.[0]).toBe([...claims.all.values()][0])
  })

  it('is the page’s own where the page has unmounted the widget', async () => {
    const claims = await open(block, {others: [form()]})
    await claims.finish(noRest)
    releaseRoot(claims, document.body, true)
    claims.all.clear()
    expect([press('open'), claims.all.size]).toEqual([false, 0])
  })
})

describe('before all widgets are known', () => {
  /** A page on which the loader knows only `test`. */
  async function openUnknown(html: string) {
    document.body.innerHTML = html
    const {createClaims} = await import('./claims.ts')
    const claims = createClaims([widget], async () => engine)
    addEventListener('click', claims.onEarly, true)
    addEventListener('submit', claims.onEarly, true)
    await claims.begin(noRest)
    const heard = vi.fn((event: Event) => event.preventDefault())
    for (const type of ['click', 'submit']) document.addEventListener(type, heard)
    return {claims, heard}
  }
  const press = () => document.querySelector<HTMLElement>('button, main a')?.click()

  it.each([
    ['author markup', '<main><a id="a" data-vitrine="late" href="/x"></a></main>'],
    [
      'a form of the platform',
      '<main class="late"><form class="newsletter-form"><button>x</button></form></main>',
    ],
    [
      'an element with a controller',
      '<main><p data-controller="Late" class="late"><button>x</button></p></main>',
    ],
  ])('keeps an action on %s for its widget', async (_, html) => {
    const {claims, heard} = await openUnknown(html)
    press()
    expect(heard).not.toHaveBeenCalled()
    const late = fakeWidget('late', {selector: '.late', strategy: 'interaction'})
    claims.register([late], engine)
    await settle()
    expect(heard).not.toHaveBeenCalled()
    expect(engine.mount.mock.calls[0]?.[0].early).toBeTypeOf('function')
  })

  it('keeps an action on an element inside another widget for its own widget', async () => {
    const {claims, heard} = await openUnknown(
      '<main data-vitrine="test"><a id="late" data-vitrine="late" href="/x"></a></main>',
    )
    press()
    expect(heard).not.toHaveBeenCalled()
    claims.register([fakeWidget('late', {strategy: 'interaction'})], engine)
    await settle()
    expect(heard).not.toHaveBeenCalled()
    const [late] = engine.mount.mock.calls
      .map(([claim]) => claim)
      .filter(({element}) => element.id === 'late')
    expect(late?.early).toBeTypeOf('function')
  })

  it('runs an action once if its element turns out to belong to no widget', async () => {
    const {claims, heard} = await openUnknown('<main><a data-vitrine="tset" href="/x"></a></main>')
    press()
    expect(heard).not.toHaveBeenCalled()
    claims.register([], engine)
    claims.register([], engine)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('leaves an element that cannot be a widget to the page', async () => {
    const {heard} = await openUnknown('<main class="card"><a href="/x"></a></main>')
    press()
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('a chunk that fails to load', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  })

  async function openFailing(failures: number, html = one) {
    let left = failures
    widget.load.mockImplementation(async () => {
      if (left-- > 0) throw new TypeError('Failed to fetch')
      return {mount: widget.mount}
    })
    document.body.innerHTML = html
    const {createClaims} = await import('./claims.ts')
    const claims = createClaims([widget], async () => engine)
    claims.register([], engine)
    find(claims, document)
    await vi.advanceTimersByTimeAsync(10_000)
    return claims
  }

  it('is requested three times, each time from the network', async () => {
    await openFailing(2)
    expect(widget.load.mock.calls).toEqual([[0], [1], [2]])
    expect(idsOf(engine.mount.mock.calls)).toEqual(['a'])
    expect(engine.fail).not.toHaveBeenCalled()
  })

  it('then fails each of its elements', async () => {
    await openFailing(3, one + one.replace('"a"', '"b"'))
    expect(widget.load).toHaveBeenCalledTimes(3)
    expect(idsOf(engine.fail.mock.calls)).toEqual(['a', 'b'])
    expect(engine.fail.mock.calls[0]?.[1]).toEqual(new TypeError('Failed to fetch'))
    expect(engine.mount).not.toHaveBeenCalled()
  })

  it('is requested once more when its elements are loaded again', async () => {
    const claims = await openFailing(3, one + one.replace('"a"', '"b"'))
    for (const [element, claim] of claims.all) {
      claim.state = 'waiting'
      claims.load(element)
    }
    await until(() => expect(idsOf(engine.mount.mock.calls)).toEqual(['a', 'b']))
    expect(widget.load).toHaveBeenCalledTimes(4)
    expect(states()).toEqual(['a loading', 'b loading'])
  })

  it('does not hold other widgets back', async () => {
    const other = fakeWidget('other')
    widget.load.mockRejectedValue(new TypeError('Failed to fetch'))
    document.body.innerHTML = `${one}<p id="b" data-vitrine="other"></p>`
    const {createClaims} = await import('./claims.ts')
    find(
      createClaims([widget, other], async () => engine),
      document,
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(idsOf(engine.mount.mock.calls)).toEqual(['b'])
  })
})

describe('an engine that fails to load', () => {
  it('leaves an early action to the page, once', async () => {
    document.body.innerHTML = '<form id="a" data-vitrine="test"><button>Add</button></form>'
    const {createClaims} = await import('./claims.ts')
    let refuse = (_: Error) => {}
    const gone = new Promise<Engine>((_, reject) => {
      refuse = reject
    })
    const claims = createClaims([widget], () => gone)
    addEventListener('click', claims.onEarly, true)
    find(claims, document)
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submit)
    document.querySelector('button')?.click()
    expect(submit).not.toHaveBeenCalled()
    claims.register([])
    refuse(new TypeError('Failed to fetch'))
    await until(() => expect(submit).toHaveBeenCalledOnce())
    expect(states()).toEqual(['a error'])
    await settle()
    expect(submit).toHaveBeenCalledOnce()
  })
})
