import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {tokens} from '../../src/widget/about-tokens.ts'
import {shops} from '../views/looks.ts'
import {startDemo, type TestDemo} from './testing/start-demo.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const read = async (path: string): Promise<string> => (await fetch(demo.url + path)).text()

/** The page without its name, its style sheet, and what differs with each request. */
const markupOf = (page: string, name: string, shop: string): string =>
  page
    // products of every look name the same manufacturer, which has the name of one shop
    .replaceAll(`>${shop.replace('&', '&amp;')}<`, '>SHOP<')
    .replace(new RegExp(`/assets/${name}\\.css\\?v=[\\w-]+`), 'SKIN')
    .replace(/(name="(?:crumb|Add-To-Cart-Id|submissionId)" value=")[^"]*/g, '$1')

describe('/looks', () => {
  it('shows each look in a frame, with its style sheet', async () => {
    const page = await read('/looks')
    for (const name of Object.keys(shops)) {
      expect(page).toContain(`<iframe class="looks-view" src="/looks/${name}"`)
      expect(page).toContain('--vitrine-accent: ')
    }
    expect(demo.problems).toEqual([])
  })

  it('has one markup for all', async () => {
    const pages = await Promise.all(
      Object.entries(shops).map(async ([name, shop]) => markupOf(await read(`/looks/${name}`), name, shop)),
    )
    expect(pages[0]).toContain('href="/vitrine/theme.css"')
    expect(pages[0]).toContain('SKIN')
    expect(new Set(pages).size).toBe(1)
  })

  it.each(Object.keys(shops))('%s sets tokens, and may be framed by the shop alone', async (name) => {
    const reply = await fetch(`${demo.url}/looks/${name}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    const [, style = ''] = /href="(\/assets\/(?!page)[^"]*)"/.exec(await reply.text()) ?? []
    const css = await read(style.replace('&amp;', '&'))
    const set = Object.keys(tokens).filter((token) => css.includes(`${token}:`))
    expect(set.length).toBeGreaterThanOrEqual(5)
    expect(css).not.toMatch(/\.(?:add-to-cart|cart-|vitrine|sqs|product-(?!title))/)
  })

  it.each(Object.keys(shops))('%s leads out of its frame', async (name) => {
    expect(await read(`/looks/${name}`)).toContain('<base target="_top">')
  })

  it('calls the API from another origin, too', async () => {
    const served = await startDemo({shopOrigins: (url) => [url.replace('127.0.0.1', 'localhost')]})
    const reply = await fetch(`${served.url.replace('127.0.0.1', 'localhost')}/looks/kiln`)
    await served.stop()
    expect(reply.headers.get('Content-Security-Policy')).toContain(`connect-src 'self' ${served.url};`)
  })

  it('has no other', async () => {
    expect((await fetch(`${demo.url}/looks/none`)).status).toBe(404)
  })
})
