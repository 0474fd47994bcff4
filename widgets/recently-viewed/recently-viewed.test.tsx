import {beforeEach, describe, expect, it} from 'vitest'
import {emit} from '../../src/page/emit.ts'
import {page as settings} from '../../src/page/page.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {prerender} from '../../test/helpers/prerender.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const KEY = 'vitrine-recent'
const product = (id: string) => ({
  id,
  title: `Product ${id}`,
  fullUrl: `/shop/${id}`,
  structuredContent: {variants: [{sku: id, price: 100}]},
})
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const titles = () => [...document.querySelectorAll('.vitrine-card__title')].map((one) => one.textContent)

interface Visit {
  id?: string
  isStrict?: boolean
  html?: string
}

async function visit({id, isStrict = false, html = ''}: Visit = {}) {
  for (const one of document.querySelectorAll('[data-site-context]')) one.remove()
  page.setContext({
    website: {language: 'en-US'},
    websiteSettings: {storeSettings: {selectedCurrency: 'USD'}},
    cookieSettings: {isRestrictiveCookiePolicyEnabled: isStrict},
    ...(id && {item: {id}}),
  })
  // each visit is of another page
  const {rereadSite} = await import('../../src/page/site/current-site.ts')
  rereadSite()
  return page.open(`<div data-vitrine="recently-viewed">${html}</div>`)
}

beforeEach(() => {
  localStorage.clear()
  settings().consent = {}
})

describe('recently viewed products', () => {
  it('are noted by product pages, the latest first and each once, at most twelve', async () => {
    page.server.answer(json({items: []}))
    for (const id of ['a', 'b', 'a']) (await visit({id})).unmount()
    expect(kept()).toEqual(['a', 'b'])
    for (let index = 0; index < 14; index++) (await visit({id: `${index}`})).unmount()
    expect(kept()).toHaveLength(12)
    expect(kept()[0]).toBe('13')
  })

  it('are not noted by a page that is not seen yet', async () => {
    const show = prerender()
    await visit({id: 'a'})
    expect(kept()).toBeNull()
    show()
    expect(kept()).toEqual(['a'])
  })

  it('are shown without that of the page, in this order', async () => {
    localStorage.setItem(KEY, '["b","a","c"]')
    page.server.answer(json({items: [product('c'), product('b')]}))
    await visit({id: 'a'})
    await until(() => expect(titles()).toEqual(['Product b', 'Product c']))
    expect(page.server.received[0]?.url).toBe('/api/commerce/products?filter.id=b&filter.id=c&pageSize=20')
    expect(kept()).toEqual(['a', 'b', 'c'])
  })

  it('are cards of the author, too', async () => {
    localStorage.setItem(KEY, '["b"]')
    page.server.answer(json({items: [product('b')]}))
    const {element} = await visit({html: '<template data-slot="card"><i>{title}</i></template>'})
    await until(() => expect(element.querySelector('i')?.textContent).toBe('Product b'))
  })

  it('leave the element as it is where there are none, or something fails', async () => {
    const {element} = await visit({id: 'a', html: '<p>Nothing yet</p>'})
    expect(page.server.received).toEqual([])
    expect(element.innerHTML).toBe('<p>Nothing yet</p>')
    localStorage.setItem(KEY, '["b"]')
    page.server.answer(json({things: []}))
    const {element: other} = await visit()
    await until(() => expect(said.errors).toHaveLength(1))
    expect(other.innerHTML).toBe('')
  })

  it.each(['{', '{"a":1}', '[1,null,""]'])('are none where storage has %s', async (text) => {
    localStorage.setItem(KEY, text)
    await visit()
    expect(page.server.received).toEqual([])
  })

  it('are neither noted nor shown before the visitor agrees, and gone once the visitor declines', async () => {
    localStorage.setItem(KEY, '["b"]')
    await visit({id: 'a', isStrict: true})
    expect(page.server.received).toEqual([])
    expect(kept()).toBeNull()
    settings().consent = {analytics: true}
    emit('consent', settings().consent)
    expect(kept()).toEqual(['a'])
    settings().consent = {analytics: false}
    emit('consent', settings().consent)
    expect(kept()).toBeNull()
  })
})
