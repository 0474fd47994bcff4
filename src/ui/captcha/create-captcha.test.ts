// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {fakeCaptcha} from '../../../test/helpers/fake-captcha.ts'
import {freshPage} from '../../../test/helpers/fresh-page.ts'
import {hear} from '../../../test/helpers/hear.ts'
import {observeSizes} from '../../../test/helpers/observe-sizes.ts'
import {pause, until} from '../../../test/helpers/until.ts'
import type {CaptchaOptions} from './create-captcha.ts'

freshPage()
const said = watchConsole()

const FAILED = 'reCAPTCHA failed. Send the form to try again.'
let container: HTMLElement

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
})

async function create(options: Partial<CaptchaOptions> = {}, place: HTMLElement = container) {
  const {createCaptcha} = await import('./create-captcha.ts')
  return createCaptcha(place, {siteKey: 'key', ...options})
}

/** The provider's scripts that the page has requested; none of them loads in a test. */
function watchScripts(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
  return scripts
}

describe('a captcha', () => {
  it('is rendered with its key, and returns its answer until it is reset', async () => {
    const widgets = fakeCaptcha()
    const captcha = await create()
    await captcha.ready
    expect(widgets).toMatchObject([{settings: {sitekey: 'key', theme: 'light', size: 'normal'}}])
    expect(container.contains(widgets[0]?.place ?? null)).toBe(true)
    expect(captcha.getResponse()).toBe('')
    widgets[0]?.solve('solved')
    expect(captcha.getResponse()).toBe('solved')
    captcha.reset()
    expect(captcha.getResponse()).toBe('')
  })

  it('reports answers, and expired ones', async () => {
    const widgets = fakeCaptcha()
    const onChange = vi.fn()
    const captcha = await create({onChange})
    await captcha.ready
    widgets[0]?.solve('a')
    widgets[0]?.expire()
    expect(onChange.mock.calls).toEqual([['a'], ['']])
    expect(captcha.getResponse()).toBe('')
  })

  it.each([
    [319, 'compact'],
    [320, 'normal'],
  ])('in a container of %i px is %s', async (width, size) => {
    const widgets = fakeCaptcha(width)
    await (await create()).ready
    expect(widgets[0]?.settings.size).toBe(size)
  })

  it('has the given size, theme and alignment', async () => {
    const widgets = fakeCaptcha()
    await (await create({size: 'compact', theme: 'dark', alignment: 'center'})).ready
    expect(widgets[0]?.settings).toMatchObject({size: 'compact', theme: 'dark'})
    expect(widgets[0]?.place.style.margin).toBe('0px auto')
  })

  it('can be one of several, and restores each container', async () => {
    const widgets = fakeCaptcha()
    const other = document.createElement('div')
    document.body.append(other)
    const [first, second] = [await create(), await create({}, other)]
    await Promise.all([first.ready, second.ready])
    widgets[1]?.solve('second')
    expect([first.getResponse(), second.getResponse()]).toEqual(['', 'second'])
    first.destroy()
    second.destroy()
    expect([container.innerHTML, other.innerHTML]).toEqual(['', ''])
  })

  it('can be created again in the same container', async () => {
    const widgets = fakeCaptcha()
    const first = await create()
    await first.ready
    first.destroy()
    await (await create()).ready
    expect(widgets).toHaveLength(2)
    expect(container.childElementCount).toBe(1)
  })

  it('receives the focus', async () => {
    fakeCaptcha()
    const captcha = await create()
    await captcha.ready
    captcha.focus()
    await until(() => expect(document.activeElement).toBe(container.querySelector('input')))
  })

  it('does not take the focus from a visitor who has moved on before it loaded', async () => {
    fakeCaptcha()
    const [here, there] = [document.createElement('input'), document.createElement('input')]
    container.before(here, there)
    here.focus()
    const captcha = await create()
    captcha.focus()
    there.focus()
    await captcha.ready
    await pause(20)
    expect(document.activeElement).toBe(there)
  })

  it('that is hidden requests nothing from its provider', async () => {
    const widgets = fakeCaptcha(0)
    await create()
    await pause(20)
    expect(widgets).toEqual([])
  })

  it('that was destroyed before it loaded is not rendered', async () => {
    const widgets = fakeCaptcha()
    const captcha = await create()
    captcha.destroy()
    await captcha.ready
    expect([widgets, container.innerHTML]).toEqual([[], ''])
  })
})

