// @vitest-environment happy-dom
import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'
import type {Mount, MountContext} from '../../src/contract/widget.ts'
import {writeTag} from '../../src/page/page.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {type FakeWidget, fakeWidget} from '../../test/helpers/fake-widget.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {hear} from '../../test/helpers/hear.ts'
import {pause, until} from '../../test/helpers/until.ts'
import type {Vitrine} from '../api.ts'
import type {Engine} from '../claim.ts'
import {find} from './find.ts'

// tracking is off here: it has separate tests
const startTracking = vi.hoisted(() => vi.fn())
vi.mock('../../src/tracking/start.ts', () => ({start: startTracking}))

freshPage()
const said = watchConsole()
let good: FakeWidget
let bad: FakeWidget

beforeEach(() => {
  good = fakeWidget('good')
  bad = fakeWidget('bad')
  bad.mount.mockImplementation(() => {
    throw new Error('broken')
  })
})

interface OpenOptions {
  further?: FakeWidget[]
  /** The loader gives up on the engine before it loads. */
  isLate?: boolean
  /** The test holds something back: idle time, or a chunk. */
  isHeld?: boolean
}

// the chunks that the engine fetches are already loaded
beforeAll(() => import('./unknown.ts'))

/** Runs loader and engine on a page, with the test's own widgets. */
async function open(
  html: string,
  {further = [], isLate = false, isHeld = false}: OpenOptions = {},
): Promise<Vitrine> {
  document.body.innerHTML = html
  const [{createClaims}, {startEngine}] = await Promise.all([import('../claims.ts'), import('./engine.ts')])
  let start = (_: Promise<Engine>) => {}
  const started = new Promise<Engine>((resolve) => {
    start = resolve
  })
  const claims = createClaims([good, bad], () => (isLate ? Promise.reject(new Error('gone')) : started))
  for (const type of ['click', 'keydown', 'submit', 'pointerover', 'focusin'])
    addEventListener(type, claims.onEarly, true)
  find(claims, document)
  await pause()
  isLate = false
  const begin = vi.spyOn(claims, 'begin')
  const finish = vi.spyOn(claims, 'finish')
  start(startEngine(claims, further))
  const {Vitrine: vitrine} = window
  if (!vitrine || Array.isArray(vitrine)) throw new Error('no window.Vitrine')
  await until(() => expect(isHeld ? begin : finish).toHaveBeenCalled())
  if (!isHeld) await until(() => expect(document.querySelector('[data-vitrine-state=loading]')).toBeNull())
  await pause(5)
  return vitrine
}

const GOOD = '<p id="a" data-vitrine="good">served</p>'
const BAD = '<p id="b" data-vitrine="bad">served</p>'

const byId = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const stateOf = (id: string) => byId(id).getAttribute('data-vitrine-state')
const mounted = () => good.mount.mock.calls.map(([element]) => element.id)

/** The context that a widget was mounted with. */
const contextOf = ({mount}: {mount: FakeWidget['mount']}): MountContext =>
  mount.mock.calls[0]?.[1] ?? {fail: () => {}}

describe('widgets that the loader does not know', () => {
  const FURTHER = '<p id="c" data-vitrine="further">served</p>'
  const further = fakeWidget('further')

  it('mount like all others once they are known', async () => {
    await open(GOOD + FURTHER, {further: [further]})
    expect([stateOf('a'), stateOf('c')]).toEqual(['mounted', 'mounted'])
  })

  it('mount when their field has the focus by then, though they wait for their first use', async () => {
    const served = fakeWidget('further', {served: ':has(input)'})
    const html =
      '<p id="c" data-vitrine="further"><input></p><p id="d" data-vitrine="further"><input autofocus></p>'
    const opening = open(GOOD + html, {further: [served]})
    document.querySelector<HTMLElement>('[autofocus]')?.focus()
    await opening
    expect([stateOf('a'), stateOf('c'), stateOf('d')]).toEqual(['mounted', null, 'mounted'])
  })

  it('mount when the engine loads after the loader has given up, with everything that it had given up on', async () => {
    await open(GOOD + FURTHER, {further: [further], isLate: true})
    await until(() => expect([stateOf('a'), stateOf('c')]).toEqual(['mounted', 'mounted']))
  })
})

