import {getByRole, getByText, queryByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Answer, drop, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {pressEscape} from '../../test/helpers/press-escape.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const LONG =
  "There was an issue loading the quick view of this product. Please see the product's page for full product details."

/** Answers by product id; a missing one shows its id. */
let views: Record<string, Answer>

beforeEach(() => {
  views = {}
  page.server.answer((response, request) => {
    const [, id = ''] = /\/product-quick-view\/(.*)/.exec(request.url) ?? []
    const name = decodeURIComponent(id)
    return (views[name] ?? json({html: `<h2>Title of ${name}</h2><form><input name="note"></form>`}))(
      response,
      request,
    )
  })
})

const button = (id: string, group = 'g', text = id) =>
  `<a href="/shop/${id}" data-vitrine="quick-view" data-product-id="${id}" data-group="${group}">${text}</a>`
const GROUP = ['a', 'b', 'c'].map((id) => button(id)).join('')

const dialog = () => getByRole(document.body, 'dialog', {name: 'Quick view'})
const isOpen = () => document.querySelector('.quick-view__dialog') !== null
const isShown = (id: string) => until(() => getByText(document.body, `Title of ${id}`, {selector: 'h2'}))
const press = (key: string, target: Element = dialog(), rest: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...rest})
  target.dispatchEvent(event)
}
const step = (name: string) => queryByRole(document.body, 'button', {name})
const alertOf = (name: string, description: string) =>
  until(() => getByRole(document.body, 'alertdialog', {name, description}))

const asked = () =>
  page.server.received.flatMap(({url}) =>
    url.includes('product-quick-view') ? (url.split('/').at(-1) ?? []) : [],
  )
/** Products reported to tracking, in order. */
const counted = async () => (await tracked('QuickView')).map((data) => Object(data).productId)

/** Mounts the button of a product and clicks it. */
async function open(id = 'a', html = GROUP) {
  const opened = await page.open(html, `[data-product-id="${id}"]`)
  await opened.user.click(opened.element)
  return opened
}

describe('a click on the button', () => {
  it('shows the product in the server’s HTML', async () => {
    await open()
    expect(dialog().parentElement).toBe(document.body)
    await isShown('a')
  })

  it('fires the event, and counts the product once it is shown', async () => {
    const heard = hear('quick-view-open', 'quick-view-close')
    const held = hold(json({html: '<h2>Title of a</h2>'}))
    views.a = held.answer
    const {element} = await open()
    expect(heard).toEqual([{name: 'quick-view-open', target: element, detail: {itemId: 'a', group: 'g'}}])
    await until(() => expect(asked()).toEqual(['a']))
    expect(await counted()).toEqual([])
    held.release()
    await isShown('a')
    expect(await counted()).toEqual(['a'])
    step('Close')?.click()
    expect(heard[1]).toEqual({name: 'quick-view-close', target: element, detail: {itemId: 'a', group: 'g'}})
  })

  it('shows that it is loading until then', async () => {
    const held = hold(json({html: '<h2>Title of a</h2>'}))
    views.a = held.answer
    await open()
    expect(getByRole(document.body, 'status').textContent).toBe('Loading…')
    const content = document.querySelector('.quick-view__content')
    expect(content?.getAttribute('aria-busy')).toBe('true')
    held.release()
    await isShown('a')
    expect(getByRole(document.body, 'status').textContent).toBe('Title of a')
    expect(content?.getAttribute('aria-busy')).toBe('false')
  })

  it.each(['{Enter}', ' '])('on platform markup handles the key %j', async (key) => {
    const {user, element} = await page.open(
      '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="a" data-group="">Quick View</span>',
      'span',
    )
    element.focus()
    await user.keyboard('x')
    expect(isOpen()).toBe(false)
    await user.keyboard(key)
    await isShown('a')
    expect(asked()).toEqual(['a'])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s is left to the browser',
    async (modifier) => {
      const {element} = await page.open(GROUP)
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, [modifier]: true})
      element.addEventListener('click', (event) => event.preventDefault())
      element.dispatchEvent(click)
      expect(isOpen()).toBe(false)
    },
  )

  it('leaves a click to the code that has handled it', async () => {
    const {element, user} = await page.open(GROUP)
    const handle = (event: Event) => event.preventDefault()
    element.addEventListener('click', handle, {capture: true, once: true})
    await user.click(element)
    expect(isOpen()).toBe(false)
    await user.click(element)
    await isShown('a')
    expect(asked()).toEqual(['a'])
  })

  it('supports ids with quotes and hash signs', async () => {
    const {element, user} = await page.open(
      '<button data-vitrine="quick-view">Quick view</button>'.replace('>', ' data-product-id="x">'),
    )
    element.dataset.productId = `a "b" £`
    await user.click(element)
    await isShown(`a "b" £`)
    expect(asked()).toEqual(['a%20%22b%22%20%C2%A3'])
  })

  it('twice opens one lightbox', async () => {
    const {element, user} = await open()
    await user.click(element)
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    await isShown('a')
  })
})