describe('the provider’s script', () => {
  beforeEach(() => {
    observeSizes()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  })

  it('is requested once, for explicit rendering in the page’s language', async () => {
    document.documentElement.lang = 'ar'
    const scripts = watchScripts()
    const captchas = [await create(), await create(), await create({script: '/other.js'})]
    await until(() => expect(scripts).toHaveLength(1))
    expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=explicit&hl=ar')
    fakeCaptcha()
    scripts[0]?.onload?.(new Event('load'))
    await Promise.all(captchas.map(({ready}) => ready))
    expect(scripts).toHaveLength(1)
  })

  it('loads from the address that the page names', async () => {
    const scripts = watchScripts()
    await create({script: '/captcha.js?v=2'})
    await until(() => expect(scripts[0]?.src).toBe(`${location.origin}/captcha.js?v=2&render=explicit&hl=en`))
  })

  it('that cannot be loaded is reported and shown, and requested again when it is needed', async () => {
    const scripts = watchScripts()
    const heard = hear('error')
    const captcha = await create()
    await until(() => expect(scripts).toHaveLength(1))
    scripts[0]?.onerror?.(new Event('error'))
    await expect(captcha.ready).rejects.toThrow('cannot be loaded')
    expect(container.querySelector('[role=alert]')?.textContent).toBe(FAILED)
    expect(said.errors).toHaveLength(1)
    expect(heard).toMatchObject([{target: container, detail: {widget: 'captcha'}}])
    captcha.focus()
    await until(() => expect(scripts).toHaveLength(2))
    const widgets = fakeCaptcha()
    scripts[1]?.onload?.(new Event('load'))
    await captcha.ready
    expect(container.textContent).toBe('')
    widgets[0]?.solve('a')
    expect(captcha.getResponse()).toBe('a')
  })

  it.each([['data:text/javascript,alert(1)'], ['javascript:alert(1)'], ['http://['], ['blob:x']])(
    'does not load from %s',
    async (script) => {
      const scripts = watchScripts()
      await expect((await create({script})).ready).rejects.toThrow()
      expect(scripts).toEqual([])
    },
  )

  it('of another origin is refused with a message, unless the loader’s tag lists it', async () => {
    const scripts = watchScripts()
    const script = 'https://evil.example/c.js'
    await expect((await create({script})).ready).rejects.toThrow(`no script is loaded from "${script}"`)
    expect(container.querySelector('[role=alert]')?.textContent).toBe(FAILED)
    expect(String(said.errors)).toContain("data-scripts on the loader's tag")
    expect(scripts).toEqual([])
    const {page} = await import('../../page/page.ts')
    page().scripts = 'https://other.example/ https://evil.example/c.js'
    await create({script})
    await until(() => expect(scripts).toHaveLength(1))
  })

  it.each([
    ['does not arrive', () => {}],
    ['never calls back', () => vi.stubGlobal('grecaptcha', {ready: () => {}})],
  ])('that %s counts as failed after ten seconds, and is tried again when it is needed', async (_, hang) => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    watchScripts()
    hang()
    const captcha = await create()
    captcha.ready.catch(() => {})
    await vi.advanceTimersByTimeAsync(9900)
    expect(container.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()
    await expect(captcha.ready).rejects.toThrow('does not answer')
    expect(container.textContent).toBe(FAILED)
    const widgets = fakeCaptcha()
    captcha.focus()
    await captcha.ready
    widgets[0]?.solve('a')
    expect(captcha.getResponse()).toBe('a')
  })

  it('that defines nothing is a failure', async () => {
    const scripts = watchScripts()
    const captcha = await create()
    await until(() => expect(scripts).toHaveLength(1))
    scripts[0]?.onload?.(new Event('load'))
    await expect(captcha.ready).rejects.toThrow('brought no grecaptcha')
  })
})

