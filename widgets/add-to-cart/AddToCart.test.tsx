import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {pass, passUntil, stopClock, wait} from '../../test/helpers/clock.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, drop, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {form} from '../../test/helpers/product-html.ts'
import {MUG, SOLD_OUT, TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(stopClock)

const button = () => getByRole(document.body, 'button', {name: /./})
const label = () => document.querySelector('form button')?.textContent
const says = (text: string) => until(() => expect(label()).toBe(text))
const isDisabled = () => document.querySelector('form button')?.getAttribute('aria-disabled') === 'true'
const message = () => queryByRole(document.body, 'alert')?.textContent ?? null
const isTold = (text: string | null) => until(() => expect(message()).toBe(text))
const choose = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const quantity = () => getByLabelText<HTMLInputElement>(document.body, 'Quantity')

describe('a click', () => {
  it('adds the item, and the button shows the progress', async () => {
    const held = hold(page.shop.answer)
    page.server.answer(held.answer)
    const {user} = await page.open(form(MUG))
    expect(isDisabled()).toBe(false)
    await user.click(button())
    await says('Adding…')
    expect([isDisabled(), button().getAttribute('aria-busy')]).toEqual([true, 'true'])
    await until(() => expect(page.additions()).toHaveLength(1))
    held.release()
    await pass(999)
    await says('Adding…')
    await wait(1)
    await says('Added!')
    expect([...button().classList]).toEqual(['cart-added'])
    expect(button().hasAttribute('aria-busy')).toBe(false)
    await pass(1999)
    await says('Added!')
    await wait(1)
    await says('Add To Cart')
    expect([...button().classList]).toEqual([])
    expect(isDisabled()).toBe(false)
    expect(page.additions()).toEqual([{itemId: 'mug', sku: 'M1', quantity: 1, additionalFields: null}])
  })

  it('shows "Adding…" only as long as the server takes, if that is more than a second', async () => {
    const held = hold(page.shop.answer)
    page.server.answer(held.answer)
    const {user} = await page.open(form(MUG))
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
    await wait(5000)
    await says('Adding…')
    held.release()
    await until(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await wait(0)
    await says('Added!')
  })

  it('adds once when repeated at once', async () => {
    const {user} = await page.open(form(MUG))
    await user.dblClick(button())
    await says('Adding…')
    await user.click(button())
    await passUntil(() => expect(label()).toBe('Added!'))
    await passUntil(() => expect(label()).toBe('Add To Cart'))
    expect(page.additions()).toHaveLength(1)
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(2))
  })

  it.each(['{Enter}', ' '])('of %j on the button adds', async (key) => {
    const {user} = await page.open(form(MUG))
    button().focus()
    await user.keyboard(key)
    await until(() => expect(page.additions()).toHaveLength(1))
  })

  it('of Enter in the quantity adds', async () => {
    const {user} = await page.open(form(MUG))
    await user.clear(quantity())
    await user.type(quantity(), '2{Enter}')
    await until(() => expect(page.additions()).toMatchObject([{quantity: 2}]))
  })

  it('fires an event from the element with the added item', async () => {
    const heard = hear('item-added')
    const {user, element} = await page.open(form(TEE))
    await user.selectOptions(choose('Size'), 'S')
    await user.selectOptions(choose('Colour'), 'White')
    await user.click(button())
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({
      target: element,
      detail: {
        item: {id: 'tee', title: 'Tee'},
        variant: {sku: 'S-W', price: {currency: 'USD', minor: 2000}},
        quantityAdded: 1,
        cart: {totalQuantity: 1},
        source: 'product',
      },
    })
  })

  it('stays on the page before anything of the widget is shown', async () => {
    const {element} = await page.open(form(MUG))
    const submit = new SubmitEvent('submit', {bubbles: true, cancelable: true})
    element.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    await until(() => expect(page.additions()).toHaveLength(1))
  })
})

describe('the element’s attributes', () => {
  it('data-quantity applies if there is no field', async () => {
    const {user} = await page.open(form(MUG, {quantity: '', attributes: {quantity: '3'}}))
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{quantity: 3}]))
  })

  it('data-label names the button, now and afterwards', async () => {
    const {user} = await page.open(form(MUG, {attributes: {label: 'Buy me'}}))
    expect(label()).toBe('Buy me')
    await user.click(button())
    await passUntil(() => expect(label()).toBe('Added!'))
    await passUntil(() => expect(label()).toBe('Buy me'))
  })

  it('data-item-id, data-variants and data-product-type work like data-product', async () => {
    const html = form(TEE, {
      attributes: {'item-id': 'tee', variants: TEE.variants, 'product-type': '1'},
      details: '<h2 class="product-title">Tee shirt</h2>',
    }).replace(/data-product="[^"]*"/, '')
    const heard = hear('item-added')
    const {user} = await page.open(html)
    await user.selectOptions(choose('Size'), 'S')
    await user.selectOptions(choose('Colour'), 'Black')
    await user.click(button())
    await until(() =>
      expect(heard).toMatchObject([{detail: {item: {title: 'Tee shirt'}, variant: {sku: 'S-B'}}}]),
    )
  })

  it('data-item-id alone is enough for a product of one variant', async () => {
    const {user} = await page.open(
      '<form data-vitrine="add-to-cart" data-item-id="mug"><button>Add</button></form>',
    )
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', sku: null, quantity: 1}]))
  })

  it('sends an id unchanged, whatever its characters', async () => {
    const id = `a "b" 'c' £ <d> & #e`
    const {user} = await page.open(form({...MUG, id}))
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: id}]))
  })
})