/** A list as templates write it: each button is in a card. */
const card = (id: string, title: string, rest = '') =>
  `<li><a href="/shop/${id}"><img src="/media/${id}.png" alt=""><h3 class="product-title">${title}</h3></a>
    <div class="product-price" id="price-${id}"><span id="now-${id}">$${id}.00</span></div>${rest}${button(id)}</li>`
const LIST = `<main><h1>Shop</h1><ul>${card('a', 'Mug')}${card('b', 'Tide Bowl', '<input aria-label="Note">')}</ul></main>`

describe('until a product has loaded', () => {
  // a pending load would be missing in the following tests
  afterEach(() => step('Close')?.click())

  const preview = () => document.querySelector('.quick-view__preview')

  /** The second product of a list is loading. */
  async function openHeld(html = LIST) {
    const held = hold(json({html: '<h2>Title of b</h2>'}))
    views.b = held.answer
    await open('a', html)
    await isShown('a')
    press('ArrowRight')
    return held
  }

  it('the content of its card is shown immediately', async () => {
    const held = await openHeld()
    expect(getByRole(dialog(), 'heading').textContent).toBe('Tide Bowl')
    expect(preview()?.querySelector('img')?.getAttribute('src')).toMatch(/\/media\/b\.png$/)
    expect(preview()?.querySelector('.product-price')?.textContent).toBe('$b.00')
    expect(preview()?.querySelectorAll('[id]')).toHaveLength(0)
    getByText(dialog(), 'Loading…', {selector: '.quick-view__loading'})
    expect(getByRole(dialog(), 'status').textContent).toBe('Loading…')
    held.release()
    await isShown('b')
    expect(preview()).toBeNull()
    expect(document.querySelector('[aria-busy=false]')).not.toBeNull()
  })

  it('the previous product is inert', async () => {
    views.a = json({html: '<h2>Title of a</h2><form><button>Add</button></form>'})
    await openHeld()
    expect(queryByRole(dialog(), 'button', {name: 'Add'})).toBeNull()
    expect(preview()?.querySelector('a,button,input')).toBeNull()
  })

  it('the first product, and a page without cards, show that it is loading', async () => {
    views.a = hold(json({html: ''})).answer
    await open('a', LIST)
    expect(getByRole(dialog(), 'heading').textContent).toBe('Mug')
    step('Close')?.click()
    await open('a')
    expect(preview()?.textContent).toBe('Loading…')
  })

  it.each([
    ['a list entry', '<ul><li><h3>Mug</h3>BUTTON</li></ul>', 'Mug'],
    ['the page around it, which may show anything', '<main><h1>Journal</h1><p>BUTTON</p></main>', null],
  ])('the card of an only product is %s', async (_, html, title) => {
    views.a = hold(json({html: ''})).answer
    await open('a', html.replace('BUTTON', button('a')))
    expect(queryByRole(dialog(), 'heading')?.textContent ?? null).toBe(title)
  })

  it('keys still work when the focused element was removed', async () => {
    views.a = json({html: '<h2>Title of a</h2><button>Inside</button>'})
    await open('a', LIST)
    await isShown('a')
    const inside = getByRole(dialog(), 'button', {name: 'Inside'})
    inside.focus()
    press('ArrowRight', inside)
    expect(dialog().querySelector('.quick-view__content')).toBe(document.activeElement)
    await isShown('b')
    press('ArrowRight', document.activeElement ?? document.body)
    await isShown('a')
  })

  it('a failure keeps the current product unchanged', async () => {
    views.a = json({html: '<h2>Title of a</h2><input aria-label="Note">'})
    views.b = json({title: 'Gone', error: 'No.'}, 404)
    await open('a', LIST)
    const note = await until(() => getByRole<HTMLInputElement>(dialog(), 'textbox', {name: 'Note'}))
    note.value = 'blue'
    press('ArrowRight')
    await alertOf('Error: Gone', 'No.')
    expect(getByRole<HTMLInputElement>(dialog(), 'textbox', {name: 'Note'}).value).toBe('blue')
    expect(preview()).toBeNull()
  })
})

