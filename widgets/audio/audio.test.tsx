import {getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const player = (attributes = 'data-title="Bell" data-author="Ines" data-duration-in-ms="65000"') =>
  `<div data-vitrine="audio" ${attributes}><audio preload="none" src="/bell.wav" controls></audio><a href="/bell.wav" download>Download</a></div>`
const PLATFORM =
  '<div class="squarespace-audio-player" data-audio-asset-url="/bell.wav" data-item-id="i"></div>'

/** The error of play(), if any: happy-dom plays nothing. */
let refusal: Error | null

const tell = (audio: Element | null, event: string) => audio?.dispatchEvent(new Event(event))
const given = (target: Element | null, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, {configurable: true, writable: true, value})
}

beforeEach(() => {
  refusal = null
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    if (refusal) throw refusal
    given(this, {paused: false})
    tell(this, 'play')
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    if (this.paused) return
    given(this, {paused: true})
    tell(this, 'pause')
  })
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
})

const audio = () => document.querySelector('audio')
const button = (name = 'Play: Bell') => getByRole(document.body, 'button', {name})
const slider = () => getByRole<HTMLInputElement>(document.body, 'slider', {name: 'Position'})
const state = () => document.querySelector('[data-audio-state]')?.getAttribute('data-audio-state')
const time = () => document.querySelector('.audio__time')?.textContent
const alert = () => getByRole(document.body, 'alert').textContent

describe('the player', () => {
  it('replaces the browser’s own player, and keeps all other server HTML', async () => {
    const {element, unmount} = await page.open(player())
    expect(audio()?.hasAttribute('controls')).toBe(false)
    getByRole(document.body, 'group', {name: 'Bell'})
    getByRole(document.body, 'link', {name: 'Download'})
    expect(element.textContent).toContain('Bell – Ines')
    expect([time(), state()]).toEqual(['0:00 / 1:05', 'idle'])
    unmount()
    expect(htmlOf()).toBe(htmlOf(player()))
  })

  it('does not repeat text from the server', async () => {
    const html = player().replace('<audio', '<p>Bell, struck by Ines</p><audio')
    const {element} = await page.open(html)
    expect(element.querySelector('.audio__about')).toBeNull()
  })

  it('fetches nothing before it plays', async () => {
    const {unmount} = await page.open(PLATFORM, '.squarespace-audio-player')
    const play = vi.mocked(HTMLMediaElement.prototype.play)
    getByRole(document.body, 'button', {name: 'Play'}).click()
    expect(play.mock.instances[0]).toMatchObject({
      preload: 'none',
      src: new URL('/bell.wav', location.href).href,
    })
    expect([time(), slider().disabled]).toEqual(['0:00', true])
    unmount()
    expect(htmlOf()).toBe(htmlOf(PLATFORM))
  })

  it('plays and pauses', async () => {
    const {user} = await page.open(player())
    await user.click(button())
    expect(state()).toBe('playing')
    given(audio(), {currentTime: 12.4, duration: 70})
    tell(audio(), 'timeupdate')
    expect([time(), slider().value, slider().max]).toEqual(['0:12 / 1:10', '12', '70'])
    expect(slider().getAttribute('aria-valuetext')).toBe('0:12 of 1:10')
    await user.click(button('Pause: Bell'))
    expect(state()).toBe('paused')
    button()
  })

  it('follows playback that other code starts', async () => {
    await page.open(player())
    given(audio(), {paused: false})
    tell(audio(), 'play')
    button('Pause: Bell')
    given(audio(), {paused: true, currentTime: 65})
    tell(audio(), 'ended')
    button('Play: Bell')
  })

  it('seeks to the position of the slider', async () => {
    await page.open(player())
    given(audio(), {currentTime: 0})
    slider().value = '30'
    slider().dispatchEvent(new Event('input', {bubbles: true}))
    expect(audio()?.currentTime).toBe(30)
  })

  it.each([Number.NaN, Infinity])('has no movable slider if the end is unknown (%s)', async (duration) => {
    await page.open(player('data-title="Bell"'))
    given(audio(), {currentTime: 61, duration})
    tell(audio(), 'timeupdate')
    expect([time(), slider().disabled]).toEqual(['1:01', true])
  })

  it('uses the page’s own texts', async () => {
    await page.open(player())
    await setStrings({'audio.play': 'Abspielen'})
    button('Abspielen: Bell')
  })
})

it('only one plays at a time', async () => {
  document.body.innerHTML = player('data-title="Bell"') + player('data-title="Drum"')
  const opened = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-vitrine]'))
    opened.push(await page.mount(element))
  button().click()
  button('Play: Drum').click()
  expect([...document.querySelectorAll('audio')].map(({paused}) => paused)).toEqual([true, false])
  button()
  opened[1]?.unmount()
  expect([...document.querySelectorAll('audio')].map(({paused}) => paused)).toEqual([true, true])
})

describe('audio that fails to play', () => {
  const FAILED = 'This audio cannot be played.'

  it('shows an error, and can be tried again', async () => {
    const {user} = await page.open(player())
    refusal = new DOMException('', 'NotSupportedError')
    await user.click(button())
    await until(() => expect(alert()).toBe(FAILED))
    expect(state()).toBe('error')
    refusal = null
    await user.click(button())
    expect(HTMLMediaElement.prototype.load).toHaveBeenCalledOnce()
    expect([alert(), state()]).toEqual(['', 'playing'])
  })

  it('shows an error when it stops halfway', async () => {
    const {user} = await page.open(player())
    await user.click(button())
    tell(audio(), 'error')
    expect([alert(), state(), audio()?.paused]).toEqual([FAILED, 'error', true])
  })

  it('shows no error if it was paused before it started', async () => {
    const {user} = await page.open(player())
    refusal = new DOMException('', 'AbortError')
    await user.click(button())
    await until(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled())
    expect([alert(), state()]).toEqual(['', 'idle'])
  })

  it('shows nothing once the player was removed', async () => {
    const {user, unmount} = await page.open(player())
    refusal = new DOMException('', 'NotSupportedError')
    const pressed = user.click(button())
    unmount()
    await pressed
    expect(htmlOf()).toBe(htmlOf(player()))
  })

  it.each(['', 'data-audio-asset-url=""', 'data-audio-asset-url="null"'])(
    'shows an error if there is no audio: %s',
    async (attributes) => {
      const html = `<div data-vitrine="audio" ${attributes}><a href="/x">x</a></div>`
      await expect(page.open(html)).rejects.toThrow('neither an <audio>')
      expect(htmlOf()).toBe(htmlOf(html))
    },
  )
})

it('titles are plain text', async () => {
  const {element} = await page.open(player('data-title="&lt;img src=x onerror=alert(1)&gt;"'))
  expect(element.querySelector('img')).toBeNull()
  expect(element.textContent).toContain('<img src=x onerror=alert(1)>')
})
