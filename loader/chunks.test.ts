// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {freshPage} from '../test/helpers/fresh-page.ts'
import {pause, until} from '../test/helpers/until.ts'

freshPage()

/** Whether the browser remembers failed modules, as Firefox does. */
let isFirefox = false

/** Code of a file that exports its own address. */
const OWN = 'export default()=>({url:import.meta.url})'
/** A folder in which each script is this file: everything after the `//` is a comment. */
const BASE = `data:text/javascript,${OWN}//`

beforeEach(async () => {
  vi.stubGlobal('CSS', {supports: (name: string) => isFirefox && name === '-moz-appearance'})
  const {writeTag} = await import('../src/page/page.ts')
  writeTag({base: BASE})
})

const load = async (files: string) => {
  const {loadChunk} = await import('./chunks.ts')
  return loadChunk<{url: string}>(files)
}

const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const endStyles = (type: string) => {
  for (const style of styles()) style.dispatchEvent(new Event(type))
}

it('returns the first file, fetched in parallel with the others', async () => {
  expect((await load('b a')).url).toBe(`${BASE}chunks/b-dev.js`)
})

describe('a file that imports others', () => {
  /** Files that count how often they run; `a` imports `b`. */
  const counting = `data:text/javascript,export default(files)=>{globalThis.runs=[...globalThis.runs??[],import.meta.url.at(-8)];return import.meta.url.endsWith("a-dev.js")?{b:files.b}:{}}//`
  const runs = (): unknown => Reflect.get(globalThis, 'runs')

  beforeEach(async () => {
    Reflect.deleteProperty(globalThis, 'runs')
    const {writeTag} = await import('../src/page/page.ts')
    writeTag({base: counting})
  })

  it('runs them before, each once', async () => {
    const {loadChunk} = await import('./chunks.ts')
    const [first, again] = await Promise.all([loadChunk('a b'), loadChunk('a b')])
    expect(again).toBe(first)
    expect(await loadChunk('b')).toBe(Object(first).b)
    expect(runs()).toEqual(['a', 'b'])
  })

  it('runs no other of its list', async () => {
    const {loadChunk} = await import('./chunks.ts')
    await loadChunk('b c')
    expect(runs()).toEqual(['b'])
  })
})

describe('a second attempt', () => {
  it('uses another address for a file that the browser may remember as failed', async () => {
    const {writeTag} = await import('../src/page/page.ts')
    const base = `data:text/javascript,if (import.meta.url.endsWith("b-dev.js")) throw 1; ${OWN}//`
    writeTag({base})
    await expect(load('b a')).rejects.toBe(1)
    expect((await load('b a')).url).toBe(`${base}chunks/b-dev.js?1`)
    expect((await load('a')).url).toBe(`${base}chunks/a-dev.js`)
  })
})

it('fails when a file that the chunk needs does not load', async () => {
  const {writeTag} = await import('../src/page/page.ts')
  writeTag({base: `data:text/javascript,if (import.meta.url.endsWith("b-dev.js")) throw 1; ${OWN}//`})
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
  const loading = load('b a').finally(done)
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
  expect((await loading).url).toBe(`${BASE}chunks/b-dev.js`)
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
