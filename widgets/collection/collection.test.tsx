import {getByRole, getByText, queryByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()
const body = document.body

const ALL = ['mug', 'bowl', 'vase', 'plate', 'pig']

interface State {
  items?: readonly string[]
  sale?: boolean
  query?: string
  count?: number
  more?: string
  attributes?: string
}

/** The list as a server renders it. */
const render = ({
  items = ALL,
  sale = false,
  query = '',
  count = items.length,
  more = '',
  attributes = '',
}: State = {}) =>
  `<div data-vitrine="collection" ${attributes}>
    <form method="get" action="/shop">
      <input type="search" name="query" value="${query}">
      <label><input type="checkbox" name="filter.sale" value="true"${sale ? ' checked' : ''}> On sale (${count})</label>
      <button type="submit">Show</button>
    </form>
    <p data-collection-count>${count} products</p>
    ${sale ? '<p data-collection-chips><a href="/shop">Clear all</a></p>' : ''}
    <ul data-collection-list>${items.map((id) => `<li data-item-id="${id}"><a href="/shop/${id}">${id}</a></li>`).join('')}</ul>
    ${more ? `<p><a href="${more}" data-collection-more>More</a></p>` : ''}
  </div>`

type Reply = (address: string, signal: AbortSignal) => Promise<Response> | Response

const asked: {path: string; headers: Headers; signal: AbortSignal}[] = []
let reply: Reply

const html = (text: string, status = 200) =>
  new Response(text, {status, headers: {'Content-Type': 'text/html'}})

beforeEach(() => {
  asked.length = 0
  reply = () => html(render())
  history.replaceState(null, '', '/shop')
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const {pathname, search} = new URL(address)
    const signal = init.signal ?? new AbortController().signal
    asked.push({path: pathname + search, headers: new Headers(init.headers), signal})
    return reply(pathname + search, signal)
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (state: State = {}) => page.open(render(state))
const ids = () => [...body.querySelectorAll<HTMLElement>('[data-item-id]')].map(({dataset}) => dataset.itemId)
const sale = () => getByRole<HTMLInputElement>(body, 'checkbox')
const search = () => getByRole<HTMLInputElement>(body, 'searchbox')
const here = () => location.pathname + location.search
const shows = (...wanted: string[]) => until(() => expect(ids()).toEqual(wanted))

describe('a change of the form', () => {
  it('fetches the address of the form, and keeps the elements of items that stay', async () => {
    const {user} = await open()
    const events = hear('collection-change')
    const bowl = body.querySelector('[data-item-id=bowl]')
    reply = () =>
      html(
        `<!doctype html><html><head><title>A</title></head><body><h1>Shop</h1>${render({items: ['bowl', 'new'], sale: true, count: 2})}</body></html>`,
      )
    await user.click(sale())
    await shows('bowl', 'new')
    expect(body.querySelector('[data-item-id=bowl]')).toBe(bowl)
    expect(asked.map(({path}) => path)).toEqual(['/shop?filter.sale=true'])
    expect(asked[0]?.headers.get('Vitrine-Part')).toBe('collection')
    expect(asked[0]?.headers.get('Accept')).toBe('text/html')
    expect(here()).toBe('/shop?filter.sale=true')
    expect(events).toMatchObject([{detail: {query: 'filter.sale=true', count: 2, page: 1}}])
    expect(getByRole(body, 'status').textContent).toBe('2 products')
    expect(sale().closest('label')?.textContent).toContain('On sale (2)')
    expect(sale()).toBe(document.activeElement)
  })

  it('renews an item whose product has changed, unless the visitor has touched it', async () => {
    const priced = (html: string, price: number) =>
      html.replaceAll(
        /(<li data-item-id="(\w+)">)/g,
        `$1<div data-product='{"id":"$2","price":${price}}'><input type="number" aria-label="$2" value="1"></div>`,
      )
    const {user} = await page.open(priced(render(), 24))
    const itemOf = (id: string) => body.querySelector(`[data-item-id=${id}]`)
    const [mug, bowl] = [itemOf('mug'), itemOf('bowl')]
    await user.type(getByRole(body, 'spinbutton', {name: 'mug'}), '2')
    reply = () => html(priced(render({sale: true, items: ['mug', 'bowl']}), 12))
    await user.click(sale())
    await shows('mug', 'bowl')
    expect(itemOf('mug')).toBe(mug)
    expect(itemOf('bowl')).not.toBe(bowl)
    expect(itemOf('bowl')?.querySelector('div')?.dataset.product).toContain('"price":12')
    const renewed = itemOf('bowl')
    await user.click(getByRole(body, 'link', {name: 'Clear all'}))
    await shows('mug', 'bowl')
    expect(itemOf('bowl')).toBe(renewed)
  })

  it('waits for the button with data-apply="together"', async () => {
    const {user} = await open({attributes: 'data-apply="together"'})
    reply = () => html(render({items: ['pig'], sale: true, query: 'pig'}))
    await user.click(sale())
    await user.type(search(), 'pig')
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
    await user.click(getByRole(body, 'button', {name: 'Show'}))
    await shows('pig')
    expect(here()).toBe('/shop?query=pig&filter.sale=true')
  })

  it('ends in the last state, and aborts the request before it', async () => {
    const {user} = await open()
    let answerFirst = (_: Response) => {}
    reply = (path) =>
      path.includes('query')
        ? html(render({items: ['vase'], query: 'v', sale: true}))
        : new Promise((resolve) => {
            answerFirst = resolve
          })
    await user.click(sale())
    await until(() => expect(asked).toHaveLength(1))
    await user.type(search(), 'v{Enter}')
    await shows('vase')
    expect(asked[0]?.signal.aborted).toBe(true)
    answerFirst(html(render({items: ['mug']})))
    await new Promise((resolve) => setTimeout(resolve))
    expect(ids()).toEqual(['vase'])
    expect(here()).toBe('/shop?query=v&filter.sale=true')
  })

  it('back to what is shown needs no request, and ends the one on its way', async () => {
    const {user} = await open()
    reply = () => new Promise(() => {})
    await user.click(sale())
    await until(() => expect(asked).toHaveLength(1))
    await user.click(sale())
    await until(() => expect(asked[0]?.signal.aborted).toBe(true))
    expect([asked.length, here(), ids()]).toEqual([1, '/shop', ALL])
    expect(body.querySelector('[aria-busy]')).toBeNull()
  })
})

describe('a closed details around the form', () => {
  const inDetails = (state: State = {}) =>
    render(state)
      .replace('<form', '<details><summary>Filters</summary><form')
      .replace('</form>', '</form></details>')
  const openNarrow = async (state: State = {}, isNarrow = true) => {
    vi.stubGlobal('matchMedia', () => ({matches: isNarrow}))
    const opened = await page.open(inDetails(state))
    const details = body.querySelector('details')
    // happy-dom toggles it before the listeners around it run; browsers do so after all of them
    if (isNarrow && details) details.dispatchEvent = HTMLElement.prototype.dispatchEvent
    await opened.user.click(getByText(body, 'Filters'))
    return opened
  }
  const sheet = () => queryByRole<HTMLDialogElement>(body, 'dialog', {name: 'Filters'})
  const openSheet = async (state?: State) => {
    const opened = await openNarrow(state)
    await until(() => expect(sheet()?.open).toBe(true))
    return opened
  }

  it('opens on a wide screen as it is', async () => {
    await openNarrow({}, false)
    await vi.dynamicImportSettled()
    expect([sheet(), body.querySelector('details')?.open]).toEqual([null, true])
  })

  it('shows its form in a sheet on a narrow one, and returns it with what was typed', async () => {
    const {user} = await openSheet()
    const form = body.querySelector('form')
    expect(sheet()?.contains(form)).toBe(true)
    await user.type(search(), 'blue')
    await user.click(getByRole(body, 'button', {name: 'Close'}))
    expect(sheet()).toBeNull()
    expect(body.querySelector('details > form')).toBe(form)
    expect(search().value).toBe('blue')
    expect(document.activeElement).toBe(getByText(body, 'Filters'))
  })

  it('applies each change with the sheet open, and announces it in the sheet', async () => {
    const {user} = await openSheet()
    reply = () => html(inDetails({items: ['pig'], sale: true}))
    await user.click(sale())
    await shows('pig')
    expect(sheet()?.contains(sale())).toBe(true)
    expect(sale().closest('label')?.textContent).toContain('On sale (1)')
    expect(document.activeElement).toBe(sale())
    expect(sheet()?.querySelector('[role=status]')?.textContent).toBe('1 products')
    await user.click(getByRole(body, 'button', {name: 'Close'}))
    expect(sheet()).toBeNull()
    await until(() =>
      expect(body.querySelector('[data-vitrine=collection] > [role=status]')?.textContent).toBe('1 products'),
    )
  })

  it('goes back to the page when other code closes it while a state is shown', async () => {
    const {user, element} = await openSheet()
    reply = () => html(inDetails({items: ['pig'], sale: true}))
    element.addEventListener('vitrine:collection-change', () =>
      body.querySelector<HTMLElement>('.collection__close')?.click(),
    )
    await user.click(sale())
    await shows('pig')
    expect(sheet()).toBeNull()
    expect(body.querySelector('details > form')?.contains(sale())).toBe(true)
    expect(queryByRole(body, 'alert')).toBeNull()
  })

  it('keeps its form where the next state marks the summary', async () => {
    const {user} = await openSheet()
    reply = () =>
      html(inDetails({items: ['pig'], sale: true}).replace('<summary>', '<summary class="is-active">'))
    await user.click(sale())
    await shows('pig')
    expect(sheet()?.contains(sale())).toBe(true)
    expect(body.querySelector('summary')?.className).toBe('is-active')
  })

  it('waits for the button with data-apply="together", which closes the sheet', async () => {
    const {user} = await openSheet({attributes: 'data-apply="together"'})
    await user.click(sale())
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
    reply = () => html(inDetails({items: ['pig'], sale: true, attributes: 'data-apply="together"'}))
    await user.click(getByRole(body, 'button', {name: 'Show'}))
    await shows('pig')
    await until(() => expect(sheet()).toBeNull())
    expect(here()).toBe('/shop?filter.sale=true')
    expect(sale().checked).toBe(true)
  })

  it('says in the sheet that the list has not changed, and stays open', async () => {
    const {user} = await openSheet()
    reply = () => Promise.reject(new TypeError('Failed to fetch'))
    await user.click(sale())
    await until(() => expect(sheet()?.querySelector('[role=alert]')).not.toBeNull())
    reply = () => html(inDetails({items: ['pig'], sale: true}))
    await user.click(getByRole(body, 'button', {name: 'Try again'}))
    await shows('pig')
    expect([sheet()?.open, queryByRole(body, 'alert')]).toEqual([true, null])
  })

  it('is given back at the unmount of an open sheet', async () => {
    document.body.innerHTML = inDetails()
    const before = body.innerHTML
    const {user, unmount} = await openSheet()
    reply = () => html(inDetails({items: ['pig'], sale: true}))
    await user.click(sale())
    await shows('pig')
    unmount()
    const element = body.querySelector('[data-vitrine=collection]')
    expect([sheet(), here()]).toEqual([null, '/shop'])
    expect(element?.outerHTML).toBe(before)
  })
})

describe('links', () => {
  it('add the next page, once for each item, with the focus on the link', async () => {
    const {user} = await open({items: ['mug', 'bowl'], count: 5, more: '/shop?page=2'})
    reply = () => html(render({items: ['bowl', 'vase'], count: 5, more: '/shop?page=3'}))
    const more = getByRole(body, 'link', {name: 'More'})
    await user.click(more)
    await shows('mug', 'bowl', 'vase')
    expect(getByRole(body, 'link', {name: 'More'})).toBe(more)
    expect(more.getAttribute('href')).toBe('/shop?page=3')
    expect(document.activeElement).toBe(more)
    expect(getByRole(body, 'status').textContent).toBe('Items 3 to 3. 5 products')
    reply = () => html(render({items: ['plate'], count: 5}))
    await user.click(more)
    await shows('mug', 'bowl', 'vase', 'plate')
    expect(document.activeElement).toBe(getByRole(body, 'link', {name: 'plate'}))
  })

  it.each([
    ['of an item', 'mug', {}],
    ['for another tab', 'Clear all', {ctrlKey: true}],
  ])('%s are left to the browser', async (_, name, keys) => {
    await open({sale: true})
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ...keys})
    getByRole(body, 'link', {name}).addEventListener('click', (event) =>
      // the test page does not navigate
      setTimeout(() => event.preventDefault()),
    )
    document.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), {once: true})
    document.addEventListener('click', (event) => event.preventDefault(), {once: true})
    getByRole(body, 'link', {name}).dispatchEvent(click)
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
  })
})

