import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const ITEMS = ['b', 'c'].map((id) => ({
  id,
  title: `Product ${id}`,
  fullUrl: `/shop/${id}`,
  structuredContent: {variants: [{sku: id, price: 100}]},
}))
const open = (content = '') => page.open(`<div data-vitrine="related-products">${content}</div>`)

beforeEach(() => page.setContext({website: {language: 'en-US'}, item: {id: 'a'}}))

describe('an empty element', () => {
  it('shows what the shop recommends, each with its id for tracking', async () => {
    page.server.answer(json({items: ITEMS}))
    const {element, unmount} = await open()
    await until(() => expect(element.querySelectorAll('[data-product-id][data-item-id]')).toHaveLength(2))
    expect(page.calls()).toEqual(['GET /api/commerce/products/a/related'])
    unmount()
    expect(element.innerHTML).toBe('')
  })

  it('takes the card of the author', async () => {
    page.server.answer(json({items: ITEMS}))
    const {element} = await open('<template data-slot="card"><a href="{url}">{title}</a></template>')
    await until(() => expect(element.querySelectorAll('li a[href^="/shop/"]')).toHaveLength(2))
  })

  it('stays empty where the shop fails', async () => {
    page.server.answer(json({things: []}))
    const {element} = await open()
    await until(() => expect(said.errors).toHaveLength(1))
    expect(element.innerHTML).toBe('')
  })
})

it('what the server has stays as it is, without a call', async () => {
  for (const html of ['<p>Nothing</p>', '<ul><li><a href="/b" data-product-id="b">B</a></li></ul>']) {
    const {element} = await open(html)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(element.innerHTML).toBe(html)
  }
  expect(page.calls()).toEqual([])
})
