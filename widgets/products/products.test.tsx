import {getAllByRole, getByRole, queryAllByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {drop, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()
const body = document.body

const money = (value: string) => ({currency: 'USD', value})
const MUG = {
  id: 'mug',
  title: 'Mug <b>&amp;',
  fullUrl: '/shop/mug',
  mainImage: {assetUrl: '/media/mug.svg', altText: 'A mug'},
  excerpt: 'Holds "tea"',
  structuredContent: {productType: 1, variants: [{sku: 'MUG', priceMoney: money('24.00'), qtyInStock: 3}]},
}
const VASE = {
  id: 'vase',
  title: 'Vase',
  fullUrl: '/shop/vase',
  structuredContent: {
    productType: 1,
    variants: [
      {sku: 'A', attributes: {Size: 'S'}, priceMoney: money('10.00'), qtyInStock: 1},
      {sku: 'B', attributes: {Size: 'L'}, priceMoney: money('20.00'), qtyInStock: 1},
    ],
  },
}
const SALE = {
  id: 'sale',
  title: 'Bowl',
  fullUrl: '/shop/bowl',
  structuredContent: {
    productType: 1,
    variants: [{sku: 'C', priceMoney: money('30.00'), salePriceMoney: money('25.00'), onSale: true}],
  },
}
const SOLD_OUT = {
  id: 'gone',
  title: 'Plate',
  fullUrl: '/shop/plate',
  structuredContent: {productType: 1, variants: [{sku: 'D', priceMoney: money('5.00'), qtyInStock: 0}]},
}

const picture = (id: string) => ({id, assetUrl: `/media/${id}.svg`, altText: `A cup, ${id}`})
const cupIn = (Glaze: string, mainImageId?: string) => ({
  sku: Glaze,
  attributes: {Glaze},
  priceMoney: money('12.00'),
  mainImageId,
})
const CUP = {
  id: 'cup',
  title: 'Cup',
  fullUrl: '/shop/cup',
  mainImage: picture('white'),
  items: [picture('white'), picture('black')],
  swatches: {
    Glaze: {White: '#fff', Black: '#000', Speckled: '/media/speckled.svg', Blue: '#00f', Red: '#f00'},
  },
  structuredContent: {
    productType: 1,
    variants: [
      cupIn('White', 'white'),
      cupIn('Black', 'black'),
      cupIn('Speckled'),
      cupIn('Blue'),
      cupIn('Red', 'white'),
    ],
  },
}

const reply = (...items: unknown[]) => json({items, total: items.length, facets: [], nextPage: null})
const list = (query: string, content = '') =>
  `<div data-vitrine="products" data-query="${query}">${content}</div>`
const open = (html: string) => page.open(html, '[data-vitrine=products]')
const asked = () => page.server.received.map(({url}) => url)
const titles = () => [...document.querySelectorAll('.vitrine-card__title')].map((one) => one.textContent)

/** The list that waits to be in the window. */
let see: () => void = () => {}
let isInWindow = true

beforeEach(() => {
  isInWindow = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (entries: {isIntersecting: boolean}[]) => void) {
        see = () => look([{isIntersecting: isInWindow}])
      }
      observe = () => see()
      disconnect = () => {}
    },
  )
})
beforeEach(() => localStorage.clear())
beforeEach(() => page.setContext({website: {language: 'en-US'}, item: {id: 'vase'}}))

