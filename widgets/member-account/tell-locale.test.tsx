// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {drop, hold, json, noContent} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {prerender} from '../../test/helpers/prerender.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'

const CALL = 'POST /api/site-users/account/locale'
const page = await shopPage()
const {server} = page
const said = watchConsole()
const calls = () => server.received.map(({method, url, body}) => [`${method} ${url.split('?')[0]}`, body])

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'de'
  server.answer(noContent)
})
const open = () => import('./tell-locale.ts')

describe('a language of the site', () => {
  it.each(['de', 'en-US', 'zh-Hant', 'pt-BR', 'es-419'])('%s is one that browsers know', async (code) => {
    expect((await open()).isCustomLanguage(code)).toBe(false)
  })
  it.each(['x-pirate', 'qqq', 'klingon!', ''])('%j is one of the translation tool alone', async (code) => {
    expect((await open()).isCustomLanguage(code)).toBe(true)
  })
})

describe('the language of a member', () => {
  it('reaches the server once for each member and language, also on later pages', async () => {
    const {tellLocale} = await open()
    await tellLocale('u1')
    await tellLocale('u1')
    expect(calls().length).toBe(1)
    expect(localStorage.getItem('vitrine-member-locale')).toBe('u1 de')
    await tellLocale('u2')
    document.documentElement.lang = 'fr'
    await tellLocale('u2')
    expect(calls().length).toBe(3)
    expect(localStorage.getItem('vitrine-member-locale')).toBe('u2 fr')
  })

  it('is not sent by the next page', async () => {
    localStorage.setItem('vitrine-member-locale', 'u1 de')
    await (await open()).tellLocale('u1')
    expect(calls()).toEqual([])
  })

  it('is not sent twice while the first call is under way', async () => {
    const slow = hold(noContent)
    server.answer(slow.answer)
    const {tellLocale} = await open()
    const first = tellLocale('u1')
    await tellLocale('u1')
    slow.release()
    await first
    expect(calls().length).toBe(1)
  })

  it('is that of the site where the page names none', async () => {
    document.documentElement.removeAttribute('lang')
    await (await open()).tellLocale(null)
    expect(localStorage.getItem('vitrine-member-locale')).toBe('null en-US')
  })

  it('that only the translation tool knows is not sent', async () => {
    document.documentElement.lang = 'x-pirate'
    await (await open()).tellLocale('u1')
    expect(calls()).toEqual([])
  })

  it('is sent by a page that is seen, not by one that is rendered ahead', async () => {
    const {tellLocale} = await open()
    const show = prerender()
    await tellLocale('u1')
    expect(calls()).toEqual([])
    show()
    await tellLocale('u1')
    expect(calls().length).toBe(1)
  })

  it('is sent again after a lost connection, without a word', async () => {
    server.answer(drop)
    const {tellLocale} = await open()
    await tellLocale('u1')
    expect(localStorage.getItem('vitrine-member-locale')).toBeNull()
    server.answer(noContent)
    await tellLocale('u1')
    expect(localStorage.getItem('vitrine-member-locale')).toBe('u1 de')
    expect(said.errors).toEqual([])
  })

  it('that the server fails to take is reported', async () => {
    server.answer(json({}, 500))
    const errors = hear('error')
    await (await open()).tellLocale('u1')
    expect(localStorage.getItem('vitrine-member-locale')).toBeNull()
    expect(calls()[0]?.[0]).toBe(CALL)
    expect(said.errors.length + said.warnings.length).toBe(1)
    expect(errors.map(({detail}) => detail)).toMatchObject([{widget: 'member-account'}])
  })
})
