// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {pause} from '../../test/helpers/until.ts'
import {store} from '../page/store/store.ts'
import type {Definition} from './definition.ts'
import {enhance, type Widget} from './enhance.ts'

const definition = {
  name: 'sample',
  attributes: {count: {type: 'integer', default: 1, min: 1}},
} as const satisfies Definition

const SERVED = '<p data-vitrine="sample" data-count="3">served</p>'
const said = watchConsole()
const fail = vi.fn()
let element: HTMLElement

const mount = (setUp: (widget: Widget<typeof definition>) => void) =>
  enhance(definition, setUp)(element, {fail})

beforeEach(() => {
  fail.mockReset()
  store.setState({synced: false})
  document.body.innerHTML = SERVED
  element = document.querySelector('p') ?? document.body
})

it('receives the element and its attributes', () => {
  mount(({element: own, props}) => {
    expect(own).toBe(element)
    expect(props).toEqual({count: 3})
  })
})

it('reads the attributes once, and only when they are requested', () => {
  element.dataset.count = 'many'
  mount(() => {})
  expect(said.warnings).toEqual([])
  mount((widget) => [widget.props, widget.props])
  expect(said.warnings).toHaveLength(1)
})

it('ends everything that was made: elements, listeners, and text subscriptions', () => {
  const show = vi.fn()
  const listen = vi.fn()
  const unmount = mount(({adopt, followTexts, signal}) => {
    adopt(element, {content: 'ours'})
    followTexts(show)
    element.addEventListener('click', listen, {signal})
  })
  document.dispatchEvent(new Event('vitrine:strings'))
  expect(show).toHaveBeenCalledTimes(2)
  expect(element.textContent).toBe('ours')
  unmount()
  document.dispatchEvent(new Event('vitrine:strings'))
  element.click()
  expect(show).toHaveBeenCalledTimes(2)
  expect(listen).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toBe(SERVED)
})

it('restores the server HTML after everything else has ended', () => {
  const seen: string[] = []
  const unmount = mount(({adopt, signal}) => {
    adopt(element, {content: 'ours'})
    signal.addEventListener('abort', () => seen.push(element.textContent))
  })
  unmount()
  expect(seen).toEqual(['ours'])
  expect(document.body.innerHTML).toBe(SERVED)
})

it('follows the store until the end', () => {
  const show = vi.fn()
  const unmount = mount(({followStore}) => followStore(({synced}) => synced, show))
  store.setState({synced: true})
  unmount()
  store.setState({synced: false})
  expect(show.mock.calls).toEqual([[false], [true]])
})

it('adopts and follows without a signal or a listener, for pages with a thousand small widgets', () => {
  const signals = vi.spyOn(globalThis, 'AbortController')
  const listeners = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const unmount = mount(({adopt, followStore, props}) => {
    adopt(element, {content: `${props.count}`})
    followStore(
      ({synced}) => synced,
      () => undefined,
    )
  })
  expect([signals.mock.calls.length, listeners.mock.calls.length]).toEqual([0, 0])
  unmount()
  expect(document.body.innerHTML).toBe(SERVED)
  vi.restoreAllMocks()
})

it('a signal that is read after the end is aborted', () => {
  const widgets: Widget<typeof definition>[] = []
  mount((widget) => void widgets.push(widget))()
  expect(widgets.map(({signal}) => signal.aborted)).toEqual([true])
})

describe('a failure', () => {
  it('during set-up restores the server HTML and is rethrown', () => {
    const setUp = ({adopt}: Widget<typeof definition>) => {
      adopt(element, {content: 'ours'})
      throw new TypeError('there is no link')
    }
    expect(() => mount(setUp)).toThrow('there is no link')
    expect(document.body.innerHTML).toBe(SERVED)
  })

  it('that the widget reports restores the server HTML first', () => {
    fail.mockImplementation(() => expect(document.body.innerHTML).toBe(SERVED))
    mount((widget) => {
      widget.adopt(element, {content: 'ours'})
      widget.fail('broken')
    })
    expect(fail.mock.calls).toEqual([['broken']])
  })

  it('of the store is the widget’s', () => {
    mount(({adopt, followStore}) =>
      followStore(
        ({synced}) => synced,
        (synced) => {
          if (synced) throw new Error('broken')
          adopt(element, {content: 'ours'})
          return undefined
        },
      ),
    )
    store.setState({synced: true})
    expect(fail.mock.calls).toEqual([[new Error('broken')]])
    expect(document.body.innerHTML).toBe(SERVED)
  })

  it('of lazy code is reported under the widget’s name', async () => {
    mount(({lazy}) => void lazy(() => Promise.reject('offline')).run(() => {}))
    await pause()
    expect(said.errors).toEqual([['[vitrine] sample:', 'offline', expect.any(Element)]])
  })
})
