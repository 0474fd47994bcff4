// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {teachNodeNames} from '../../../test/helpers/teach-node-names.ts'
import {page} from '../../page/page.ts'

teachNodeNames()
const said = watchConsole()
const {loadCleaner} = await import('./load-cleaner.ts')
const {cleanSubmissionHtml} = await loadCleaner()
const form = document.createElement('form')
const submit = (html: string): Element[] => [...cleanSubmissionHtml(html, 'in-', 'form', form).children]

beforeEach(() => {
  Object.assign(page(), {formScripts: undefined, nonce: undefined, scripts: undefined, api: undefined})
  vi.stubGlobal('trustedTypes', undefined)
})

describe('HTML after a form, by default', () => {
  it.each([
    ['a script', '<p>Thanks</p><script>count()</script>'],
    ['a frame', '<iframe src="/count"></iframe><p>Thanks</p>'],
    ['a handler', '<p onclick="count()">Thanks</p>'],
  ])('runs nothing, and says so for %s', (_, html) => {
    const [thanks, ...rest] = submit(html)
    expect([thanks?.outerHTML, rest]).toEqual(['<p>Thanks</p>', []])
    expect(said.warnings.map(String)).toEqual([
      expect.stringMatching(
        /^\[vitrine\] form: scripts in its post-submit HTML do not run\. Use vitrine:form-success/,
      ),
    ])
  })

  it.each([
    ['words alone', '<p>Thanks</p>'],
    ['an attribute that begins like no handler', '<p non="a" unknown="b">Thanks</p>'],
    ['an element that is dropped, but runs nothing', '<p>Thanks</p><style>p{}</style>'],
    ['names that contain those of scripts', '<p>Thanks</p><x-script></x-script><script-x></script-x>'],
  ])('says nothing for %s', (_, html) => {
    expect(submit(html)[0]?.textContent).toBe('Thanks')
    expect(said.warnings).toEqual([])
  })
})

describe('HTML after a form whose owner allows scripts', () => {
  beforeEach(() =>
    Object.assign(page(), {formScripts: 'allow', nonce: 'abc', scripts: 'https://pixel.example/'}),
  )

  const scripts = (html: string) =>
    submit(html).filter((one): one is HTMLScriptElement => one.matches('script'))

  it.each([
    ['', 'code'],
    ['text/javascript', 'code'],
    ['TEXT/JavaScript', 'code'],
    ['application/javascript', 'code'],
    ['application/x-javascript', 'code'],
    ['text/ecmascript', 'code'],
    ['application/x-ecmascript', 'code'],
    ['module', 'code'],
    ['text/template', 'no code'],
    ['modules', 'no code'],
    ['x-module', 'no code'],
    ['text/javascript2', 'no code'],
  ])('takes the type %j for %s', (type, kind) => {
    const found = scripts(`<p>a</p><script type="${type}">count()</script><p>b</p>`)
    expect(found.map(({text, nonce}) => [text, nonce])).toEqual(kind === 'code' ? [['count()', 'abc']] : [])
  })

  it('keeps the places and the order, and loads in order', () => {
    const all = submit('<p>a</p><script>first()</script><p>b</p><script src="/second.js"></script>')
    expect(all.map(({tagName}) => tagName)).toEqual(['P', 'SCRIPT', 'P', 'SCRIPT'])
    const [first, second] = all.filter((one): one is HTMLScriptElement => one.matches('script'))
    expect([first?.text, first?.src, second?.text, second?.src, second?.async]).toEqual([
      ...['first()', '', ''],
      ...[new URL('/second.js', location.href).href, false],
    ])
  })

  it('has no nonce where the loader’s tag has none', () => {
    Object.assign(page(), {nonce: undefined})
    expect(scripts('<script>count()</script>')[0]?.nonce).toBe('')
  })

  it('takes addresses of the page’s origin and of those that the tag lists, and leaves others out', () => {
    const found = scripts(
      '<script src="https://pixel.example/p.js"></script><script src="https://evil.example/e.js"></script><script>last()</script>',
    )
    expect(found.map(({src, text}) => src || text)).toEqual(['https://pixel.example/p.js', 'last()'])
    expect(`${said.errors}`).toContain('no script is loaded from "https://evil.example/e.js"')
  })

  it('runs none where the API has another origin', () => {
    Object.assign(page(), {api: 'https://shop.example'})
    expect(scripts('<script>count()</script>')).toEqual([])
    expect(said.warnings).toHaveLength(1)
  })
})