describe('a widget that could not be fetched', () => {
  // its three attempts take two and a half seconds
  it('is requested when the page is online, and no longer once it is unmounted', async () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    const waiting = ({mock}: typeof add | typeof remove) =>
      mock.calls.flatMap(([type, listener]) => (type === 'online' ? [listener] : []))
    good.load.mockRejectedValue(new Error('offline'))
    bad.load.mockRejectedValue(new Error('offline'))
    const vitrine = await open(GOOD + BAD)
    expect([stateOf('a'), stateOf('b')]).toEqual(['error', 'error'])
    vitrine.unmount(byId('b'))
    expect(waiting(remove)).toEqual(waiting(add).slice(1))
    good.load.mockResolvedValue({mount: good.mount})
    dispatchEvent(new Event('online'))
    await until(() => expect(stateOf('a')).toBe('mounted'))
    expect(stateOf('b')).toBeNull()
  })
})

describe('switches', () => {
  const FURTHER = '<p id="c" data-vitrine="further">served</p>'
  const further = () => fakeWidget('further')
  beforeAll(() => import('./switch-off.ts'))
  const answer = (switches: unknown) => vi.stubGlobal('vitrineSwitches', switches)

  it('keep the server HTML of widgets that are off, those of the loader and of the engine', async () => {
    answer(Promise.resolve({good: false, further: false}))
    const other = further()
    const vitrine = await open(GOOD + BAD.replaceAll('bad', 'other') + FURTHER, {
      further: [other, fakeWidget('other')],
    })
    expect([stateOf('a'), stateOf('b'), stateOf('c')]).toEqual([null, 'mounted', null])
    vitrine.mount()
    const added = document.createElement('div')
    added.innerHTML = GOOD.replace('"a"', '"d"')
    document.body.append(added)
    await pause(20)
    expect([good.mount, other.mount, other.load].map(({mock}) => mock.calls)).toEqual([[], [], []])
    expect(byId('a').outerHTML).toBe(GOOD)
    expect(said).toEqual({warnings: [], errors: []})
  })

  it('give a click that came before the answer to the page', async () => {
    let end = (_: unknown) => {}
    answer(
      new Promise((resolve) => {
        end = resolve
      }),
    )
    const clicked = vi.fn()
    const opening = open('<p id="a" data-vitrine="good"><button>Go</button></p>', {isHeld: true})
    await until(() => expect(stateOf('a')).toBe('loading'))
    byId('a').addEventListener('click', clicked)
    document.querySelector('button')?.click()
    expect(clicked).not.toHaveBeenCalled()
    end({good: false})
    await opening
    await until(() => expect(clicked).toHaveBeenCalledOnce())
    expect(good.mount).not.toHaveBeenCalled()
  })

  it.each([
    ['other values', {good: 'no', further: 0, bad: null}],
    ['names of no widget', {nothing: false, constructor: false}],
    ['a list', [false]],
    ['no object', 'false'],
    ['null', null],
  ])('%s turn nothing off', async (_, switches) => {
    answer(Promise.resolve(switches))
    await open(GOOD + FURTHER, {further: [further()]})
    expect([stateOf('a'), stateOf('c')]).toEqual(['mounted', 'mounted'])
  })

  it('are not awaited for longer than a second', async () => {
    answer(new Promise(() => {}))
    const began = performance.now()
    await open(GOOD)
    expect(stateOf('a')).toBe('mounted')
    expect(performance.now() - began).toBeGreaterThan(900)
  })
})

