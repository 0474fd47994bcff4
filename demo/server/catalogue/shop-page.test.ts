import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
afterEach(() => expect(demo.problems).toEqual([]))

describe('the page of the shop', () => {
  const read = async (path: string, headers = {}) => (await demo.visitor().call(path, {headers})).text()
  const part = {'Vitrine-Part': 'collection'}

  it('answers with the list alone for a call for a part', async () => {
    const reply = await demo.visitor().call('/shop?filter.tag=New', {headers: part})
    expect(reply.headers.get('Vary')).toContain('Vitrine-Part')
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    const html = await reply.text()
    expect(html.trim()).toMatch(/^<div class="collection" data-vitrine="collection">[\s\S]*<\/div>$/)
    expect(html.match(/<li class="card" data-item-id=/g)).toHaveLength(5)
    expect(await read('/shop?filter.tag=New')).toContain('<html')
  })

  it('leaves each chosen filter out by a link', async () => {
    const html = await read('/shop?filter.Color=Ink&filter.sale=true&query=tea&filter.price=1-200', part)
    const hrefs = [...html.matchAll(/collection-chip" href="([^"]+)"/g)].map(([, href]) =>
      href?.replaceAll('&amp;', '&'),
    )
    expect(hrefs).toEqual([
      '/shop?filter.Color=Ink&filter.sale=true&filter.price=1-200',
      '/shop?query=tea&filter.sale=true&filter.price=1-200',
      '/shop?query=tea&filter.Color=Ink&filter.price=1-200',
      '/shop?query=tea&filter.Color=Ink&filter.sale=true',
    ])
  })

  it.each([
    'sort=cheap',
    'page=0',
    'pageSize=101',
    'filter.price=20-10',
    'filter.sale=no',
    'query=a&query=b',
  ])('leaves out what is not valid: %s', async (search) => {
    const reply = await demo.visitor().call(`/shop?${search}`)
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('data-collection-list')
  })

  it('says that nothing is found, and leads on', async () => {
    expect(await read('/shop?query=xylophone', part)).toMatch(/No product matches[\s\S]*href="\/shop"/)
  })
})