describe('a problem that the visitor has to fix', () => {
  it('options: the first missing one gets the focus and its description', async () => {
    const {user} = await page.open(form(TEE))
    await user.click(button())
    await isTold('Please select the Size and Colour options.')
    const size = choose('Size')
    expect(document.activeElement).toBe(size)
    for (const control of [size, choose('Colour')]) {
      expect(control.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        message(),
      )
    }
    await user.selectOptions(size, 'S')
    await isTold(null)
    expect(size.hasAttribute('aria-invalid')).toBe(false)
    await user.click(button())
    await isTold('Please select the Colour option.')
    expect(document.activeElement).toBe(choose('Colour'))
    expect(page.additions()).toEqual([])
  })

  it('a combination that does not exist', async () => {
    const {user} = await page.open(form(TEE))
    await user.selectOptions(choose('Size'), 'M')
    await user.selectOptions(choose('Colour'), 'White')
    await user.click(button())
    await isTold('Sorry, that item variant is unavailable. Please select another variant.')
  })

  it.each([
    ['4', 'Sorry, we do not have enough of that item available.'],
    ['1.5', 'Quantity must be a whole number'],
    ['0', 'Quantity must be from 1 to 9999.'],
    ['', 'Quantity must be a number.'],
  ])('a quantity of %j', async (text, expected) => {
    const {user} = await page.open(form(MUG))
    await user.clear(quantity())
    if (text) await user.type(quantity(), text)
    await user.click(button())
    await isTold(expected)
    expect(document.activeElement).toBe(quantity())
    expect(quantity().getAttribute('aria-invalid')).toBe('true')
    await user.type(quantity(), '1')
    await isTold(null)
    expect(quantity().hasAttribute('aria-invalid')).toBe(false)
    expect(page.additions()).toEqual([])
  })

  it('more than the stock, together with the cart', async () => {
    setCookie('hasCart')
    page.shop.entries.push({id: '1', itemId: 'mug', sku: 'M1', quantity: 3})
    const changes = hear('cart-change')
    const {user} = await page.open(form(MUG))
    await until(() => expect(changes).toHaveLength(1))
    await user.click(button())
    await isTold('Sorry, we do not have enough of that item available.')
  })

  it('is shown at the first option, once, and again after another click', async () => {
    const {user} = await page.open(form(TEE))
    await user.click(button())
    await isTold('Please select the Size and Colour options.')
    await user.click(button())
    await wait(0)
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
    const next = choose('Size').closest('.variant-option')?.nextElementSibling
    expect(next?.contains(document.querySelector('[role=alert]'))).toBe(true)
    expect(document.activeElement).toBe(choose('Size'))
  })

  it('uses the texts of the page', async () => {
    await setStrings({'add-to-cart.missingTwo': 'Bitte {option1} und {option2} wählen.'})
    const {user} = await page.open(form(TEE))
    await user.click(button())
    await isTold('Bitte Size und Colour wählen.')
  })
})

