import {getByRole} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const inQuotes = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const FRAME =
  '<iframe width="640" height="360" src="https://tube.example/embed/1?a=b&amp;c=d" title="A &quot;kiln&quot;"></iframe>'
const OVERLAY =
  '<div class="sqs-video-overlay" style="opacity: 0;"><img data-src="/a.jpg"><div class="sqs-video-icon"></div></div>'

const video = (html = FRAME, inside = OVERLAY, attributes = 'data-provider-name="Tube"') =>
  `<div class="sqs-video-wrapper" data-html="${inQuotes(html)}" ${attributes}>${inside}</div>`
const open = (html: string) => page.open(html, '.sqs-video-wrapper')

const frame = () => document.querySelector('iframe')
const state = () => document.querySelector('.sqs-video-wrapper')?.getAttribute('data-video-state')
const button = () => getByRole(document.body, 'button')

describe('with an overlay', () => {
  it('fetches nothing before a click', async () => {
    const {unmount, user} = await open(video())
    expect([frame(), state()]).toEqual([null, 'idle'])
    getByRole(document.body, 'button', {name: 'Play video from Tube: A "kiln"'})
    await user.click(button())
    expect(frame()?.getAttribute('src')).toBe('https://tube.example/embed/1?a=b&c=d&autoplay=1')
    expect(frame()?.title).toBe('Video: A "kiln"')
    expect([document.activeElement, state()]).toEqual([frame(), 'playing'])
    unmount()
    expect(htmlOf()).toBe(htmlOf(video()))
  })

  it('focuses a frame once it has loaded, if it takes no focus before', async () => {
    const {user} = await open(video())
    const focus = vi.spyOn(HTMLIFrameElement.prototype, 'focus').mockImplementationOnce(() => {})
    button().focus()
    await user.keyboard('{Enter}')
    // the overlay is hidden by now, which removes the focus in a browser
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    frame()?.dispatchEvent(new Event('load'))
    expect(document.activeElement).toBe(frame())
    focus.mockRestore()
  })

  it.each(['{Enter}', ' '])('the key "%s" activates it, once', async (key) => {
    const {user, element} = await open(video())
    button().focus()
    await user.keyboard(key)
    await user.click(element.querySelector('.sqs-video-overlay') ?? element)
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('a link to the video does not navigate', async () => {
    const link = '<a class="sqs-video-overlay" href="https://tube.example/1">Watch the kiln</a>'
    const {user} = await open(video(FRAME, link))
    const went = vi.fn()
    document.addEventListener('click', (event) => went(event.defaultPrevented))
    await user.click(getByRole(document.body, 'button', {name: /^Watch the kiln Play video from Tube/}))
    expect(went).toHaveBeenCalledExactlyOnceWith(true)
    expect(frame()).not.toBeNull()
  })

  it.each([
    ['', 'Play video: A "kiln"'],
    ['data-provider-name="null"', 'Play video: A "kiln"'],
    ['data-provider-name="&lt;b&gt;"', 'Play video from <b>: A "kiln"'],
    ['data-title="Mine"', 'Play video: Mine'],
  ])('%s is named "%s"', async (attributes, name) => {
    await open(video(FRAME, OVERLAY, attributes))
    getByRole(document.body, 'button', {name})
  })

  it('has a name with the page’s texts', async () => {
    await setStrings({'video.playFrom': '{provider} abspielen'})
    await open(video())
    getByRole(document.body, 'button', {name: 'Tube abspielen: A "kiln"'})
  })

  it('has one name, whatever its content', async () => {
    const {element} = await open(video())
    expect(element.querySelector('img')?.getAttribute('alt')).toBe('')
  })
})

describe('without an overlay', () => {
  it('shows the frame on mount, when it is visible, and does not play automatically', async () => {
    const {unmount} = await open(video(FRAME, ''))
    expect(frame()?.getAttribute('src')).toBe('https://tube.example/embed/1?a=b&c=d')
    expect(document.activeElement).toBe(document.body)
    unmount()
    expect(htmlOf()).toBe(htmlOf(video(FRAME, '')))
  })

  it('data-load="false" waits for a click', async () => {
    const html = video(FRAME, '', 'data-load="false"')
    const {unmount, user} = await open(html)
    expect(frame()).toBeNull()
    await user.click(button())
    expect(frame()).not.toBeNull()
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('a provider’s HTML', () => {
  it('adds only an address and a title to the page', async () => {
    const hostile = `<script src="https://evil.example/x.js"></script><img src=x onerror=alert(1)>
      <iframe onload="alert(1)" srcdoc="<script>alert(1)</script>" style="position:fixed" name="top"
        allow="camera" SRC='https://tube.example/1' title="<img src=x onerror=alert(1)>" src="https://evil.example/"></iframe>
      <iframe src="https://evil.example/"></iframe>`
    const {element} = await open(video(hostile, ''))
    expect(element.querySelectorAll('*')).toHaveLength(1)
    expect(frame()?.getAttributeNames().sort()).toEqual(
      ['allow', 'class', 'referrerpolicy', 'sandbox', 'src', 'title'].sort(),
    )
    expect(frame()?.getAttribute('src')).toBe('https://tube.example/1')
    expect(frame()?.getAttribute('allow')).not.toContain('camera')
    expect(frame()?.title).toBe('Video: <img src=x onerror=alert(1)>')
  })

  it.each([
    ['<iframe src="https://a.example/x">', 'https://a.example/x'],
    ['<IFRAME frameborder=0 allowfullscreen SRC=https://a.example/x></IFRAME>', 'https://a.example/x'],
    [`<iframe title='say src="https://evil.example/"' src='https://a.example/x'>`, 'https://a.example/x'],
    ['<iframe title="a > b" src="https://a.example/x">', 'https://a.example/x'],
    // unencrypted addresses are requested encrypted
    ['<iframe src="http://a.example/x">', 'https://a.example/x'],
    ['<iframe src="//a.example/x">', 'https://a.example/x'],
  ])('%s is %s', async (html, src) => {
    await open(video(html, ''))
    expect(frame()?.getAttribute('src')).toBe(src)
  })

  it('a frame on the page’s own site has no access to that site’s storage', async () => {
    await open(video('<iframe src="/film">', ''))
    expect(frame()?.getAttribute('src')).toBe(new URL('/film', location.href).href)
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
    await open(video(FRAME, ''))
    expect(frame()?.getAttribute('sandbox')).toContain('allow-same-origin')
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  it.each([
    '',
    'null',
    'no frame',
    '<iframe>',
    '<iframe src="">',
    '<iframe></iframe><p src="https://a.example/">',
    '<iframe src="javascript:alert(1)">',
    '<iframe src="java\nscript:alert(1)">',
    '<iframe src="data:text/html,<script>alert(1)</script>">',
    '<iframe src="blob:https://a.example/x">',
    '<iframe src="https://">',
    '<blockquote><script src="https://a.example/x.js"></script></blockquote>',
  ])('that is %j shows nothing', async (html) => {
    const served = video(html, '<a href="/film">Watch</a>')
    await expect(open(served)).rejects.toThrow(TypeError)
    expect(htmlOf()).toBe(htmlOf(served))
  })

  it.each(['<iframe '.repeat(20_000), `<iframe ${'a="'.repeat(50_000)}`, `<iframe ${'a '.repeat(100_000)}`])(
    'is read in a short time',
    async (html) => {
      const start = performance.now()
      await expect(open(video(html, ''))).rejects.toThrow(TypeError)
      expect(performance.now() - start).toBeLessThan(2000)
    },
  )
})

describe('with a restrictive cookie policy', () => {
  const ASK = 'Press to load the video from tube.example. It may set cookies.'
  const restrict = () =>
    page.setContext({cookieSettings: {isRestrictiveCookiePolicyEnabled: true}, website: {language: 'en-US'}})
  const accept = async () => {
    const {page: settings} = await import('../../src/page/page.ts')
    settings().consent.analytics = true
    document.dispatchEvent(new CustomEvent('vitrine:consent'))
  }

  it('nothing is fetched before a click, and the element is restored', async () => {
    restrict()
    const {unmount, user} = await open(video(FRAME, ''))
    await until(() => expect(button().textContent).toBe(`A "kiln"\n${ASK}`))
    expect([frame(), state()]).toEqual([null, 'idle'])
    await user.click(button())
    expect(frame()?.getAttribute('src')).toBe('https://tube.example/embed/1?a=b&c=d&autoplay=1')
    expect([document.querySelector('.vitrine-ask'), document.activeElement]).toEqual([null, frame()])
    unmount()
    expect(htmlOf()).toBe(htmlOf(video(FRAME, '')))
  })

  it('later consent loads it, unless it needs a click anyway', async () => {
    restrict()
    await open(video(FRAME, ''))
    await until(() => expect(button().textContent).toContain(ASK))
    await accept()
    expect(frame()?.getAttribute('src')).toBe('https://tube.example/embed/1?a=b&c=d')
    document.body.replaceChildren()
    Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
    await open(video(FRAME, '', 'data-load="false"'))
    await until(() => expect(button().textContent).toContain(ASK))
    await accept()
    expect([button().textContent, frame()]).toEqual(['', null])
  })

  it('it asks in the language of the page, and is removed when it is unmounted before its code has loaded', async () => {
    restrict()
    const {unmount} = await open(video(FRAME, ''))
    await until(() => button())
    await setStrings({'video.ask': 'Laden von {host}'})
    expect(button().textContent).toContain('Laden von tube.example')
    unmount()
    const opened = await open(video(FRAME, ''))
    opened.unmount()
    await import('./lazy/ask-for-video.ts')
    expect(htmlOf()).toBe(htmlOf(video(FRAME, '')))
  })

  it('a frame on the page’s own site, and the page’s own overlay, wait as before', async () => {
    restrict()
    await open(video('<iframe src="/embed/1"></iframe>', ''))
    expect(frame()?.getAttribute('src')).toBe(`${location.origin}/embed/1`)
    await open(video())
    expect(document.querySelector('.vitrine-ask')).toBeNull()
    getByRole(document.body, 'button', {name: 'Play video from Tube: A "kiln"'})
  })
})