describe('a failure', () => {
  it('keeps the list, says why, and tries again', async () => {
    const {user} = await open()
    const events = hear('collection-error')
    reply = () => html('<h1>Down</h1>', 503)
    await user.click(sale())
    await until(() => getByRole(body, 'alert'))
    expect(getByRole(body, 'alert').textContent).toBe(
      'The list has not changed. Something went wrong. Please try again later.',
    )
    expect([ids(), here()]).toEqual([ALL, '/shop'])
    expect(events).toHaveLength(1)
    expect(said.errors.splice(0)).toHaveLength(1)
    reply = () => html(render({items: ['pig'], sale: true}))
    await user.click(getByRole(body, 'button', {name: 'Try again'}))
    await shows('pig')
    expect(queryByRole(body, 'alert')).toBeNull()
    expect(here()).toBe('/shop?filter.sale=true')
  })

  it('without a connection says so, without an error for developers', async () => {
    const {user} = await open()
    reply = () => Promise.reject(new TypeError('Failed to fetch'))
    await user.click(sale())
    await until(() => getByRole(body, 'alert'))
    expect(getByRole(body, 'alert').textContent).toBe(
      'The list has not changed. Please check your internet connection.',
    )
    expect(said.errors).toEqual([])
  })

  it('is a page without the list', async () => {
    const {user} = await open()
    reply = () => html('<p>Log in first</p>')
    await user.click(sale())
    await until(() => getByRole(body, 'alert'))
    expect(ids()).toEqual(ALL)
    expect(said.errors.splice(0).join()).toContain('has no element with data-vitrine="collection"')
  })

  it('is an element without a list', async () => {
    await expect(page.open('<div data-vitrine="collection"></div>')).rejects.toThrow('has no list')
  })
})

