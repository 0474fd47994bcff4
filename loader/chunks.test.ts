// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {freshPage} from '../test/helpers/fresh-page.ts'
import {pause, until} from '../test/helpers/until.ts'

freshPage()

/** Whether the browser remembers failed modules, as Firefox does. */
let isFirefox = false

/** A folder in which each script exports its own address: everything after the `//` is a comment. */
const BASE = 'data:text/javascript,export default import.meta.url//'

beforeEach(async () => {
  vi.stubGlobal('CSS', {supports: (name: string) => isFirefox && name === '-moz-appearance'})
  const {writeTag} = await import('../src/page/page.ts')
  writeTag({base: BASE})
})

const load = async (files: string, attempt = 0) => {
  const {loadChunk} = await import('./chunks.ts')
  return loadChunk<{default: string}>(files, attempt)
}

const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const endStyles = (type: string) => {
  for (const style of styles()) style.dispatchEvent(new Event(type))
}

it('returns the first file, fetched in parallel with the others', async () => {
  expect((await load('b a')).default).toBe(`${BASE}chunks/b-dev.js`)
})

describe('a second attempt', () => {
  it('uses the same address for a chunk, which is cached by then', async () => {
    const frames = vi.spyOn(document.documentElement, 'append')
    expect((await load('b a', 2)).default).toBe(`${BASE}chunks/b-dev.js`)
    expect(frames).toHaveBeenCalledOnce()
    frames.mockRestore()
  })

  it('uses another address for a chunk that the browser remembers as failed', async () => {
    const {writeTag} = await import('../src/page/page.ts')
    const base =
      'data:text/javascript,if (import.meta.url.endsWith("dev.js")) throw 1; export default import.meta.url//'
    writeTag({base})
    expect((await load('b', 2)).default).toBe(`${base}chunks/b-dev.js?2`)
  })
})

it('fails when a file that the chunk needs does not load', async () => {
  const {writeTag} = await import('../src/page/page.ts')
  writeTag({base: 'data:text/javascript,if (import.meta.url.endsWith("b-dev.js")) throw 1//'})
  await expect(load('a c')).resolves.toBeDefined()
  await expect(load('a b')).rejects.toBe(1)
})

describe('a style sheet', () => {
  it.each(['load', 'error'])('delays the widget until its %s event', async (type) => {
    const done = vi.fn()
    const loading = load('a.css').then(done)
    await until(() => expect(styles()).toHaveLength(1))
    await pause(20)
    expect(done).not.toHaveBeenCalled()
    endStyles(type)
    await loading
    expect(styles().map(({href}) => href)).toEqual([`${BASE}assets/a-dev.css`])
  })

  it('is added once, and again only after a failure', async () => {
    const first = load('a.css')
    const second = load('b a.css')
    await until(() => expect(styles()).toHaveLength(1))
    await pause(20)
    endStyles('error')
    await Promise.all([first, second])
    expect(styles()).toHaveLength(1)
    void load('a.css')
    await until(() => expect(styles()).toHaveLength(2))
  })
})

it('imports cached files in Firefox, under a single address', async () => {
  isFirefox = true
  const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  const done = vi.fn()
  const loading = load('b a', 2).finally(done)
  await until(() => expect(preloads()).toHaveLength(3))
  expect(preloads().map(({href, as, crossOrigin}) => [href, as, crossOrigin])).toEqual([
    [`${BASE}chunks/b-dev.js`, 'script', 'anonymous'],
    [`${BASE}chunks/a-dev.js`, 'script', 'anonymous'],
    // all chunks import it
    [`${BASE}chunks/engine-dev.js`, 'script', 'anonymous'],
  ])
  await pause(20)
  expect(done).not.toHaveBeenCalled()
  for (const link of preloads()) link.dispatchEvent(new Event('load'))
  expect((await loading).default).toBe(`${BASE}chunks/b-dev.js`)
  isFirefox = false
})

describe('files fetched ahead', () => {
  const scripts = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]

  it('are requested once, and not if they were already imported', async () => {
    const {fetchAhead} = await import('./chunks.ts')
    await load('b')
    fetchAhead('b c', 'low')
    fetchAhead('c d', 'high')
    expect(scripts().map((link) => [link.href, link.fetchPriority])).toEqual([
      [`${BASE}chunks/c-dev.js`, 'low'],
      [`${BASE}chunks/d-dev.js`, 'high'],
    ])
  })

  it('create no frame in Firefox when every file was already requested', async () => {
    isFirefox = true
    const {fetchAhead} = await import('./chunks.ts')
    const frames = vi.spyOn(document.documentElement, 'append')
    fetchAhead('e', 'low')
    expect(frames).toHaveBeenCalledOnce()
    fetchAhead('e.css', 'high')
    expect(frames).toHaveBeenCalledOnce()
    frames.mockRestore()
    isFirefox = false
  })

  /** Sheets as a browser makes them: there once they have loaded. */
  function loadStyles(): void {
    for (const link of styles())
      Object.defineProperty(link, 'sheet', {value: {disabled: false, media: {mediaText: link.media}}})
    endStyles('load')
  }
  const states = () =>
    styles().map(({media, sheet}) => [sheet ? sheet.media.mediaText : media, sheet?.disabled])

  it('keep a style sheet disabled until it is needed', async () => {
    const {fetchAhead} = await import('./chunks.ts')
    fetchAhead('a.css', 'low')
    expect(states()).toEqual([['not all', undefined]])
    loadStyles()
    await until(() => expect(states()).toEqual([['', true]]))
    await load('a.css')
    expect(states()).toEqual([['', false]])
  })

  it('enable a style sheet that is needed before it has loaded', async () => {
    const {fetchAhead} = await import('./chunks.ts')
    fetchAhead('a.css', 'low')
    const loading = load('a.css')
    await until(() => expect(states()).toEqual([['', undefined]]))
    fetchAhead('a.css', 'low')
    loadStyles()
    await loading
    expect(states()).toEqual([['', false]])
  })
})