describe('an added product', () => {
  const tell = (target: EventTarget) =>
    target.dispatchEvent(
      new CustomEvent('vitrine:item-added', {bubbles: true, detail: {item: {id: 'a', title: 'Mug'}}}),
    )
  const notice = () => document.querySelector('.quick-view__added:not([hidden])')

  it.each([
    ['from the quick view', () => getByText(dialog(), 'Title of a', {selector: 'h2'})],
    ['by the page’s own script', () => document],
  ])('%s is announced', async (_, find) => {
    await open()
    await isShown('a')
    tell(find())
    expect(getByRole(dialog(), 'status').textContent).toBe('Mug was added to your cart')
  })

  it('is shown with a link to the cart if no popover shows it, until the next product', async () => {
    await open('a', `${GROUP}<a data-vitrine="cart-indicator" href="/basket"></a>`)
    await isShown('a')
    tell(document)
    await until(() => expect(notice()?.textContent).toBe('Mug was added to your cart View Cart'))
    const link = getByRole<HTMLAnchorElement>(dialog(), 'link', {name: 'View Cart'})
    expect(link.pathname).toBe('/basket')
    press('ArrowRight')
    await isShown('b')
    expect(notice()).toBeNull()
  })

  it('is left to the popover if there is one', async () => {
    await open()
    await isShown('a')
    tell(document)
    dialog().append(Object.assign(document.createElement('div'), {className: 'cart-popover__box'}))
    await pause(1100)
    expect(notice()).toBeNull()
  })

  /** Adds while the files of the popover are loading, and waits longer than for those that are there. */
  async function addWhileLoading() {
    await open()
    await isShown('a')
    const popover = document.createElement('div')
    Object.assign(popover.dataset, {vitrine: 'cart-popover', vitrineState: 'loading'})
    document.body.append(popover)
    tell(document)
    await pause(1100)
    expect(notice()).toBeNull()
    return popover
  }

  it('is left to a popover that takes long to load', async () => {
    const popover = await addWhileLoading()
    popover.dataset.vitrineState = 'mounted'
    dialog().append(Object.assign(document.createElement('div'), {className: 'cart-popover__box'}))
    await pause(1100)
    expect(notice()).toBeNull()
  })

  it('is shown if the popover cannot be loaded', async () => {
    const popover = await addWhileLoading()
    popover.dataset.vitrineState = 'error'
    await until(() => expect(notice()?.textContent).toBe('Mug was added to your cart View Cart'))
  })

  it('is not announced after the lightbox is closed', async () => {
    await open()
    await isShown('a')
    tell(document)
    step('Close')?.click()
    tell(document)
    await pause(1100)
    expect(document.querySelector('.quick-view__added')).toBeNull()
  })
})

describe('a button without a product', () => {
  it('is left unchanged', async () => {
    const html = '<a href="/shop" data-vitrine="quick-view">Quick view</a>'
    await expect(page.open(html)).rejects.toThrow('names no product. Give data-product-id')
    expect(htmlOf()).toBe(html)
  })
})

