import {getAllByRole, getByRole, queryAllByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Answer, drop, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()
const body = document.body

const GLAZES = {mug: 'Ink', bowl: 'Ink', vase: 'Oat', plate: 'Oat'}

const productOf = (id: string) => ({
  id,
  title: id,
  fullUrl: `/shop/${id}`,
  structuredContent: {
    productType: 1,
    variants: [{sku: id, priceMoney: {currency: 'USD', value: '24.00'}, qtyInStock: 3}],
  },
})

/** A shop whose products have a glaze; each value is counted without the filter by glazes. */
const answerList: Answer = (response, request) => {
  const params = new URL(request.url, page.server.origin).searchParams
  const asked = params.getAll('filter.Glaze')
  const [size, number] = [Number(params.get('pageSize') ?? 36), Number(params.get('page') ?? 1)]
  const word = params.get('query') ?? ''
  const all = Object.entries(GLAZES).filter(([id]) => id.includes(word))
  const found = all.filter(([, glaze]) => !asked.length || asked.includes(glaze)).map(([id]) => id)
  const sorted = params.get('sort') === 'title' ? found.toSorted() : found
  const values = ['Ink', 'Oat'].map((value) => ({
    value,
    count: all.filter(([, glaze]) => glaze === value).length,
  }))
  const items = sorted.slice((number - 1) * size, number * size).map(productOf)
  const nextPage = number * size < found.length ? number + 1 : null
  json({items, total: found.length, facets: [{name: 'Glaze', values}], nextPage})(response, request)
}

const render = (query = 'category=Cups&amp;limit=2', content = '') =>
  `<div data-vitrine="collection" data-query="${query}">
    <form method="get">
      <input type="search" name="query">
      <select name="sort"><option value="">Featured</option><option value="title">Name</option></select>
      <label><input type="checkbox" name="filter.sale" value="true"> On sale</label>
      <fieldset data-collection-facet="Glaze" hidden><legend>Glaze</legend></fieldset>
      <button>Show</button>
    </form>
    <ul data-collection-chips></ul>
    <p data-collection-count></p>
    <ul data-collection-list></ul>
    <p><a href="?page=2" data-collection-more>More</a></p>
    <nav data-collection-pages></nav>
    ${content}
  </div>`

beforeEach(() => {
  history.replaceState(null, '', '/')
  page.server.received.length = 0
  page.server.answer(answerList)
})

const open = async (html = render()) => {
  const opened = await page.open(html)
  await until(() => expect(body.querySelector('[data-collection-count]')?.textContent).not.toBe(''))
  return opened
}
const ids = () =>
  [...body.querySelectorAll<HTMLElement>('[data-collection-list] > [data-item-id]')].map(
    ({dataset}) => dataset.itemId,
  )
const asked = () => page.server.received.map(({url}) => url)
const choice = (name: RegExp) => getByRole<HTMLInputElement>(body, 'checkbox', {name})
const chips = () =>
  [...body.querySelectorAll('[data-collection-chips] a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ])
const here = () => location.pathname + location.search
const shows = (...wanted: string[]) => until(() => expect(ids()).toEqual(wanted))

describe('a list of the shop', () => {
  it('has room for its cards before they are there', async () => {
    await page.open(render())
    await until(() => expect(body.querySelectorAll('.vitrine-cards--loading > li')).toHaveLength(2))
    await shows('mug', 'bowl')
    expect(body.querySelector('.vitrine-cards--loading')).toBeNull()
  })

  it('shows what the address asks for, within the author’s list', async () => {
    history.replaceState(null, '', '/?filter.Glaze=Oat&sort=title&filter.category=Bags')
    const events = hear('collection-change')
    await open()
    expect(ids()).toEqual(['plate', 'vase'])
    expect(asked().sort()).toEqual([
      '/api/commerce/products?filter.Glaze=Oat&filter.category=Cups&sort=title&pageSize=1',
      '/api/commerce/products?filter.Glaze=Oat&filter.category=Cups&sort=title&pageSize=2',
    ])
    expect(getAllByRole(body, 'checkbox').map((one) => one.closest('label')?.textContent?.trim())).toEqual([
      'On sale',
      'Ink (2)',
      'Oat (2)',
    ])
    expect([choice(/Ink/).checked, choice(/Oat/).checked, choice(/sale/).checked]).toEqual([
      false,
      true,
      false,
    ])
    expect(body.querySelector('option[selected]')?.textContent).toBe('Name')
    expect(body.querySelector('[data-collection-count]')?.textContent).toBe('2 products')
    expect(queryByRole(body, 'link', {name: 'More'})).toBeNull()
    expect(body.querySelector('[data-collection-pages]')).toBeNull()
    expect(events).toMatchObject([{detail: {count: 2, page: 1}}])
  })

  it('follows its form; what stays is the same element, and Back needs no call', async () => {
    const {user} = await open(render('limit=3'))
    const bowl = body.querySelector('[data-item-id=bowl]')
    await user.click(choice(/Ink/))
    await shows('mug', 'bowl')
    expect(here()).toBe('/?filter.Glaze=Ink')
    expect(body.querySelector('[data-item-id=bowl]')).toBe(bowl)
    expect(getByRole(body, 'status').textContent).toBe('2 products')
    expect(document.activeElement).toBe(choice(/Ink/))
    expect(chips()).toEqual([
      ['Remove: Glaze: Ink', '?'],
      ['Clear all', '?'],
    ])
    await user.click(choice(/sale/))
    await until(() => expect(chips()[0]).toEqual(['Remove: On sale', '?filter.Glaze=Ink']))
    const calls = asked().length
    history.back()
    await until(() => expect(here()).toBe('/?filter.Glaze=Ink'))
    await until(() => expect(choice(/sale/).checked).toBe(false))
    expect(asked()).toHaveLength(calls)
    await user.click(getByRole(body, 'link', {name: 'Clear all'}))
    await shows('mug', 'bowl', 'vase')
    expect(body.querySelector<HTMLElement>('[data-collection-chips]')?.hidden).toBe(true)
  })

  it('adds the next page', async () => {
    const {user} = await open()
    await user.click(getByRole(body, 'link', {name: 'More'}))
    await shows('mug', 'bowl', 'vase', 'plate')
    expect(here()).toBe('/?page=2')
    expect(getByRole(body, 'status').textContent).toBe('Items 3 to 4. 4 products')
    expect(queryByRole(body, 'link', {name: 'More'})).toBeNull()
  })

  it('has ranges of prices, where the shop says the lowest and the highest', async () => {
    const range = {min: {currency: 'USD', value: '8.00'}, max: {currency: 'USD', value: '64.00'}}
    page.server.answer((response, request) =>
      (request.url.includes('pageSize=1')
        ? json({items: [], total: 0, nextPage: null, facets: [{name: 'price', values: [], range}]})
        : answerList)(response, request),
    )
    const place = '<fieldset data-collection-facet="price" hidden><legend>Price</legend></fieldset>'
    const {user} = await open(render().replace('<button>', `${place}<button>`))
    const prices = () =>
      queryAllByRole<HTMLInputElement>(body, 'radio').map((one) => [
        one.value,
        one.labels?.[0]?.textContent.trim(),
      ])
    expect(prices()).toEqual([
      ['', 'Any price'],
      ['-20', 'Up to $20.00'],
      ['20-40', '$20.00 to $40.00'],
      ['40-60', '$40.00 to $60.00'],
      ['60-', '$60.00 and more'],
    ])
    await user.click(getByRole(body, 'radio', {name: '$20.00 to $40.00'}))
    await until(() => expect(chips()[0]).toEqual(['Remove: Price: $20.00 to $40.00', '?']))
    expect(here()).toBe('/?filter.price=20-40')
    await user.click(getByRole(body, 'radio', {name: 'Any price'}))
    await until(() => expect(here()).toBe('/'))
  })

  it('keeps a range of prices that the shop does not offer', async () => {
    const {priceValues} = await import('./lazy/shop/price-values.ts')
    const {provideMoney} = await import('../../src/format/lazy-money.ts')
    provideMoney((await import('../../src/format/money.ts')).formatMoney)
    expect(priceValues(undefined, ['15-17.5']).map(({label}) => label)).toEqual([
      'Any price',
      '$15.00 to $17.50',
    ])
    expect(priceValues(undefined, [])).toEqual([])
  })

  it('has links of pages, as many as the shop says', async () => {
    const links = () =>
      queryAllByRole(getByRole(body, 'navigation'), 'link').map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ])
    const {user} = await open(render('limit=1'))
    expect(links()).toEqual([
      ['1', '?page=1', 'page'],
      ['2', '?page=2', null],
      ['3', '?page=3', null],
      ['4', '?page=4', null],
    ])
    await user.click(getByRole(body, 'link', {name: '4'}))
    await shows('plate')
    expect(here()).toBe('/?page=4')
    expect(getByRole(body, 'link', {current: 'page'}).textContent).toBe('4')
    await user.click(choice(/Ink/))
    await shows('mug')
    expect(links().map(([text]) => text)).toEqual(['1', '2'])
    await user.type(getByRole(body, 'searchbox'), 'bowl{Enter}')
    await shows('bowl')
    expect(queryByRole(body, 'navigation')).toBeNull()
  })

  it('names the first and the last page beside those around the current one', async () => {
    const {fillPages} = await import('./lazy/shop/fill-pages.ts')
    body.innerHTML = '<nav data-collection-pages></nav>'
    fillPages(body, new URL('https://shop.example/?sort=title&page=7'), 7, 20)
    expect(body.textContent?.trim()).toBe('1 … 5 6 7 8 9 … 20')
    expect(getByRole(body, 'link', {name: '20'}).getAttribute('href')).toBe('?sort=title&page=20')
  })

  it('adds the next page to the first, even before that is there', async () => {
    const {user} = await page.open(render())
    await user.click(getByRole(body, 'link', {name: 'More'}))
    await shows('mug', 'bowl', 'vase', 'plate')
  })

  it('stays after a failure, and can be tried again', async () => {
    const {user} = await open()
    page.server.answer(drop)
    await user.click(choice(/Oat/))
    await until(() => expect(getByRole(body, 'alert').textContent).toContain('The list has not changed.'))
    expect([ids(), here()]).toEqual([['mug', 'bowl'], '/'])
    page.server.answer(answerList)
    await user.click(getByRole(body, 'button', {name: 'Try again'}))
    await shows('vase', 'plate')
  })

  it('says that nothing is found, with a way on', async () => {
    const {user} = await open()
    await user.type(getByRole(body, 'searchbox'), 'xyz{Enter}')
    await until(() => expect(body.textContent).toContain('There are no products here.'))
    expect(getByRole(body, 'status').textContent).toBe('0 products')
    await user.click(body.querySelector('[data-collection-list] a') ?? body)
    await shows('mug', 'bowl')
    expect(getByRole<HTMLInputElement>(body, 'searchbox').value).toBe('')
  })

  it('has the author’s card, and words for no products', async () => {
    const templates =
      '<template data-slot="card"><b>{title}</b></template><template data-slot="empty"><i>None</i></template>'
    const {user} = await open(render('limit=2', templates))
    expect(queryAllByRole(body, 'listitem').map((item) => item.innerHTML)).toEqual([
      '<b>mug</b>',
      '<b>bowl</b>',
    ])
    await user.type(getByRole(body, 'searchbox'), 'xyz{Enter}')
    await until(() => expect(body.querySelector('[data-collection-list]')?.textContent).toBe('None'))
  })

  it('is there where the shop cannot count it, with what was chosen', async () => {
    history.replaceState(null, '', '/?filter.Glaze=Ink')
    page.server.answer((response, request) =>
      (request.url.includes('pageSize=1') ? json({}, 400) : answerList)(response, request),
    )
    await open()
    expect(ids()).toEqual(['mug', 'bowl'])
    expect(choice(/Ink/).checked).toBe(true)
    expect(chips()[0]).toEqual(['Remove: Glaze: Ink', '?'])
    expect(said.errors.flat().join()).toContain('collection:')
  })

  it('gives back its HTML while the shop has not answered', async () => {
    const served = render()
    page.server.answer(() => {})
    const {unmount} = await page.open(served)
    await until(() => expect(page.server.received).not.toEqual([]))
    expect(body.querySelector('[data-vitrine-own]')).not.toBeNull()
    unmount()
    expect(htmlOf()).toBe(htmlOf(served))
  })

  it('is given back as the page had it', async () => {
    body.innerHTML = render()
    const before = body.innerHTML
    const {unmount, user} = await open()
    await user.click(choice(/Ink/))
    await until(() => expect(here()).toBe('/?filter.Glaze=Ink'))
    unmount()
    expect(body.innerHTML).toBe(before)
    expect(here()).toBe('/')
  })

  it('names what is wrong in its query', async () => {
    await open(render('colour=red'))
    expect(said.warnings.flat().join()).toContain('data-query: colour is none of category')
  })
})
