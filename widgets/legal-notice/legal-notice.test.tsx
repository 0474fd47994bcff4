import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const SERVED = '<a href="https://europa.eu/x"><img src="/served.svg" alt="Served words"></a>'
const NOTICES = {
  en: {src: '/en.svg', href: 'https://europa.eu/en', text: 'English words'},
  de: {src: '/de.svg', href: 'https://europa.eu/de', text: 'Deutscher Wortlaut'},
}

const element = (content = SERVED, notices: unknown = NOTICES, attributes = '') =>
  `<div data-vitrine="legal-notice" ${attributes} data-notices='${JSON.stringify(notices)}'>${content}</div>`
const within = (lang: string, html: string) => `<section lang="${lang}">${html}</section>`

const shown = () => {
  const link = document.querySelector('a')
  const image = link?.querySelector('img')
  return ['href', 'lang']
    .map((name) => link?.getAttribute(name))
    .concat(image?.getAttribute('src'), image?.alt)
}

describe('the file', () => {
  it.each([
    ['de', NOTICES.de, null],
    ['de-AT', NOTICES.de, 'de'],
    ['fi', NOTICES.en, 'en'],
    ['', NOTICES.en, 'en'],
    ['toString', NOTICES.en, 'en'],
  ])(
    'on a page in "%s" is the named one, and unmounting restores the server HTML',
    async (lang, notice, own) => {
      const html = within(lang, element())
      const {unmount} = await page.open(html)
      expect(shown()).toEqual([notice.href, own, notice.src, notice.text])
      unmount()
      expect(htmlOf()).toBe(htmlOf(html))
    },
  )

  it('falls back to the language that the page names', async () => {
    await page.open(within('fi', element(SERVED, NOTICES, 'data-fallback="de"')))
    expect(shown()).toEqual([NOTICES.de.href, 'de', NOTICES.de.src, NOTICES.de.text])
  })

  it.each(['', '<a></a>'])('is placed where the server HTML has none: %j', async (content) => {
    const html = within('de', element(content))
    const {unmount} = await page.open(html)
    expect(shown()).toEqual([NOTICES.de.href, null, NOTICES.de.src, NOTICES.de.text])
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('can be in a link that is the element itself', async () => {
    await page.open(`<a data-vitrine="legal-notice" href="/a" data-notices='${JSON.stringify(NOTICES)}'></a>`)
    expect(shown()).toEqual([NOTICES.en.href, 'en', NOTICES.en.src, NOTICES.en.text])
    expect(document.querySelector('a')?.className).toBe('legal-notice__frame')
  })

  it('stays the served one without a list, and in a list without its languages', async () => {
    await page.open(`<div data-vitrine="legal-notice">${SERVED}</div>`)
    expect(shown()).toEqual(['https://europa.eu/x', null, '/served.svg', 'Served words'])
    expect(said.warnings).toEqual([])
    await page.open(within('fi', element(SERVED, {de: NOTICES.de})))
    expect(shown()).toEqual(['https://europa.eu/x', null, '/served.svg', 'Served words'])
    expect(said.warnings.splice(0).join()).toContain('data-notices has neither fi nor en')
  })
})

it.each([
  ['notice', '', 'legal-notice__notice'],
  ['label', 'data-kind="label"', 'legal-notice__label'],
])('the picture of a %s has its class', async (_, attributes, name) => {
  await page.open(element(SERVED, NOTICES, attributes))
  expect(document.querySelector('img')?.className).toBe(name)
})

describe('mistakes of the page', () => {
  it.each([
    ['javascript:alert(1)', '/a.svg'],
    ['https://europa.eu/x', 'javascript:alert(1)'],
    ['https://a@evil.example/', '/a.svg'],
    ['https://europa.eu/x', 'data:text/html,x'],
    [undefined, '/a.svg'],
    ['https://europa.eu/x', {}],
  ])('the addresses %j and %j leave the server HTML', async (href, src) => {
    const html = element(SERVED, {en: {href, src, text: 'Words'}})
    await expect(page.open(html)).rejects.toThrow('needs the valid addresses src and href for en')
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it.each([null, [], 'x', {en: 1}])('the list %j shows no broken picture', async (notices) => {
    await expect(page.open(element('', notices))).rejects.toThrow(
      /names no picture|needs the valid addresses/,
    )
    said.warnings.splice(0)
  })

  it.each([
    [
      element(SERVED, {en: {...NOTICES.en, text: ' '}}),
      'has no alternative text: give the words of the notice',
    ],
    [
      '<p data-vitrine="legal-notice" data-kind="label"><a href="/a"><img src="/a.svg"></a></p>',
      'has no alternative text: give the words of the label',
    ],
    [
      '<p data-vitrine="legal-notice"><a><img src="/a.svg" alt="Words"></a></p>',
      'has a link without an address',
    ],
  ])('are reported once to the author: %s', async (html, problem) => {
    await page.open(html)
    const [warning, ...more] = said.warnings.splice(0)
    expect(`${warning}`).toContain(problem)
    expect(more).toEqual([])
  })
})

it('no token or custom property changes the picture', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'legal-notice.css'), 'utf8')
  expect(sheet).toContain('legal-notice__notice')
  expect(sheet).not.toContain('var(')
  const theme = readFileSync(join(import.meta.dirname, '../../src/ui/theme/theme.css'), 'utf8')
  expect(theme).not.toContain('legal-notice')
})