describe('moving on', () => {
  it.each([
    ['the next button', () => step('Next product')?.click(), 'b'],
    ['the previous button, from the first to the last', () => step('Previous product')?.click(), 'c'],
    ['the right arrow', () => press('ArrowRight'), 'b'],
    ['the left arrow', () => press('ArrowLeft'), 'c'],
  ])('by %s', async (_, act, id) => {
    await open()
    await isShown('a')
    act()
    await isShown(id)
    expect(document.querySelectorAll('h2')).toHaveLength(1)
    expect(await counted()).toEqual(['a', id])
  })

  it('from right to left the arrows follow their direction on screen', async () => {
    await open('a', `<div style="direction: rtl">${GROUP}</div>`)
    await isShown('a')
    press('ArrowLeft')
    await isShown('b')
  })

  it('counts a product once in one opening', async () => {
    await open()
    await isShown('a')
    press('ArrowRight')
    await isShown('b')
    press('ArrowLeft')
    await isShown('a')
    expect(await counted()).toEqual(['a', 'b'])
    await pause(50)
    expect(await counted()).toEqual(['a', 'b'])
  })

  it('fetches the neighbours beforehand, and nothing twice', async () => {
    await open()
    await until(() => expect(asked()).toEqual(['a', 'b', 'c']))
    press('ArrowRight')
    await isShown('b')
    press('ArrowRight')
    await isShown('c')
    expect(asked()).toEqual(['a', 'b', 'c'])
  })

  it.each(['input', 'select', 'textarea'])('does not happen with arrows in a field: %s', async (tag) => {
    views.a = json({html: `<h2>Title of a</h2><${tag} aria-label="Field"></${tag}>`})
    await open()
    await isShown('a')
    press('ArrowRight', dialog().querySelector(tag) ?? dialog())
    await pause(20)
    await isShown('a')
  })

  it('does not happen with arrows and a modifier, or if other code has handled the key', async () => {
    await open()
    await isShown('a')
    press('ArrowRight', dialog(), {altKey: true})
    const inner = dialog().querySelector('h2') ?? dialog()
    inner.addEventListener('keydown', (event) => event.preventDefault())
    press('ArrowRight', inner)
    press('Home')
    await pause(20)
    await isShown('a')
  })

  it('stays in the group, in the order of the page, each product once', async () => {
    await open('a', button('x', 'other') + button('a') + button('a', 'g', 'again') + button('b'))
    await isShown('a')
    press('ArrowRight')
    await isShown('b')
    press('ArrowRight')
    await isShown('a')
  })

  it('mixes author and platform markup of a group', async () => {
    await open(
      'a',
      `${button('a')}<span class="sqs-product-quick-view-button" data-id="z" data-group="g"></span>`,
    )
    await isShown('a')
    press('ArrowRight')
    await isShown('z')
  })

  it('is impossible with one product', async () => {
    await open('a', button('a') + button('b', ''))
    await isShown('a')
    expect([step('Next product'), step('Previous product')]).toEqual([null, null])
    press('ArrowRight')
    await pause(20)
    expect(asked()).toEqual(['a'])
  })
})

describe('replies out of order', () => {
  it('show the product requested last, and count only that', async () => {
    const slow: Record<string, ReturnType<typeof hold>> = {}
    for (const id of ['b', 'c']) {
      slow[id] = hold(json({html: `<h2>Title of ${id}</h2>`}))
      views[id] = slow[id].answer
    }
    await open()
    await isShown('a')
    press('ArrowRight')
    press('ArrowRight')
    slow.c?.release()
    await isShown('c')
    slow.b?.release()
    await pause(50)
    await isShown('c')
    expect(await counted()).toEqual(['a', 'c'])
  })

  it('abort requests that are no longer needed', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => button(id)).join('')
    const aborted: string[] = []
    const never =
      (id: string): Answer =>
      (response) =>
        response.on('close', () => aborted.push(id))
    views.b = never('b')
    views.e = never('e')
    await open('a', many)
    await until(() => expect(asked()).toEqual(['a', 'b', 'e']))
    press('ArrowRight')
    press('ArrowRight')
    await isShown('c')
    await until(() => expect(aborted).toEqual(['e']))
    step('Close')?.click()
    await until(() => expect(aborted.sort()).toEqual(['b', 'e']))
  })
})

