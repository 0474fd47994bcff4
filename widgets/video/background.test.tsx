import {getByRole} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakePlayback, savingData} from '../../test/helpers/fake-playback.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, type Opened, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
watchConsole()

const VIDEO = '<video preload="none" src="/glow.webm" controls></video>'
const html = (inside = VIDEO) => `<div data-vitrine="video" data-background>${inside}<p>Text</p></div>`

const playback = fakePlayback()
const see = (isSeen: boolean) => playback.see(isSeen)

async function open(): Promise<Opened> {
  const opened = await page.open(html())
  await until(() => getByRole(document.body, 'button'))
  return opened
}

const video = () => document.querySelector('video')
const plays = () => playback.plays(video())
const press = (name: string) => getByRole(document.body, 'button', {name}).click()

describe('a background video', () => {
  it('plays muted while it is visible, and can be paused', async () => {
    const {unmount} = await open()
    expect(plays()).toBe(false)
    see(true)
    expect([plays(), video()?.muted, video()?.hasAttribute('controls')]).toEqual([true, true, false])
    expect(video()?.hasAttribute('playsinline')).toBe(true)
    see(false)
    expect(plays()).toBe(false)
    see(true)
    press('Pause background video')
    expect(plays()).toBe(false)
    see(false)
    see(true)
    expect(plays()).toBe(false)
    press('Play background video')
    expect(plays()).toBe(true)
    unmount()
    expect(plays()).toBe(false)
    expect(htmlOf()).toBe(htmlOf(html()))
  })

  it('stays paused with reduced motion, until it is started', async () => {
    playback.movement.matches = true
    await open()
    see(true)
    expect(plays()).toBe(false)
    press('Play background video')
    expect(plays()).toBe(true)
    playback.movement.dispatchEvent(Object.assign(new Event('change'), {matches: true}))
    expect(plays()).toBe(false)
  })

  it('stays paused if the visitor saves data', async () => {
    await savingData(async () => {
      await open()
      see(true)
    })
    expect(plays()).toBe(false)
  })

  it('stays paused while the page is hidden', async () => {
    await open()
    see(true)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(plays()).toBe(false)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(plays()).toBe(true)
  })

  it('that the browser does not play can be started', async () => {
    await open()
    playback.refusal = new DOMException('', 'NotAllowedError')
    see(true)
    await until(() => getByRole(document.body, 'button', {name: 'Play background video'}))
    playback.refusal = null
    press('Play background video')
    expect(plays()).toBe(true)
  })

  it('fails without a <video> or a provider’s HTML', async () => {
    const {fail} = await page.open(html('<img alt="">'))
    await until(() =>
      expect(fail).toHaveBeenCalledExactlyOnceWith(
        new TypeError('there is neither a <video> in the element nor data-html'),
      ),
    )
    expect(htmlOf()).toBe(htmlOf(html('<img alt="">')))
  })

  it('that is unmounted before its code has loaded is left alone', async () => {
    const {unmount} = await page.open(html())
    unmount()
    await import('./lazy/background.ts')
    expect(htmlOf()).toBe(htmlOf(html()))
  })
})

describe('a background video of a provider', () => {
  const ADDRESS = 'https://tube.example/embed/a1?autoplay=0&amp;theme=dark'
  const served = `<div data-vitrine="video" data-background data-html="&lt;iframe src='${ADDRESS}'&gt;"><p>Text</p></div>`
  const frame = () => document.querySelector('iframe')

  async function openServed(): Promise<Opened> {
    const opened = await page.open(served)
    await until(() => getByRole(document.body, 'button'))
    return opened
  }

  it('is fetched when it is visible, muted and inert', async () => {
    const {unmount} = await openServed()
    expect(frame()).toBeNull()
    see(true)
    const {searchParams, pathname} = new URL(frame()?.src ?? '')
    expect(pathname).toBe('/embed/a1')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      theme: 'dark',
      autoplay: '1',
      mute: '1',
      muted: '1',
      background: '1',
      loop: '1',
      playlist: 'a1',
    })
    // with permission to autoplay it could have sound
    expect([frame()?.allow, frame()?.inert, frame()?.getAttribute('aria-hidden')]).toEqual(['', true, 'true'])
    unmount()
    expect(htmlOf()).toBe(htmlOf(served))
  })

  it('stays while it is outside the viewport, and is removed when it is paused', async () => {
    await openServed()
    see(true)
    const first = frame()
    see(false)
    see(true)
    expect(frame()).toBe(first)
    press('Pause background video')
    expect(frame()).toBeNull()
    press('Play background video')
    expect(frame()).not.toBeNull()
  })

  it('sends nothing to the provider with reduced motion', async () => {
    playback.movement.matches = true
    await openServed()
    see(true)
    expect(frame()).toBeNull()
  })

  it('fails if its HTML has no frame', async () => {
    const odd = '<div data-vitrine="video" data-background data-html="&lt;script&gt;"></div>'
    const {fail} = await page.open(odd)
    await until(() => expect(fail).toHaveBeenCalledOnce())
    expect(htmlOf()).toBe(htmlOf(odd))
  })
})