it('does not mount an element on idle that was unmounted before', async () => {
  const idle = vi.fn<(task: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const vitrine = await open(GOOD, {isHeld: true})
  await until(() => expect(idle).toHaveBeenCalledOnce())
  vitrine.unmount()
  idle.mock.calls[0]?.[0]()
  await pause(10)
  expect(stateOf('a')).toBeNull()
  vitrine.mount()
  await until(() => expect(stateOf('a')).toBe('mounted'))
})

it('takes the look of the page once its body is there', async () => {
  const followPage = vi.fn()
  vi.doMock('../../src/ui/theme/follow-page.ts', () => ({followPage}))
  await import('../../src/ui/theme/follow-page.ts')
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  writeTag({base: '/', theme: 'auto'})
  const opened = open(GOOD)
  await pause(50)
  expect(followPage).not.toHaveBeenCalled()
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await opened
  await until(() => expect(followPage).toHaveBeenCalledOnce())
})

describe('tracking', () => {
  beforeEach(() => startTracking.mockClear())

  it('starts when the page is idle', async () => {
    await open(GOOD)
    await until(() => expect(startTracking).toHaveBeenCalledOnce())
  })

  it.each([
    ['the loader’s tag', {tracking: 'off'}, {}],
    ['the site', {}, {websiteSettings: {trackingDisabled: true}}],
  ])('does not start if %s switches it off', async (_, tag, context) => {
    writeTag({base: '/', ...tag})
    document.head.innerHTML = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`
    const idle = vi.fn<(task: () => void) => void>()
    vi.stubGlobal('requestIdleCallback', idle)
    await open(GOOD, {isHeld: true})
    await until(() => expect(idle).toHaveBeenCalledOnce())
    idle.mock.calls[0]?.[0]()
    await pause(10)
    expect(startTracking).not.toHaveBeenCalled()
  })
})

describe('a widget that loads its own markup', () => {
  const defer = () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    return {promise, resolve}
  }
  const waitFor = (until: Promise<unknown>) =>
    good.mount.mockImplementation((_, {wait}) => {
      wait?.(until)
      return () => {}
    })

  it('is mounted once there is something to use', async () => {
    const {promise, resolve} = defer()
    waitFor(promise)
    const heard = hear('mounted')
    const opened = open(GOOD)
    await until(() => expect(good.mount).toHaveBeenCalled())
    expect([stateOf('a'), heard]).toEqual(['loading', []])
    resolve()
    await until(() => expect(stateOf('a')).toBe('mounted'))
    expect(heard).toHaveLength(1)
    await opened
  })

  it('is not mounted if it fails meanwhile', async () => {
    const {promise, resolve} = defer()
    waitFor(promise)
    const opened = open(GOOD)
    await until(() => expect(good.mount).toHaveBeenCalled())
    document.addEventListener('vitrine:error', (event) => event.preventDefault(), {once: true})
    contextOf(good).fail(new Error('no markup'))
    resolve()
    await opened
    expect(stateOf('a')).toBe('error')
  })
})

describe('mounting', () => {
  it('sets the state and fires the event', async () => {
    const heard = hear('mounted')
    await open(GOOD)
    expect(stateOf('a')).toBe('mounted')
    expect(heard).toEqual([{name: 'mounted', target: byId('a'), detail: {widget: 'good'}}])
  })

  it('a widget that throws keeps its HTML, is reported once, and stops no other', async () => {
    const heard = hear('error', 'mounted')
    await open(BAD + GOOD)
    expect(byId('b').textContent).toBe('served')
    expect([stateOf('b'), stateOf('a')]).toEqual(['error', 'mounted'])
    expect(heard.map(({name, target}) => [name, target])).toEqual([
      ['error', byId('b')],
      ['mounted', byId('a')],
    ])
    expect(heard[0]?.detail).toEqual({widget: 'bad', error: new Error('broken')})
    expect(said.errors).toEqual([['[vitrine] bad:', new Error('broken'), byId('b')]])
  })

  it('a page can keep its console clean', async () => {
    document.addEventListener('vitrine:error', (event) => event.preventDefault())
    await open(BAD)
    expect(stateOf('b')).toBe('error')
    expect(said.errors).toEqual([])
  })

  it('reports a widget that fails later', async () => {
    const vitrine = await open(GOOD)
    const heard = hear('error')
    contextOf(good).fail(new Error('later'))
    expect(stateOf('a')).toBe('error')
    expect(heard[0]).toMatchObject({target: byId('a'), detail: {widget: 'good', error: new Error('later')}})
    vitrine.unmount()
    expect(good.unmount).not.toHaveBeenCalled()
  })
})

describe('an early action', () => {
  const FORM = '<form id="a" data-vitrine="good"><button>Add</button></form>'

  /** Holds the widget's chunk back. */
  function holdChunk(widget: FakeWidget): () => void {
    let release = () => {}
    const isThere = new Promise<void>((resolve) => {
      release = resolve
    })
    widget.load.mockImplementation(() => isThere.then(() => ({mount: widget.mount})))
    return release
  }

  const press = vi.fn()
  const listening: Mount = (element) => {
    const on = (event: Event) => {
      event.preventDefault()
      press()
    }
    element.addEventListener('click', on)
    return () => element.removeEventListener('click', on)
  }

  beforeEach(() => {
    press.mockReset()
    good.mount.mockImplementation(listening)
    bad.mount.mockImplementation(listening)
  })

  it('runs once, as soon as its widget is mounted', async () => {
    const release = holdChunk(good)
    await open(FORM, {isHeld: true})
    const button = document.querySelector('button')
    button?.click()
    button?.click()
    expect(press).not.toHaveBeenCalled()
    release()
    await until(() => expect(press).toHaveBeenCalled())
    await pause(20)
    expect(press).toHaveBeenCalledOnce()
  })

  it('goes to the page if the widget cannot mount', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', submit)
    good.mount.mockImplementation(() => {
      throw new Error('broken')
    })
    const release = holdChunk(good)
    await open(FORM, {isHeld: true})
    document.querySelector('button')?.click()
    expect(submit).not.toHaveBeenCalled()
    release()
    await until(() => expect(submit).toHaveBeenCalledOnce())
  })

  it('does not run for an element that was removed meanwhile', async () => {
    const release = holdChunk(good)
    await open(FORM, {isHeld: true})
    document.querySelector('button')?.click()
    byId('a').remove()
    await pause(5)
    release()
    await pause(20)
    expect(good.mount).not.toHaveBeenCalled()
    expect(press).not.toHaveBeenCalled()
  })

  it('is dropped when the page is unmounted, and its button is restored', async () => {
    holdChunk(good)
    const vitrine = await open(FORM, {isHeld: true})
    document.querySelector('button')?.click()
    expect(document.querySelector('button')?.ariaBusy).toBe('true')
    vitrine.unmount()
    expect(byId('a').innerHTML).toBe('<button>Add</button>')
  })
})

describe('elements added later', () => {
  it('mount when added, and unmount when removed', async () => {
    await open('<main></main>')
    const main = document.querySelector('main') ?? document.body
    main.innerHTML = `<section>${GOOD}</section>`
    await until(() => expect(stateOf('a')).toBe('mounted'))
    const element = byId('a')
    main.textContent = ''
    await until(() => expect(good.unmount).toHaveBeenCalledOnce())
    expect(element.hasAttribute('data-vitrine-state')).toBe(false)
  })

  it('mount once when they only move', async () => {
    await open(`${GOOD}<main></main>`)
    document.querySelector('main')?.append(byId('a'))
    await pause(20)
    expect(mounted()).toEqual(['a'])
    expect(good.unmount).not.toHaveBeenCalled()
    expect(stateOf('a')).toBe('mounted')
  })

  it('are left alone if they were removed before their turn', async () => {
    await open('<main></main>')
    const main = document.querySelector('main') ?? document.body
    main.innerHTML = GOOD
    main.textContent = ''
    await pause(20)
    expect(good.mount).not.toHaveBeenCalled()
  })

  it('mount again when they are removed and put back later', async () => {
    await open(GOOD)
    const element = byId('a')
    element.remove()
    await until(() => expect(good.unmount).toHaveBeenCalledOnce())
    document.body.append(element)
    await until(() => expect(mounted()).toEqual(['a', 'a']))
  })
})

describe('a product that the address names', () => {
  const product = JSON.stringify({variants: [{id: 'v', attributes: {Size: 'S'}}]})
  const html = (id: string) =>
    `<div id="${id}" data-vitrine="shelf" data-product='${product}'><button>Add</button></div>`
  const shelf = () => fakeWidget('shelf', {served: ':has(button)'})

  beforeEach(() => {
    history.replaceState(null, '', '?variant=v')
    return () => history.replaceState(null, '', location.pathname)
  })

  async function openProduct(): Promise<Vitrine> {
    const vitrine = await open(html('p'), {further: [shelf()]})
    await until(() => expect(stateOf('p')).toBe('mounted'))
    return vitrine
  }

  it('mounts without a use, and so does one that is added later', async () => {
    await openProduct()
    byId('p').insertAdjacentHTML('afterend', `<div>${html('q')}</div>`)
    await until(() => expect(stateOf('q')).toBe('mounted'))
  })

  it('mounts again without a use when the page mounts its element', async () => {
    const vitrine = await openProduct()
    vitrine.unmount(byId('p'))
    expect(stateOf('p')).toBeNull()
    vitrine.mount(byId('p'))
    await until(() => expect(stateOf('p')).toBe('mounted'))
  })
})

describe('mistakes in the page', () => {
  it('reports an unknown widget name once, now and later', async () => {
    await open(`<p data-vitrine="godo"></p>${GOOD}`)
    const element = document.querySelector('p') ?? document.body
    await until(() =>
      expect(said.warnings).toEqual([['[vitrine] loader: no widget is called "godo"', element]]),
    )
    document.body.insertAdjacentHTML('beforeend', '<div><i data-vitrine="x"></i></div>')
    document.body.append(element)
    await until(() => expect(said.warnings).toHaveLength(2))
    expect(said.warnings[1]?.[0]).toBe('[vitrine] loader: no widget is called "x"')
    await pause(20)
    expect(said.warnings).toHaveLength(2)
  })

  it('reports an unknown strategy and follows the widget’s own', async () => {
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
    await open('<p id="a" data-vitrine="good" data-vitrine-load="soon"></p>')
    expect(said.warnings).toEqual([
      [
        '[vitrine] loader: data-vitrine-load="soon" is not one of now, idle, visible, interaction',
        document.querySelector('p'),
      ],
    ])
    await until(() => expect(stateOf('a')).toBe('mounted'))
  })
})

describe('the end of the page', () => {
  const leave = (type: string, persisted: boolean) =>
    dispatchEvent(Object.assign(new Event(type), {persisted}))

  it('ends the widgets of a logged-in owner; they return with the page', async () => {
    const context = JSON.stringify({authenticatedAccount: {id: 'owner'}})
    await open(`${GOOD}<script type="application/json" data-site-context>${context}</script>`)
    leave('pagehide', true)
    expect(good.unmount).toHaveBeenCalledOnce()
    leave('pageshow', true)
    await until(() => expect(mounted()).toEqual(['a', 'a']))
  })

  it('keeps those of visitors, and a restored page mounts nothing twice', async () => {
    await open(GOOD)
    leave('pagehide', true)
    expect(good.unmount).not.toHaveBeenCalled()
    leave('pageshow', true)
    await pause(20)
    expect(mounted()).toEqual(['a'])
  })
})

describe('mount and unmount', () => {
  it('unmount and mount the page, in and below a root', async () => {
    const vitrine = await open(`<main>${GOOD}</main><p id="c" data-vitrine="good"></p>`)
    vitrine.unmount(byId('a').parentElement ?? document)
    expect(good.unmount).toHaveBeenCalledOnce()
    expect([stateOf('a'), stateOf('c')]).toEqual([null, 'mounted'])
    vitrine.mount(byId('a'))
    await until(() => expect(stateOf('a')).toBe('mounted'))
    vitrine.unmount()
    expect(good.unmount).toHaveBeenCalledTimes(3)
    vitrine.unmount()
    expect(good.unmount).toHaveBeenCalledTimes(3)
  })

  it('mount twice does nothing twice, but reads the page context again', async () => {
    const vitrine = await open(GOOD)
    const {page} = await import('../../src/page/page.ts')
    const {mounts} = page()
    vitrine.mount()
    await pause(20)
    expect(mounted()).toEqual(['a'])
    expect(page().mounts).toBe(mounts + 1)
  })

  it('reports a widget that throws on unmount, and continues with the others', async () => {
    const vitrine = await open('<p data-vitrine="good"></p><p data-vitrine="good"></p>')
    good.unmount.mockImplementationOnce(() => {
      throw new Error('broken')
    })
    vitrine.unmount()
    expect(good.unmount).toHaveBeenCalledTimes(2)
    expect(document.querySelectorAll('[data-vitrine-state]')).toHaveLength(0)
    const [first] = document.querySelectorAll('p')
    expect(said.errors).toEqual([['[vitrine] good:', new Error('broken'), first]])
  })

  it('unmount and mount during the chunk’s load result in one widget, which can be unmounted', async () => {
    let release = () => {}
    const isThere = new Promise<void>((resolve) => {
      release = resolve
    })
    good.load.mockImplementation(() => isThere.then(() => ({mount: good.mount})))
    const vitrine = await open(GOOD, {isHeld: true})
    vitrine.unmount()
    vitrine.mount()
    release()
    await until(() => expect(stateOf('a')).toBe('mounted'))
    await pause(20)
    expect(mounted()).toEqual(['a'])
    vitrine.unmount()
    expect(good.unmount).toHaveBeenCalledOnce()
  })
})

describe('a quick view that the address names', () => {
  const quickView = (rest = {}) =>
    fakeWidget('quick-view', {parameter: 'quick', strategy: 'interaction', selector: '.quick', ...rest})
  const QUICK =
    '<dialog><p data-vitrine="quick-view"></p></dialog><p id="a" data-vitrine="quick-view"><b>1</b></p><p id="b" data-vitrine="quick-view"><b>2</b></p>'
  const at = (query: string) => history.replaceState(null, '', query || location.pathname)

  beforeEach(() => () => at(''))

  it.each([
    ['author markup', QUICK, {}],
    ['author markup whose server HTML is complete', QUICK, {served: ':has(b)'}],
    ['platform markup', QUICK.replaceAll('data-vitrine="quick-view"', 'class="quick"'), {}],
  ])('mounts its first element at once: %s', async (_, html, rest) => {
    at('?quick=1')
    const further = quickView(rest)
    await open(html, {further: [further]})
    await until(() => expect(further.mount.mock.calls.map(([{id}]) => id)).toEqual(['a']))
  })

  it('waits for its use on other addresses, and mounts when the visitor returns to one', async () => {
    at('?quickly=1')
    const further = quickView({served: ':has(b)'})
    await open(QUICK, {further: [further]})
    await pause(20)
    expect(further.load).not.toHaveBeenCalled()
    at('?quick=1')
    dispatchEvent(new Event('popstate'))
    await until(() => expect(further.mount).toHaveBeenCalledOnce())
    dispatchEvent(new Event('popstate'))
    await pause(20)
    expect(further.mount).toHaveBeenCalledOnce()
  })

  it('stays unmounted where the page has unmounted it', async () => {
    const further = quickView()
    const vitrine = await open(QUICK, {further: [further]})
    vitrine.unmount(byId('a'))
    at('?quick=1')
    dispatchEvent(new Event('popstate'))
    await pause(20)
    expect(further.mount).not.toHaveBeenCalled()
  })
})