describe('changing the attributes of the button while it is open', () => {
  it.each([
    ['data-product-id', 'b', 'b'],
    ['data-group', 'other', 'a'],
  ])('%s: loads', async (name, value, id) => {
    const {element} = await open('a', button('a') + button('b', 'other'))
    await isShown('a')
    const before = page.server.received.length
    element.setAttribute(name, value)
    await isShown(id)
    if (id === 'b') expect(page.server.received.length).toBeGreaterThan(before)
    await until(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  })
})

describe('the server’s HTML', () => {
  it('is sanitised, and its ids do not clash with those of the page', async () => {
    views.a = json({
      html: '<h2 id="title">Title of a</h2><script>document.title = "hacked"</script><img src="x.png" onerror="alert(1)"><label for="title">A</label>',
    })
    await open('a', `<p id="title">Page</p>${button('a')}`)
    await isShown('a')
    const content = document.querySelector('.quick-view__content')
    expect(content?.querySelector('script')).toBeNull()
    expect(content?.querySelector('img')?.getAttributeNames()).toEqual(['src'])
    const id = content?.querySelector('h2')?.id
    expect(id).toMatch(/^quick-view-\d+-title$/)
    expect(content?.querySelector('label')?.htmlFor).toBe(id)
    expect(document.querySelectorAll('#title')).toHaveLength(1)
  })

  it('may be empty', async () => {
    views.a = json({html: ''})
    await open()
    await until(() => expect(document.querySelector('[aria-busy=false]')).not.toBeNull())
    expect(isOpen()).toBe(true)
  })
})

describe('a failure', () => {
  it.each([
    [
      'with title and error',
      json({title: 'Gone', error: 'No longer in the shop.'}, 404),
      'Error: Gone',
      'No longer in the shop.',
    ],
    ['with an error', json({error: 'No longer in the shop.'}, 404), 'Error: No longer in the shop.', LONG],
    ['with status 200', json({title: 'Gone', error: 'No longer here.'}), 'Error: Gone', 'No longer here.'],
    ['of too many calls', json({}, 429), 'Error: Please try again in a few seconds.', LONG],
    [
      'of the connection',
      drop,
      'Unable to load this product',
      `Please check your internet connection. ${LONG}`,
    ],
  ])('%s is shown in an alert, and the lightbox is closed', async (_, answer, title, message) => {
    views.a = answer
    const {element} = await open()
    await alertOf(title, message)
    expect(isOpen()).toBe(false)
    expect(await counted()).toEqual([])
    expect(said.errors).toEqual([])
    getByRole(document.body, 'button', {name: 'OK'}).click()
    expect(document.activeElement).toBe(element)
  })

  it.each([
    ['a server that fails', json({}, 500)],
    ['a reply of another shape', json({html: 7})],
  ])('of %s is reported too', async (_, answer) => {
    views.a = answer
    const heard = hear('error')
    const {element} = await open()
    await alertOf('Error: Something went wrong. Please try again later.', LONG)
    expect(heard).toMatchObject([{target: element, detail: {widget: 'quick-view'}}])
    expect(said.errors).toHaveLength(1)
  })

  it('while moving on keeps the current product, and can be tried again', async () => {
    views.b = json({title: 'Gone', error: 'No.'}, 404)
    await open()
    await isShown('a')
    press('ArrowRight')
    await alertOf('Error: Gone', 'No.')
    await isShown('a')
    expect(document.querySelector('[aria-busy]')?.getAttribute('aria-busy')).toBe('false')
    getByRole(document.body, 'button', {name: 'OK'}).click()
    delete views.b
    press('ArrowRight')
    await isShown('b')
  })

  it('links to the page of the product, and tries again', async () => {
    views.b = drop
    await open('a', LIST)
    await isShown('a')
    press('ArrowRight')
    const told = await until(() => getByRole(document.body, 'alertdialog'))
    const link = getByRole<HTMLAnchorElement>(told, 'link', {name: 'Tide Bowl'})
    expect(link.pathname).toBe('/shop/b')
    delete views.b
    getByRole(told, 'button', {name: 'Try again'}).click()
    expect(queryByRole(document.body, 'alertdialog')).toBeNull()
    await isShown('b')
  })

  it('of the first product can be tried again, too, in a new lightbox', async () => {
    views.a = drop
    const {element} = await open()
    const told = await until(() => getByRole(document.body, 'alertdialog'))
    getByRole(told, 'link', {name: 'View full details'})
    delete views.a
    getByRole(told, 'button', {name: 'Try again'}).click()
    await isShown('a')
    step('Close')?.click()
    expect(document.activeElement).toBe(element)
  })

  it('has no link without an address, and no retry once a product no longer exists', async () => {
    views.z = json({title: 'Gone', error: 'No longer in the shop.'}, 404)
    await open('z', '<button data-vitrine="quick-view" data-product-id="z">Look</button>')
    const told = await until(() => getByRole(document.body, 'alertdialog'))
    expect(queryByRole(told, 'link')).toBeNull()
    expect(queryByRole(told, 'button', {name: 'Try again'})).toBeNull()
  })

  it('of a prefetched neighbour is silent', async () => {
    views.b = json({error: 'No.'}, 404)
    await open()
    await until(() => expect(asked()).toEqual(['a', 'b', 'c']))
    await pause(50)
    expect(queryByRole(document.body, 'alertdialog')).toBeNull()
  })
})

describe('closing', () => {
  it.each([
    ['the button', () => step('Close')?.click()],
    ['Escape', () => pressEscape(dialog())],
  ])('by %s returns the focus and leaves no trace', async (_, act) => {
    const {element} = await open()
    await isShown('a')
    // its neighbours, too: a call that is still under way would be one of the next test
    await until(() => expect(asked()).toEqual(['a', 'b', 'c']))
    act()
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(element)
    element.removeAttribute('aria-haspopup')
    expect(htmlOf()).toBe(htmlOf(GROUP))
  })

  it('while loading announces nothing, counts nothing, and aborts the call', async () => {
    const closed = vi.fn()
    views.a = (response) => response.on('close', closed)
    const heard = hear('quick-view-close')
    await open()
    await until(() => expect(asked()).toEqual(['a']))
    step('Close')?.click()
    await until(() => expect(closed).toHaveBeenCalled())
    await pause(50)
    expect(queryByRole(document.body, 'alertdialog')).toBeNull()
    expect(await counted()).toEqual([])
    expect(heard).toMatchObject([{detail: {itemId: null}}])
  })

  it('and opening again sends a new request', async () => {
    const {element, user} = await open('a', button('a'))
    await isShown('a')
    step('Close')?.click()
    await user.click(element)
    await isShown('a')
    expect(asked()).toEqual(['a', 'a'])
  })
})

describe('unmounting', () => {
  it('closes the lightbox, and restores the server HTML', async () => {
    const {unmount} = await open()
    await isShown('a')
    unmount()
    expect(isOpen()).toBe(false)
    expect(htmlOf()).toBe(htmlOf(GROUP))
  })
})

it('uses the page’s language', async () => {
  await setStrings({
    'quick-view.label': 'Schnellansicht',
    'quick-view.close': 'Zu',
    'quick-view.next': 'Weiter',
    'quick-view.error': 'Fehler: {message}',
    'quick-view.ok': 'Gut',
  })
  views.b = json({title: 'Weg', error: 'Nein.'}, 404)
  await open()
  await isShown('a')
  getByRole(document.body, 'dialog', {name: 'Schnellansicht'})
  getByRole(document.body, 'button', {name: 'Zu'})
  getByRole(document.body, 'button', {name: 'Weiter'}).click()
  await alertOf('Fehler: Weg', 'Nein.')
  getByRole(document.body, 'button', {name: 'Gut'})
})

it('shows the slots of the clicked button, and not those of others', async () => {
  const signs = ['previous', 'next', 'close'].map(
    (slot) => `<template data-slot="${slot}"><b>${slot}!</b></template>`,
  )
  const group = button('a', 'g', `a${signs.join('')}`) + button('b')
  const {user, unmount} = await open('a', group)
  await isShown('a')
  for (const [name, sign] of [
    ['Previous product', 'previous!'],
    ['Next product', 'next!'],
    ['Close', 'close!'],
  ] as const)
    await until(() => expect(step(name)?.innerHTML).toBe(`<b>${sign}</b>`))
  await user.click(step('Close') ?? document.body)
  unmount()
  expect(htmlOf()).toBe(group)
  const other = document.querySelector<HTMLElement>('[data-product-id=b]')
  if (!other) throw new Error('there is no other')
  await page.mount(other)
  await user.click(other)
  await isShown('b')
  expect(step('Close')?.textContent).toBe('×')
})

describe('the number of the product in its group', () => {
  const position = () => document.querySelector<HTMLElement>('.quick-view__position')

  it('is shown and announced with each step', async () => {
    await open('b')
    expect([position()?.textContent, position()?.ariaLive]).toEqual(['2 of 3', 'polite'])
    press('ArrowRight')
    expect(position()?.textContent).toBe('3 of 3')
    press('ArrowRight')
    expect(position()?.textContent).toBe('1 of 3')
    await isShown('a')
  })

  it('is hidden for an only product', async () => {
    await open('a', button('a'))
    expect(position()?.hidden).toBe(true)
    await isShown('a')
  })
})

describe('a swipe', () => {
  interface Point {
    clientX: number
    clientY: number
  }

  function touch(type: string, target: Element, [point, ...others]: Point[]): void {
    const points = [...(point ? [point] : []), ...others]
    const event = new Event(type, {bubbles: true})
    Object.assign(event, {touches: type === 'touchend' ? [] : points, changedTouches: points})
    target.dispatchEvent(event)
  }
  function swipe(x: number, y = 0, target = dialog().querySelector('h2') ?? dialog()): void {
    touch('touchstart', target, [{clientX: 200, clientY: 300}])
    touch('touchend', target, [{clientX: 200 + x, clientY: 300 + y}])
  }

  it.each([
    ['to the left', -80, 'b'],
    ['to the right', 80, 'c'],
  ])('%s shows the product that comes from the other side', async (_, x, id) => {
    await open()
    await isShown('a')
    swipe(x)
    await isShown(id)
  })

  it('from right to left follows the direction on screen', async () => {
    await open('a', `<div style="direction: rtl">${GROUP}</div>`)
    await isShown('a')
    swipe(80)
    await isShown('b')
  })

  it('that is short, or mostly downwards, is none', async () => {
    await open()
    await isShown('a')
    swipe(-40)
    swipe(-80, 60)
    await pause(20)
    await isShown('a')
  })

  it('with two fingers, in a field or in a strip of pictures is none', async () => {
    views.a = json({html: '<h2>Title of a</h2><input aria-label="Note"><div class="strip"><i></i></div>'})
    await open()
    await isShown('a')
    const strip = dialog().querySelector<HTMLElement>('.strip')
    Object.defineProperty(strip, 'scrollWidth', {value: 900})
    if (strip) strip.style.overflowX = 'auto'
    swipe(-80, 0, dialog().querySelector('i') ?? dialog())
    swipe(-80, 0, dialog().querySelector('input') ?? dialog())
    const two = [
      {clientX: 200, clientY: 300},
      {clientX: 260, clientY: 300},
    ]
    touch('touchstart', dialog().querySelector('h2') ?? dialog(), two)
    touch('touchend', dialog().querySelector('h2') ?? dialog(), [{clientX: 90, clientY: 300}])
    await pause(20)
    await isShown('a')
  })
})