describe('is refused', () => {
  it.each([null, ''])('without a key (%j), and shows nothing to the visitor', async (siteKey) => {
    fakeCaptcha()
    await expect((await create({siteKey})).ready).rejects.toThrow('ReCaptcha has not been set up!')
    expect(container.innerHTML).toBe('')
  })

  it('in a shadow root', async () => {
    fakeCaptcha()
    const place = document.createElement('div')
    container.attachShadow({mode: 'open'}).append(place)
    await expect((await create({}, place)).ready).rejects.toThrow('shadow root')
  })

  it('in a detached document', async () => {
    fakeCaptcha()
    const place = document.implementation.createHTMLDocument().body
    vi.spyOn(place.ownerDocument, 'defaultView', 'get').mockReturnValue(null)
    await expect((await create({}, place)).ready).rejects.toThrow('Document was destroyed')
  })

  it('by the provider', async () => {
    fakeCaptcha()
    vi.stubGlobal('grecaptcha', {
      ready: (then: () => void) => then(),
      render() {
        throw new Error('Invalid site key')
      },
    })
    await expect((await create()).ready).rejects.toThrow('Error rendering captcha into node')
    expect(container.textContent).toBe(FAILED)
    expect(String(said.errors)).toContain('Error rendering captcha into node')
  })
})

describe('Trusted Types', () => {
  it('create one policy, under our name', async () => {
    const scripts = watchScripts()
    const createPolicy = vi.fn((_name: string, rules: object) => rules)
    vi.stubGlobal('trustedTypes', {createPolicy})
    observeSizes()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    await create()
    await until(() => expect(scripts).toHaveLength(1))
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrine'])
  })
})

describe('before the visitor has consented', () => {
  const ASK = 'Press to load the captcha from www.google.com. It may set cookies.'
  let mayLoad = false
  beforeEach(() => {
    mayLoad = false
    observeSizes()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  })
  const button = () => container.querySelector<HTMLElement>('button')

  async function createAsking(options: Partial<CaptchaOptions> = {}) {
    const scripts = watchScripts()
    const captcha = await create({mayLoad: () => mayLoad, ...options})
    return {scripts, captcha}
  }

  it('it keeps its space until it is clicked, and releases it', async () => {
    const {scripts, captcha} = await createAsking()
    await until(() => expect(button()?.textContent).toBe(ASK))
    expect(button()?.parentElement?.style.minBlockSize).toBe('78px')
    expect(scripts).toEqual([])
    button()?.click()
    await until(() => expect(scripts).toHaveLength(1))
    captcha.destroy()
    expect(container.innerHTML).toBe('')
  })

  it('nothing is loaded for a captcha that is destroyed before it could ask', async () => {
    const {scripts, captcha} = await createAsking()
    captcha.destroy()
    await captcha.ready
    await pause(20)
    expect([scripts, container.innerHTML]).toEqual([[], ''])
  })

  it('consent loads it', async () => {
    const {scripts} = await createAsking()
    await until(() => expect(button()).not.toBeNull())
    mayLoad = true
    document.dispatchEvent(new CustomEvent('vitrine:consent'))
    await until(() => expect(scripts).toHaveLength(1))
  })

  it('so does the use of its form, but not the focus on the placeholder', async () => {
    const form = document.createElement('form')
    const field = document.createElement('input')
    container.before(form)
    form.append(field, container)
    const {scripts} = await createAsking()
    await until(() => expect(button()).not.toBeNull())
    button()?.focus()
    await pause(20)
    expect(scripts).toEqual([])
    field.focus()
    await until(() => expect(scripts).toHaveLength(1))
  })

  it('a script of the page’s own site needs no permission', async () => {
    const {scripts} = await createAsking({script: '/own.js'})
    await until(() => expect(scripts).toHaveLength(1))
  })
})