describe('in a list', () => {
  const list = (item: typeof TEE | typeof MUG) => form(item, {attributes: {mode: 'list'}})

  it('the button asks for missing options, for two seconds', async () => {
    const {user} = await page.open(list(TEE))
    await user.click(button())
    await says('Select Option')
    expect([isDisabled(), message()]).toEqual([true, null])
    await user.click(button())
    await pass(1999)
    await says('Select Option')
    await wait(1)
    await says('Add To Cart')
    expect(isDisabled()).toBe(false)
    expect(page.additions()).toEqual([])
  })

  it('a choice ends that, and the next click adds', async () => {
    const {user} = await page.open(list(TEE))
    await user.click(button())
    await says('Select Option')
    await user.selectOptions(choose('Size'), 'S')
    await says('Add To Cart')
    await user.selectOptions(choose('Colour'), 'Black')
    await wait(400)
    await user.click(button())
    await says('Adding…')
    await until(() => expect(page.additions()).toHaveLength(1))
    await pass(999)
    await says('Adding…')
  })

  it('adds as on its own page', async () => {
    const heard = hear('item-added')
    const {user} = await page.open(list(MUG))
    await user.click(button())
    await until(() => expect(heard).toMatchObject([{detail: {source: 'list'}}]))
  })

  it('other problems are shown below the button', async () => {
    const {user} = await page.open(list(MUG))
    await user.clear(quantity())
    await user.type(quantity(), '9')
    await user.click(button())
    await isTold('Sorry, we do not have enough of that item available.')
  })
})

describe('a product that is sold out', () => {
  it('cannot be clicked', async () => {
    const {user} = await page.open(form(SOLD_OUT))
    expect([label(), isDisabled()]).toEqual(['Sold out', true])
    expect(button().hasAttribute('aria-busy')).toBe(false)
    await user.click(button())
    await wait(0)
    expect([label(), message(), page.additions()]).toEqual(['Sold out', null, []])
  })

  it.each([
    ['its own text', {customSoldOutText: 'All gone'}, {}, 'All gone'],
    ['the page’s text', null, {'add-to-cart.soldOut': 'Ausverkauft'}, 'Ausverkauft'],
  ])('shows %s', async (_, merchandising, strings, text) => {
    await setStrings(strings)
    await page.open(form(SOLD_OUT, {attributes: {merchandising}}))
    expect(label()).toBe(text)
  })

  it('uses the text of the page context if the element has none', async () => {
    page.setContext({productMerchandisingContext: {vase: {customSoldOutText: 'Gone for good'}}})
    await page.open(form(SOLD_OUT))
    expect(label()).toBe('Gone for good')
  })
})

describe('a failure', () => {
  const dialog = () => queryByRole(document.body, 'alertdialog')
  const FAILED = 'Something went wrong. Please try again later.'

  it.each<[string, Answer, string]>([
    [
      'the server’s message',
      json({message: 'That is the last one of yours.'}, 422),
      'That is the last one of yours.',
    ],
    ['429', json({}, 429), 'Please try again in a few seconds.'],
    ['429 with a time', json({}, 429, {'retry-after': '30'}), 'Please try again in 30 seconds.'],
    [
      'a refused crumb',
      json({error: 'Invalid', crumbFail: true, crumb: 'new'}),
      'Your session has expired. Please reload the page and try again.',
    ],
    ['a cut connection', drop, 'Please check your internet connection.'],
    ['a server error', json({}, 500), FAILED],
    ['no cart in the reply', json({ok: true}), FAILED],
  ])('is shown in an alert: %s', async (_, answer, text) => {
    page.server.answer(answer)
    const {user} = await page.open(form(MUG))
    await user.click(button())
    await until(() => expect(dialog()).not.toBeNull())
    getByRole(document.body, 'alertdialog', {name: 'Unable to Add Item', description: text})
    await pass(999)
    expect(isDisabled()).toBe(true)
    await wait(1)
    expect(isDisabled()).toBe(false)
    expect(label()).toBe('Add To Cart')
    await user.click(getByRole(document.body, 'button', {name: 'OK'}))
    expect(dialog()).toBeNull()
    page.server.answer(page.shop.answer)
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
  })

  it.each([
    [json({}, 422), 0],
    [json({}, 429), 0],
    [drop, 0],
    [json({}, 500), 1],
    [json({ok: true}), 1],
  ])('is reported only if something is broken (%#)', async (answer, reports) => {
    const errors = hear('error')
    page.server.answer(answer)
    const {user, element, fail} = await page.open(form(MUG))
    await user.click(button())
    await until(() => expect(dialog()).not.toBeNull())
    expect(errors).toHaveLength(reports)
    expect(said.errors).toHaveLength(reports)
    for (const {target, detail} of errors) {
      expect(target === element).toBe(true)
      expect(detail).toMatchObject({widget: 'add-to-cart'})
    }
    expect(fail).not.toHaveBeenCalled()
  })

  it('does not count an addition twice after a lost reply and a repeat', async () => {
    page.server.answer(page.shop.lose)
    const {user} = await page.open(form(MUG))
    await user.click(button())
    await until(() => expect(dialog()).not.toBeNull())
    await pass(1000)
    page.server.answer(page.shop.answer)
    await user.click(getByRole(document.body, 'button', {name: 'OK'}))
    await user.click(button())
    await passUntil(() => expect(label()).toBe('Added!'))
    expect(page.shop.entries).toMatchObject([{itemId: 'mug', quantity: 1}])
  })
})