describe('the server’s HTML', () => {
  it('is cleaned, and contains no part that speaks for the page', async () => {
    const {user} = await open()
    const evil = `<script>run()</script><img src="/a.png" alt="" onerror="run()"><div data-vitrine="order-confirmed"></div>
      <div data-vitrine="collection"><ul data-collection-list></ul></div>`
    reply = () => html(render({items: ['bowl', 'new'], sale: true}).replace('>new<', `>new</a>${evil}<a>x<`))
    await user.click(sale())
    await shows('bowl', 'new')
    const added = body.querySelector('[data-item-id=new]')
    expect(added?.querySelector('script,[onerror],[data-vitrine]')).toBeNull()
    expect(added?.querySelector('img')).not.toBeNull()
    expect(said.warnings.splice(0)).toHaveLength(2)
  })

  it('keeps a field whose name is a property of documents', async () => {
    const withTitle = (text: string) => text.replace('name="query"', 'name="title"')
    const {user} = await page.open(withTitle(render()))
    const field = search()
    reply = () => html(withTitle(render({items: ['pig'], query: 'p'})))
    await user.type(field, 'p{Enter}')
    await shows('pig')
    expect([here(), search().name, search()]).toEqual(['/shop?title=p', 'title', field])
  })
})

it('an address that leads to another origin is never fetched', async () => {
  const {user} = await open({sale: true})
  const link = getByRole(body, 'link', {name: 'Clear all'})
  for (const href of [
    'https://evil.example/shop',
    '//evil.example/shop',
    `${location.origin}//evil.example/shop`,
  ]) {
    link.setAttribute('href', href)
    document.addEventListener('click', (event) => event.preventDefault(), {once: true})
    await user.click(link)
    await vi.dynamicImportSettled()
  }
  expect(asked).toEqual([])
})

it('unmounting gives the list back as it was served, at its address', async () => {
  const {user, unmount} = await open()
  const before = body.innerHTML
  reply = () => html(render({items: ['pig'], sale: true}))
  await user.click(sale())
  await shows('pig')
  unmount()
  expect([body.innerHTML, here()]).toEqual([before, '/shop'])
  await user.click(sale())
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(1)
})