describe('what it shows', () => {
  it('is a card for each product: picture, price, mark, and a way to buy it', async () => {
    page.server.answer(reply(MUG, VASE, SALE, SOLD_OUT))
    await open(list('category=Mugs&amp;category=Bowls&amp;tag=New&amp;sort=price-asc&amp;limit=4'))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;', 'Vase', 'Bowl', 'Plate']))
    expect(asked()).toEqual([
      '/api/commerce/products?filter.category=Mugs&filter.category=Bowls&filter.tag=New&sort=price-asc&pageSize=4',
    ])
    const [mug, vase, bowl, plate] = queryAllByRole(body, 'listitem')
    expect(mug?.querySelector('img')?.getAttribute('src')).toBe('/media/mug.svg')
    expect(mug?.querySelector('a')?.getAttribute('href')).toBe('/shop/mug')
    expect(mug?.dataset.itemId).toBe('mug')
    expect(mug?.textContent).toContain('$24.00')
    const add = getByRole(mug ?? body, 'button', {name: 'Add To Cart', description: 'Mug <b>&amp;'})
    expect(JSON.parse(add.closest<HTMLElement>('[data-vitrine=add-to-cart]')?.dataset.product ?? '')).toEqual(
      MUG,
    )
    expect(vase?.textContent).toContain('from $10.00')
    const choose = getByRole(vase ?? body, 'link', {name: 'Choose options'})
    expect([choose.dataset.vitrine, choose.dataset.productId]).toEqual(['quick-view', 'vase'])
    expect(bowl?.querySelector('.original-price')?.textContent).toBe('$30.00')
    expect(bowl?.querySelector('.product-mark.sale')?.textContent).toBe('sale')
    expect(plate?.querySelector('.product-mark.sold-out')).not.toBeNull()
    expect(queryByRole(plate ?? body, 'button')).toBeNull()
  })

  it('has the filters of the shop, by their names in its lists', async () => {
    page.server.answer(reply(MUG))
    await open(list('filter.Color=Ink&amp;filter.sale=true&amp;filter.price=-49.50&amp;query=cup'))
    await until(() => expect(titles()).toHaveLength(1))
    expect(asked()).toEqual([
      '/api/commerce/products?query=cup&filter.Color=Ink&filter.sale=true&filter.price=-49.50&pageSize=8',
    ])
  })

  it('are products by their ids, in this order', async () => {
    page.server.answer(reply(MUG, VASE))
    await open(list('ids=vase, mug,vase,none'))
    await until(() => expect(titles()).toEqual(['Vase', 'Mug <b>&amp;']))
    expect(asked()).toEqual([
      '/api/commerce/products?filter.id=vase&filter.id=mug&filter.id=none&pageSize=20',
    ])
  })

  it.each([
    ['related', 'vase'],
    ['related=a%2Fb', 'a%2Fb'],
  ])('are those that go with a product: %s', async (query, id) => {
    page.server.answer(json({items: [MUG, SALE]}))
    await open(list(`${query}&amp;limit=1`))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    expect(asked()).toEqual([`/api/commerce/products/${id}/related?intent=related`])
  })

  it('are those that go with the last item of the cart, and follow it', async () => {
    const {receiveCart} = await import('../../src/actions/index.ts')
    const fill = (...ids: string[]) =>
      receiveCart({id: 'c', entries: ids.map((itemId) => ({id: itemId, itemId, quantity: 1}))})
    await open(list('related=cart'))
    expect([asked(), titles()]).toEqual([[], []])
    // the shop knows of nothing that is bought with it
    page.server.answer(json({items: []}), json({items: [MUG, SALE]}))
    fill('vase')
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;', 'Bowl']))
    expect(asked()).toEqual([
      '/api/commerce/products/vase/related?intent=complementary',
      '/api/commerce/products/vase/related?intent=related',
    ])
    page.server.answer(json({items: [MUG, SALE]}))
    fill('vase', 'mug')
    await until(() => expect(titles()).toEqual(['Bowl']))
    expect(asked()).toEqual(['/api/commerce/products/mug/related?intent=complementary'])
  })

  it('are those that the visitor has looked at, without that of the page', async () => {
    localStorage.setItem('vitrine-recent', '["vase","mug",7,"bowl","sale"]')
    page.server.answer(reply(SALE, MUG))
    await open(list('recent&amp;limit=3'))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;', 'Bowl']))
    expect(asked()).toEqual([
      '/api/commerce/products?filter.id=mug&filter.id=bowl&filter.id=sale&pageSize=20',
    ])
  })

  it('leaves out what is no product', async () => {
    page.server.answer(reply({title: 'Nameless'}, MUG))
    await open(list(''))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
  })

  it('names no address that runs code', async () => {
    page.server.answer(
      reply({...VASE, fullUrl: 'javascript:alert(1)', mainImage: {assetUrl: 'javascript:alert(2)'}}),
    )
    await open(list(''))
    await until(() => expect(titles()).toEqual(['Vase']))
    expect(body.innerHTML).not.toContain('javascript:')
    expect(queryByRole(body, 'link')).toBeNull()
  })
})

