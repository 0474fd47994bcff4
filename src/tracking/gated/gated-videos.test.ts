// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {tracked} from '../../../test/helpers/tracked.ts'
import {until} from '../../../test/helpers/until.ts'
import {follow} from './gated-videos.ts'
import {isEnd} from './read-end.ts'

/** The observed elements, and the callback with which a test reports them as seen. */
let observed: Element[]
let see: (...elements: Element[]) => void

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        see = (...elements) => tell(elements.map((target) => ({target, isIntersecting: true})))
      }
      observe = (element: Element) => void observed.push(element)
      disconnect = () => observed.splice(0)
    },
  )
  return () => vi.unstubAllGlobals()
})

const sent = async () => (await tracked('GatedVideo')).map((data) => Object.values(Object(data)).join(' '))
const find = (selector: string): Element => document.querySelector(selector) ?? document.body
const happen = (selector: string, type: string) => find(selector).dispatchEvent(new Event(type))

function open(html: string): () => void {
  document.body.innerHTML = html
  return follow()
}

describe('a video with restricted access', () => {
  it('is tracked when its placeholder is seen', async () => {
    const stop = open('<div data-gated="v"><p data-gate>Members only</p></div><p data-gate>Other</p>')
    expect(observed).toEqual([find('[data-gated] p')])
    see(find('[data-gated] p'))
    see(find('[data-gated] p'))
    expect(await sent()).toEqual(['gate v'])
    stop()
    expect(observed).toEqual([])
  })

  it('is tracked when it starts and when it ends, once each', async () => {
    const stop = open('<div data-gated="v"><video></video></div><video id="free"></video>')
    for (const type of ['play', 'play', 'ended', 'ended']) happen('[data-gated] video', type)
    happen('#free', 'play')
    expect(await sent()).toEqual(['play v', 'complete v'])
    stop()
  })

  it('is none of what visitors wrote', async () => {
    const stop = open(
      '<div data-vitrine-untrusted><div data-gated="forged"><p data-gate></p><video></video></div></div>',
    )
    see(find('[data-gate]'))
    happen('video', 'play')
    expect(await sent()).toEqual([])
    stop()
  })

  it('is followed once', async () => {
    const stop = open('<div data-gated="v"><p data-gate>Members only</p></div>')
    follow()
    expect(observed).toHaveLength(1)
    stop()
  })

  it('counts where it begins automatically with its sound, or again and again with its controls', async () => {
    const stop = open(
      '<div data-gated="a"><video autoplay></video></div><div data-gated="b"><video loop controls></video></div>',
    )
    const [loud, looped] = document.querySelectorAll('video')
    if (loud) loud.muted = false
    if (looped) looped.muted = true
    for (const video of [loud, looped]) video?.dispatchEvent(new Event('play'))
    expect(await sent()).toEqual(['play a', 'play b'])
    stop()
  })

  it('is ignored if it plays as a page’s background', async () => {
    const stop = open(
      '<div data-gated="a"><div data-background><video></video></div></div><div data-gated="b"><video autoplay muted></video></div><div data-gated="c"><video loop></video></div>',
    )
    for (const video of document.querySelectorAll('video')) {
      video.muted = true
      video.dispatchEvent(new Event('play'))
    }
    expect(await sent()).toEqual([])
    stop()
  })

  it('in a frame is tracked by the widget that plays it, and by its player', async () => {
    const stop = open('<div data-gated="v"><div class="widget"></div></div>')
    const frame = document.createElement('iframe')
    const player = {postMessage: vi.fn()}
    Object.defineProperty(frame, 'contentWindow', {value: player})
    find('.widget').append(frame)
    // prevents a request when the frame is added to the page
    Object.defineProperty(frame, 'src', {value: 'https://player.example/1'})
    find('.widget').setAttribute('data-video-state', 'playing')
    await until(async () => expect(await sent()).toEqual(['play v']))
    expect(player.postMessage.mock.calls.map(([, origin]) => origin)).toEqual(
      Array(2).fill('https://player.example'),
    )
    window.dispatchEvent(Object.assign(new Event('message'), {source: {}, data: '{"event":"finish"}'}))
    window.dispatchEvent(Object.assign(new Event('message'), {source: player, data: '{"event":"play"}'}))
    expect(await sent()).toEqual(['play v'])
    window.dispatchEvent(Object.assign(new Event('message'), {source: player, data: '{"event":"finish"}'}))
    expect(await sent()).toEqual(['play v', 'complete v'])
    stop()
    find('.widget').setAttribute('data-video-state', 'idle')
  })
})

it.each<[unknown, boolean]>([
  ['{"event":"finish"}', true],
  [{event: 'ended'}, true],
  ['{"event":"onStateChange","info":0}', true],
  ['{"event":"infoDelivery","info":{"playerState":0}}', true],
  ['{"event":"infoDelivery","info":{"playerState":1}}', false],
  ['{"event":"onReady","info":null}', false],
  ['finish', false],
  ['{', false],
  ['', false],
  [null, false],
  [5, false],
  [[], false],
])('%j is an end: %s', (data, isOne) => {
  expect(isEnd(data)).toBe(isOne)
})