describe('a product that cannot be read', () => {
  it.each([
    ['broken JSON', '{"id":', 'data-product is not JSON'],
    ['a text', '"mug"', 'product: is not an object'],
    ['no id', '{"variants":[{}]}', 'product: has no "id"'],
    ['nothing', '', 'product: has no "id"'],
    ['null', 'null', 'product: has no "id"'],
    ['broken variants', '{"id":"x","variants":{}}', 'variants: is not a list'],
    ['broken prices', '{"id":"x","variants":[{"price":"free"}]}', 'variants[0]: has no readable'],
  ])('(%s) stops the widget, reports the problem, and keeps the HTML', async (_, product, problem) => {
    document.body.innerHTML = form(MUG)
    const element = document.querySelector('form') ?? document.body
    element.setAttribute('data-product', product)
    const before = document.body.innerHTML
    await expect(page.mount(element)).rejects.toThrow(problem)
    expect(document.body.innerHTML).toBe(before)
  })

  it('in one variant only omits that variant', async () => {
    const {user} = await page.open(form({...MUG, variants: [...MUG.variants, {sku: 'bad', price: 'x'}]}))
    expect(said.warnings.map(([text]) => text)).toEqual([
      '[vitrine] add-to-cart: variants[1]: has no readable "priceMoney" or "price"',
    ])
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{sku: 'M1'}]))
  })
})

describe('unmounting', () => {
  it.each([
    ['before use', async () => {}],
    [
      'while active',
      async (user: {click: (element: Element) => Promise<void>}) => {
        await user.click(button())
        await isTold('Please select the Size and Colour options.')
      },
    ],
  ])('%s restores the server HTML', async (_, use) => {
    const html = form(TEE)
    const {unmount, user} = await page.open(html)
    await use(user)
    unmount()
    await wait(0)
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('after a choice keeps the choice, and nothing else', async () => {
    const html = form(TEE)
    const {unmount, user} = await page.open(html)
    await user.selectOptions(choose('Size'), 'M')
    await user.selectOptions(choose('Colour'), 'Black')
    await until(() => expect(document.querySelector('.product-price')?.textContent).toBe('$25.00'))
    unmount()
    await wait(0)
    expect(htmlOf()).toBe(htmlOf(html))
    expect(choose('Size').value).toBe('M')
  })

  it('while adding leaves no timer and no listener; the item is added', async () => {
    const held = hold(page.shop.answer)
    page.server.answer(held.answer)
    const html = form(MUG)
    const {unmount, user, element, fail} = await page.open(html)
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
    unmount()
    held.release()
    await until(() => expect(page.shop.entries).toHaveLength(1))
    await wait(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(htmlOf(element.outerHTML)).toBe(htmlOf(html))
    const submit = new SubmitEvent('submit', {bubbles: true, cancelable: true})
    document.addEventListener('submit', (event) => expect(event.defaultPrevented).toBe(false))
    element.dispatchEvent(submit)
    expect(page.additions()).toHaveLength(1)
    expect(fail).not.toHaveBeenCalled()
  })

  it('while "Added!" is shown leaves no timer', async () => {
    const {unmount, user} = await page.open(form(MUG))
    await user.click(button())
    await says('Adding…')
    await passUntil(() => expect(label()).toBe('Added!'))
    unmount()
    await wait(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