describe('the pictures of a card', () => {
  const nameOf = (element?: Element) => element?.getAttribute('aria-label')
  const isPressed = (element?: Element) => element?.getAttribute('aria-pressed')
  // happy-dom accepts everything
  beforeEach(() => {
    vi.stubGlobal('CSS', {supports: (_: string, value: string) => /^#\w+$/.test(value)})
  })
  const sourceOf = (name: string) => document.querySelector(`.vitrine-card__${name}`)?.getAttribute('src')

  it('follow its swatches: three, and a link to the others', async () => {
    page.server.answer(reply(CUP, VASE))
    await open(list('category=Cups'))
    const glazes = await until(() => getByRole(body, 'list', {name: 'Glaze'}))
    const [white, black] = getAllByRole(glazes, 'button')
    expect([white, black].map(nameOf)).toEqual(['White', 'Black'])
    // without a picture of it, there is nothing to press
    expect(nameOf(getByRole(glazes, 'img'))).toBe('Speckled')
    expect(getByRole(glazes, 'link', {name: '+2 Glaze'}).getAttribute('href')).toBe('/shop/cup')
    expect(queryAllByRole(body, 'list', {name: 'Size'})).toEqual([])

    black?.click()
    expect([sourceOf('picture'), isPressed(black)]).toEqual(['/media/black.svg', 'true'])
    white?.click()
    expect([sourceOf('picture'), isPressed(black)]).toEqual(['/media/white.svg', 'false'])
    black?.click()
    black?.click()
    expect([sourceOf('picture'), isPressed(black)]).toEqual(['/media/white.svg', 'false'])
  })

  it('show no swatch that is neither a colour nor a checked address', async () => {
    const swatches = {Glaze: {White: '/a") red', Black: 'javascript:alert(1)', Blue: '#00f'}}
    page.server.answer(reply({...CUP, swatches}))
    await open(list('category=Cups'))
    const glazes = await until(() => getByRole(body, 'list', {name: 'Glaze'}))
    const [white, blue, ...others] = queryAllByRole(glazes, 'listitem').map((one) => one.firstElementChild)
    expect([white, blue].map((one) => one?.getAttribute('style'))).toEqual([
      `--vitrine-card-swatch-image: url("${location.origin}/a%22)%20red");`,
      '--vitrine-card-swatch-color: #00f;',
    ])
    expect(others).toEqual([])
  })

  it('change under a mouse, once the second one can be seen', async () => {
    const decoded = vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
    page.server.answer(reply(CUP, MUG))
    await open(list('category=Cups'))
    await until(() => expect(titles()).toEqual(['Cup', 'Mug <b>&amp;']))
    const [cup, mug] = document.querySelectorAll('.vitrine-card__link')
    const rest = (link: Element | undefined, pointerType: string) =>
      link?.dispatchEvent(new PointerEvent('pointerenter', {pointerType}))
    rest(cup, 'touch')
    rest(mug, 'mouse')
    expect(decoded).not.toHaveBeenCalled()
    rest(cup, 'mouse')
    rest(cup, 'mouse')
    await until(() => expect(sourceOf('second')).toBe('/media/black.svg'))
    expect(decoded).toHaveBeenCalledTimes(1)
    expect(queryAllByRole(body, 'img', {name: 'A cup, white'})).toHaveLength(1)
  })
})

describe('a card of the author', () => {
  const TEMPLATE = `<template><article class="x" data-sku="{id}">
    <a href="{url|htmlattr}" title="{title}"><img src="{assetUrl}" alt="{imageAlt}"></a>
    <h3>{title|html}</h3><p>{excerpt}: {price}{originalPrice} {nothing.here}</p><style>.x{color:red}</style></article></template>`

  it('is filled in as text and checked addresses', async () => {
    page.server.answer(reply(MUG))
    await open(list('', TEMPLATE))
    await until(() => expect(queryAllByRole(body, 'article')).toHaveLength(1))
    const card = getByRole(body, 'article')
    expect(card.dataset.sku).toBe('mug')
    expect(getByRole(body, 'heading').textContent).toBe('Mug <b>&amp;')
    expect(card.querySelector('p')?.textContent?.trim()).toBe('Holds "tea": $24.00')
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/shop/mug')
    expect(card.querySelector('a')?.title).toBe('Mug <b>&amp;')
    expect(card.querySelector('img')?.alt).toBe('A mug')
    expect(card.querySelector('b')).toBeNull()
  })

  it('has no address that runs code', async () => {
    page.server.answer(reply({...MUG, fullUrl: 'javascript:1', mainImage: {assetUrl: 'javascript:2'}}))
    await open(list('', TEMPLATE.replace('title="{title}"', '')))
    await until(() => expect(queryAllByRole(body, 'article')).toHaveLength(1))
    expect(getByRole(body, 'article').querySelector('a')?.hasAttribute('href')).toBe(false)
    expect(getByRole(body, 'article').querySelector('img')?.hasAttribute('src')).toBe(false)
  })

  it.each([
    ['<p>{.section variants}{sku}{.end}</p>', '{.section variants}'],
    ['<p>{title|raw}</p>', '{title|raw}'],
    ['<p onclick="go(\'{id}\')">{title}</p>', `onclick="go('{id}')"`],
    ['<p style="color:{id}">{title}</p>', 'style="color:{id}"'],
    ['<iframe src="{url}"></iframe>', 'src="{url}"'],
    ['<form action="{url}"></form>', 'action="{url}"'],
    ['<p data-vitrine="{id}">{title}</p>', 'data-vitrine="{id}"'],
    ['<template><b srcdoc="{id}">{title}</b></template>', 'srcdoc="{id}"'],
  ])('with what a page cannot fill in is not used: %s', async (html, problem) => {
    page.server.answer(reply(MUG))
    await open(list('', `<template>${html}</template>`))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    expect(said.warnings.flat().join()).toContain(problem)
  })
})

describe('room for its cards', () => {
  const placeholders = () => [...document.querySelectorAll('.vitrine-cards--loading > .vitrine-cards__item')]

  it.each([
    ['', 8],
    ['category=Mugs&amp;limit=3', 3],
    ['ids=mug,vase,mug', 2],
    ['related&amp;limit=4', 4],
    ['recent', 2],
  ])('is there before it is seen, and nothing is asked: %s', async (query, count) => {
    localStorage.setItem('vitrine-recent', '["mug","bowl"]')
    isInWindow = false
    await open(list(query))
    expect(placeholders()).toHaveLength(count)
    expect(asked()).toEqual([])
    page.server.answer(query.startsWith('related') ? json({items: [MUG]}) : reply(MUG))
    isInWindow = true
    see()
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    expect(placeholders()).toHaveLength(0)
  })

  it('has the parts of a card, and nothing to use or to announce', async () => {
    isInWindow = false
    const {element} = await open(list('limit=1'))
    const [card] = placeholders()
    const parts = ['picture', 'title', 'price', 'add', 'button'].map((part) => `.vitrine-card__${part}`)
    for (const part of parts) expect(card?.querySelector(part)).not.toBeNull()
    expect(card?.querySelector('img, a[href], [data-item-id]')).toBeNull()
    expect(card?.closest('ul')?.inert).toBe(true)
    expect(card?.closest('[data-vitrine-untrusted]')).not.toBeNull()
    expect(queryByRole(element, 'list')).toBeNull()
  })

  it('has the lines of an author’s card, without its scripts and addresses', async () => {
    isInWindow = false
    await open(
      list(
        'limit=1',
        '<template><a href="/shop/{id}"><img src="{assetUrl}?format=500w" alt=""></a><p>{excerpt}</p><script>x()</script></template>',
      ),
    )
    const [card] = placeholders()
    expect(card?.querySelector('p')?.textContent).toBe('\u00a0')
    expect(card?.querySelector('script, [href], [src]')).toBeNull()
  })

  it('is not kept for products that the visitor has not looked at', async () => {
    const {element} = await open(list('recent'))
    expect(element.innerHTML).toBe('')
    expect(element.hasAttribute('aria-busy')).toBe(false)
  })
})

describe('on the way', () => {
  it('says that products load, and is busy', async () => {
    const slow = hold(reply(MUG))
    page.server.answer(slow.answer)
    const {element} = await open(list(''))
    expect(element.querySelector('.vitrine-cards__loading')?.textContent).toBe('Loading products…')
    expect(element.getAttribute('aria-busy')).toBe('true')
    slow.release()
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    expect(element.hasAttribute('aria-busy')).toBe(false)
  })

  it('keeps what the server has until then, and gives it back', async () => {
    const slow = hold(reply(MUG))
    page.server.answer(slow.answer)
    const html = list('', '<a href="/shop">All products</a>')
    const {element, unmount} = await open(html)
    expect(element.textContent).toBe('All products')
    slow.release()
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    expect(element.textContent).not.toContain('All products')
    unmount()
    expect(htmlOf(element)).toBe(
      htmlOf(Object.assign(document.createElement('div'), {innerHTML: html}).firstElementChild ?? element),
    )
  })

  it('says that there are none, unless the server has something', async () => {
    page.server.answer(reply(), reply())
    const {element} = await open(list(''))
    await until(() => expect(element.textContent).toBe('There are no products here.'))
    const {element: other} = await open(list('', '<a href="/shop">All products</a>'))
    await until(() => expect(asked()).toHaveLength(2))
    expect(other.textContent).toBe('All products')
  })

  it('tries again, and moves the focus to the products', async () => {
    page.server.answer(json({error: 'Closed until noon.'}, 400), reply(MUG))
    const {user} = await open(list(''))
    await until(() =>
      expect(queryByRole(body, 'alert')?.textContent).toBe(
        'The products could not be loaded. Closed until noon.',
      ),
    )
    await user.click(getByRole(body, 'button', {name: 'Try again'}))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    expect(document.activeElement?.getAttribute('href')).toBe('/shop/mug')
  })

  it('asks again when the connection is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    page.server.answer(drop, drop, drop, drop)
    await open(list(''))
    await until(() => expect(queryByRole(body, 'alert')).not.toBeNull())
    page.server.answer(reply(MUG))
    dispatchEvent(new Event('online'))
    await until(() => expect(titles()).toEqual(['Mug <b>&amp;']))
    vi.restoreAllMocks()
  })

  it('keeps what the server has after a failure, and reports what was not expected', async () => {
    const heard = hear('error')
    page.server.answer(json({things: []}))
    const {element} = await open(list('', '<a href="/shop">All products</a>'))
    await until(() => expect(heard).toHaveLength(1))
    expect(element.textContent).toBe('All products')
    expect(said.errors.flat().join()).toContain('products:')
  })

  it('shows nothing after it was unmounted', async () => {
    const slow = hold(reply(MUG))
    page.server.answer(slow.answer)
    const {element, unmount} = await open(list(''))
    unmount()
    slow.release()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(element.innerHTML).toBe('')
  })
})

describe('mistakes', () => {
  it.each([
    ['sort=cheap', 'sort must be one of featured, price-asc'],
    ['limit=0', 'limit must be a whole number'],
    [
      'colour=red',
      'colour is none of category, tag, query, sort, limit, ids, related, recent, or filter.<name>',
    ],
    ['filter.sale=yes', 'filter.sale can only be true'],
    [`ids=${Array.from({length: 21}, (_, index) => index)}`, 'has more than 20 ids'],
  ])('%s', async (query, problem) => {
    page.server.answer(reply(MUG))
    await open(list(query))
    expect(said.warnings.flat().join()).toContain(problem)
  })
})
