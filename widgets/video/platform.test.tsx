import {getByRole, queryByRole} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakePlayback, savingData} from '../../test/helpers/fake-playback.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, type Opened, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
watchConsole()
const playback = fakePlayback()

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')
const STORED = {
  id: 'v1',
  alexandriaUrl: 'https://video.example/v1/{variant}',
  aspectRatio: 0.5625,
  systemDataVariants: '1920:1080,640:360,nonsense',
}
const player = (attributes = '', stored: unknown = STORED) =>
  `<div class="sqs-block"><div class="sqs-native-video" data-config-video="${quoted(stored)}" ${attributes}></div><div class="video-caption"> Opening the kiln </div></div>`
const behind = (inside: string) =>
  `<section class="page-section"><div class="section-background">${inside}</div><div class="content-wrapper"><h2>Pots</h2></div></section>`
const STORED_BEHIND = behind(
  `<div data-controller="VideoBackgroundNative"><div class="sqs-video-background-native content-fill" data-config-native-video="${quoted({structuredContent: STORED})}"><div class="sqs-video-background-native__video-player"></div></div></div>`,
)
const linked = (url: string) =>
  behind(`<div class="sqs-video-background content-fill" data-config-url="${url}"><img alt=""></div>`)

const video = () => document.querySelector('video')
const frame = () => document.querySelector('iframe')
const sources = () => [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'))
const button = (name: string) => getByRole(document.body, 'button', {name})

/** The code for the platform's videos is fetched after the widget has mounted. */
async function open(html: string, selector = '[class*=sqs-]:is([data-config-video],[class*=background])') {
  const opened = await page.open(html, selector)
  await import('./lazy/platform.ts')
  await import('./lazy/background-frame.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return opened
}

function expectGivenBack({unmount}: Opened, html: string): void {
  expect(htmlOf()).not.toBe(htmlOf(html))
  unmount()
  expect(htmlOf()).toBe(htmlOf(html))
}

describe('a video block with a stored video', () => {
  it('has the browser’s player, and fetches only its poster', async () => {
    const opened = await open(player())
    expect([video()?.controls, video()?.preload, video()?.getAttribute('aria-label')]).toEqual([
      true,
      'none',
      'Opening the kiln',
    ])
    expect(video()?.getAttribute('poster')).toBe('https://video.example/v1/thumbnail')
    expect(video()?.style.getPropertyValue('--video-ratio')).toBe('0.5625')
    expect(playback.plays(video())).toBe(false)
    expectGivenBack(opened, player())
  })

  it('offers the stream first, and the smallest file that is wide enough', async () => {
    await open(player())
    expect(sources()).toEqual([
      'https://video.example/v1/playlist.m3u8',
      'https://video.example/v1/mp4-h264-640:360',
      'https://video.example/v1/mp4-h264-1920:1080',
    ])
    const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {configurable: true, get: () => 900})
    await open(player())
    expect(sources()[1]).toBe('https://video.example/v1/mp4-h264-1920:1080')
    await savingData(async () => void (await open(player())))
    expect(sources()[1]).toBe('https://video.example/v1/mp4-h264-640:360')
    if (width) Object.defineProperty(HTMLElement.prototype, 'offsetWidth', width)
  })

  it('takes its poster and its settings from the block', async () => {
    await open(
      player(
        `data-config-thumbnail="${quoted({assetUrl: '/kiln.jpg'})}" data-config-settings="${quoted({loop: true, muted: true})}"`,
      ),
    )
    expect([video()?.getAttribute('poster'), video()?.loop, video()?.muted]).toEqual([
      '/kiln.jpg',
      true,
      true,
    ])
  })

  it('that plays automatically is muted, and waits with reduced motion and for saved data', async () => {
    const auto = player(`data-config-settings="${quoted({autoPlay: true})}"`)
    await open(auto)
    expect([playback.plays(video()), video()?.muted]).toEqual([true, true])
    playback.movement.matches = true
    await open(auto)
    expect(playback.plays(video())).toBe(false)
    playback.movement.matches = false
    await savingData(async () => void (await open(auto)))
    expect(playback.plays(video())).toBe(false)
  })

  it('that plays automatically without controls has a button to pause it', async () => {
    const auto = player(`data-config-settings="${quoted({autoPlay: true, controls: false})}"`)
    const opened = await open(auto)
    playback.see(true)
    expect(playback.plays(video())).toBe(true)
    button('Pause background video').click()
    expect(playback.plays(video())).toBe(false)
    expectGivenBack(opened, auto)
  })

  it('whose video the browser does not start shows no error', async () => {
    playback.refusal = new DOMException('', 'NotAllowedError')
    await open(player(`data-config-settings="${quoted({autoPlay: true})}"`))
    expect(video()?.controls).toBe(true)
  })

  it.each([
    ['without an address', player('', {id: 'v1'})],
    ['with an address that would run', player('', {...STORED, alexandriaUrl: 'javascript:alert(1)'})],
    ['with broken JSON', player().replace('data-config-video="{', 'data-config-video="')],
    ['with a player of another script', player().replace('></div>', '><video></video></div>')],
  ])('%s stays as it is', async (_, html) => {
    await open(html)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('a video behind a section', () => {
  it('plays in the platform’s box while it is visible, with a button that the content does not cover', async () => {
    const opened = await open(STORED_BEHIND)
    playback.see(true)
    expect(playback.plays(video())).toBe(true)
    expect([video()?.parentElement?.className, video()?.muted, video()?.loop]).toEqual([
      'sqs-video-background-native__video-player',
      true,
      true,
    ])
    expect(button('Pause background video').parentElement).toBe(document.querySelector('section'))
    button('Pause background video').click()
    expect(playback.plays(video())).toBe(false)
    expectGivenBack(opened, STORED_BEHIND)
  })

  it('stands still with reduced motion, with its poster', async () => {
    playback.movement.matches = true
    await open(STORED_BEHIND)
    playback.see(true)
    expect(playback.plays(video())).toBe(false)
    expect(video()?.getAttribute('poster')).toBe('https://video.example/v1/thumbnail')
  })

  it.each([
    ['https://www.youtube.com/watch?v=a-1_B&amp;t=3', 'https://www.youtube-nocookie.com/embed/a-1_B'],
    ['https://youtu.be/a1?si=x', 'https://www.youtube-nocookie.com/embed/a1'],
    ['https://m.youtube.com/shorts/a1', 'https://www.youtube-nocookie.com/embed/a1'],
    ['https://vimeo.com/540690435/e1ed', 'https://player.vimeo.com/video/540690435'],
    ['https://player.vimeo.com/video/12?h=ab', 'https://player.vimeo.com/video/12'],
  ])('of %s is fetched from the player, after the section’s picture', async (url, expected) => {
    const html = linked(url)
    const opened = await open(html)
    await until(() => button('Pause background video'))
    expect(frame()).toBeNull()
    playback.see(true)
    const {origin, pathname, searchParams} = new URL(frame()?.src ?? '')
    expect(origin + pathname).toBe(expected)
    expect([searchParams.get('mute'), frame()?.inert]).toEqual(['1', true])
    if (url.includes('vimeo'))
      expect([searchParams.get('h'), searchParams.get('dnt')]).toEqual([
        url.includes('ab') ? 'ab' : 'e1ed',
        '1',
      ])
    expect(frame()?.parentElement?.previousElementSibling?.tagName).toBe('IMG')
    expectGivenBack(opened, html)
  })

  it.each([
    ['of an unknown site', linked('https://films.example/a1')],
    ['of a site without a video', linked('https://vimeo.com/about')],
    ['of a channel', linked('https://www.youtube.com/@kiln')],
    ['without an address', linked('')],
    [
      'beside the template’s own script',
      `${STORED_BEHIND}<script type="text/plain" src="/universal/site-bundle.js"></script>`,
    ],
  ])('%s stays as it is', async (_, html) => {
    await open(html)
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('asks in the section before it loads from a provider, if the cookie policy is restrictive', async () => {
    page.setContext({cookieSettings: {isRestrictiveCookiePolicyEnabled: true}, website: {language: 'en-US'}})
    const html = linked('https://vimeo.com/1')
    const opened = await open(html)
    await until(() => button('Press to load the video from player.vimeo.com. It may set cookies.'))
    expect(queryByRole(document.body, 'button')?.parentElement).toBe(document.querySelector('section'))
    button('Press to load the video from player.vimeo.com. It may set cookies.').click()
    playback.see(true)
    expect(frame()).not.toBeNull()
    expectGivenBack(opened, html)
  })
})
