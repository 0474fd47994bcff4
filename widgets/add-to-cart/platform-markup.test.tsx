import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {passUntil, stopClock} from '../../test/helpers/clock.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {blob, spread} from '../../test/helpers/product-html.ts'
import {MUG, SOLD_OUT, TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

const BUTTON = '.sqs-add-to-cart-button'
const button = (scope: ParentNode = document): HTMLElement =>
  scope.querySelector<HTMLElement>(BUTTON) ?? document.body
const label = () => document.querySelector('.sqs-add-to-cart-button-inner')?.textContent
const open = (html: string) => page.open(html, BUTTON)
const choose = (name: string) => getByLabelText(document.body, name)
const price = () => document.querySelector('.product-price')?.textContent

describe.each([
  ['generations 7.0 and 7.1', spread],
  ['generation "7.1, products v2"', blob],
])('%s', (_, serve) => {
  it('adds the chosen variant', async () => {
    const heard = hear('item-added')
    const {user, element} = await open(serve(TEE))
    await user.selectOptions(choose('Size'), 'S')
    await user.selectOptions(choose('Colour'), 'White')
    await until(() => expect(price()).toBe('Sale Price: $15.00 Original Price: $20.00'))
    await user.clear(choose('Quantity'))
    await user.type(choose('Quantity'), '2')
    await user.click(button())
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({
      target: element,
      detail: {item: {id: 'tee', title: 'Tee'}, variant: {sku: 'S-W'}, quantityAdded: 2, source: 'product'},
    })
    expect(page.additions()).toEqual([{itemId: 'tee', sku: 'S-W', quantity: 2, additionalFields: null}])
  })

  it('shows the progress inside the button, which is marked for other scripts', async () => {
    stopClock()
    const {user} = await open(serve(MUG))
    await user.click(button())
    await until(() => expect(label()).toBe('Adding…'))
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await passUntil(() => expect(label()).toBe('Added!'))
    expect(button().classList.contains('cart-added')).toBe(true)
    await passUntil(() => expect(label()).toBe('Add To Cart'))
    expect(button().className).toBe('sqs-add-to-cart-button')
  })

  it('shows at the option what is missing', async () => {
    const {user} = await open(serve(TEE))
    await user.click(button())
    await until(() =>
      expect(choose('Size').closest('.variant-option')?.nextElementSibling?.textContent).toBe(
        'Please select the Size and Colour options.',
      ),
    )
    expect(document.activeElement).toBe(choose('Size'))
  })

  it.each(['{Enter}', ' '])('handles the key %j, once', async (key) => {
    const {user} = await open(serve(MUG))
    button().focus()
    await user.keyboard(key)
    await user.keyboard(key)
    await until(() => expect(page.additions()).toHaveLength(1))
    await until(() => expect(label()).toBe('Adding…'))
  })

  it('leaves other keys to the browser', async () => {
    const {user} = await open(serve(MUG))
    button().focus()
    await user.keyboard('a{Escape}')
    await user.tab()
    await until(() => expect(page.calls()).toEqual([]))
    expect(label()).toBe('Add To Cart')
  })

  it('a sold-out product shows that', async () => {
    await open(serve(SOLD_OUT))
    expect(label()).toBe('Sold out')
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  it('restores the server HTML', async () => {
    const html = serve(TEE)
    const {user, unmount} = await open(html)
    await user.selectOptions(choose('Size'), 'L')
    await user.click(button())
    await until(() => expect(queryByRole(document.body, 'alert')).not.toBeNull())
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('supports ids with quotes and hash signs', async () => {
    const {user} = await open(serve({...MUG, id: `a "b" 'c' £`}))
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: `a "b" 'c' £`}]))
  })

  it('in a list the button asks for options', async () => {
    stopClock()
    const {user} = await open(`<div class="product-list">${serve(TEE)}</div>`)
    await user.click(button())
    await until(() => expect(label()).toBe('Select Option'))
    await passUntil(() => expect(label()).toBe('Add To Cart'))
  })

  it('in a quick view reports its source', async () => {
    const heard = hear('item-added')
    const {user} = await open(`<dialog open>${serve(MUG)}</dialog>`)
    await user.click(button())
    await until(() => expect(heard).toMatchObject([{detail: {source: 'quick-view'}}]))
  })

  it('two products on a page stay separate', async () => {
    await open(serve(TEE) + serve(MUG))
    const [first, second] = document.querySelectorAll<HTMLElement>('section')
    const {user} = await page.mount(button(second))
    await user.click(button(second))
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', sku: 'M1'}]))
    await user.click(button(first))
    await until(() => expect(first?.querySelector('[role=alert]')).not.toBeNull())
    expect(second?.querySelector('[role=alert]')).toBeNull()
  })
})

describe('generations 7.0 and 7.1', () => {
  it.each(['data-variants="null"', 'data-variants=""', ''])(
    'without a list of variants (%s) add the only one',
    async (attribute) => {
      const {user} = await open(spread(MUG).replace(/data-variants="[^"]*"/, attribute))
      await user.click(button())
      await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', sku: null}]))
    },
  )

  it.each([
    ['data-variants', '{"', 'data-variants is not JSON'],
    ['data-variants', '{}', 'variants: is not a list'],
  ])('with %s="%s" are left alone, and the console reports why', async (name, value, problem) => {
    document.body.innerHTML = spread(TEE)
    document.querySelector(`[${name}]`)?.setAttribute(name, value)
    const before = document.body.innerHTML
    await expect(page.mount(button())).rejects.toThrow(problem)
    expect(document.body.innerHTML).toBe(before)
  })

  it('add the add-on whose button is pressed, and keep its price', async () => {
    const addOns =
      '<div class="pdp-product-add-ons"><p class="product-price">$3.00</p><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="wrap" data-product-type="1">Wrap</div></div>'
    const {user} = await open(`<main>${spread(TEE)}${addOns}</main>`)
    await user.selectOptions(choose('Size'), 'S')
    await user.selectOptions(choose('Colour'), 'White')
    await until(() => expect(price()).toContain('$15.00'))
    expect(document.querySelector('.pdp-product-add-ons .product-price')?.textContent).toBe('$3.00')
    const wrap = getByRole(document.body, 'button', {name: 'Wrap'})
    await page.mount(wrap)
    await user.click(wrap)
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'wrap', sku: null}]))
  })

  it('without an id are left alone', async () => {
    document.body.innerHTML = spread(MUG).replaceAll(/data-item-id="[^"]*"/g, '')
    await expect(page.mount(button())).rejects.toThrow('has no "id"')
  })
})

describe('generation "7.1, products v2"', () => {
  it('shows the scarcity of the chosen variant, as set in the page context', async () => {
    page.setContext({
      productMerchandisingContext: {tee: {scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left'}},
    })
    const {user} = await open(blob(TEE))
    const scarcity = () => document.querySelector<HTMLElement>('.product-scarcity')
    expect(scarcity()?.hidden).toBe(true)
    await user.selectOptions(choose('Size'), 'S')
    await user.selectOptions(choose('Colour'), 'White')
    await until(() => expect(scarcity()?.textContent).toBe('Only 5 left'))
    expect(scarcity()?.hidden).toBe(false)
    await user.selectOptions(choose('Size'), 'L')
    await until(() => expect(scarcity()?.hidden).toBe(true))
  })

  it.each(['', 'null', '{}', '{"product":null}', '{"product":{"title":"x"}}', '{"product":'])(
    'with data-context="%s" is left alone',
    async (context) => {
      document.body.innerHTML = blob(MUG)
      document.querySelector('section')?.setAttribute('data-context', context)
      const before = document.body.innerHTML
      await expect(page.mount(button())).rejects.toThrow(/data-context|product: /)
      expect(document.body.innerHTML).toBe(before)
    },
  )

  it('keeps what stands around its price and its label, and the parts of its add-ons', async () => {
    const addOn =
      '<div class="add-on-card"><p class="product-price">$3.00</p><b class="product-mark sold-out">sold out</b><label>Wrap <select name="Size"><option>S</option></select></label></div>'
    const {user} = await open(
      blob(TEE)
        .replace('$20.00</p>', '<span class="product-price-value">$20.00</span><i>Pay later</i></p>')
        .replace('<div class="product-add-ons">', `<div class="product-add-ons">${addOn}`)
        .replace('>Add To Cart<', '><span class="add-to-cart-text">Add To Cart</span><'),
    )
    await user.selectOptions(choose('Size'), 'S')
    await user.selectOptions(choose('Colour'), 'White')
    await until(() =>
      expect(document.querySelector('.product-price-value')?.textContent).toBe(
        'Sale Price: $15.00 Original Price: $20.00',
      ),
    )
    expect(price()).toContain('Pay later')
    expect(document.querySelector('.add-on-card')?.outerHTML).toBe(addOn)
    await user.click(button())
    await until(() => expect(document.querySelector('.add-to-cart-text')?.textContent).toBe('Adding…'))
  })

  it('an add-on that an author names is added', async () => {
    const html = blob(TEE).replace(
      '<button class="other">Add on</button>',
      '<div data-vitrine="add-to-cart" data-item-id="mug" data-variants=\'[{"sku":"M1","price":900,"unlimited":true}]\'><button class="sqs-add-to-cart-button">Add on</button></div>',
    )
    const {user} = await page.open(html, '[data-vitrine]')
    await user.click(getByRole(document.body, 'button', {name: 'Add on'}))
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', sku: 'M1'}]))
  })

  it('leaves the buttons of add-ons alone', async () => {
    const {user} = await open(blob(MUG))
    await user.click(getByRole(document.body, 'button', {name: 'Add on'}))
    await until(() => expect(page.calls()).toEqual([]))
    expect(label()).toBe('Add To Cart')
  })
})

beforeEach(() => () => expect(said.errors).toEqual([]))

describe('labels styled as buttons', () => {
  const served = spread(TEE, {
    options: `<div class="variant-radiobtn-wrapper" data-variant-option-name="Size">
      <input type="radio" name="size" id="size-s" value="S"><label role="button" tabindex="0" for="size-s">Small</label>
      <input type="radio" name="size" id="size-m" value="M" style="display: none"><label role="button" tabindex="0" for="size-m">Medium</label>
    </div>`,
  })
  const labels = () => [...document.querySelectorAll<HTMLElement>('.variant-radiobtn-wrapper label')]
  const roles = () => labels().map((one) => [one.getAttribute('role'), one.getAttribute('tabindex')])

  it('become plain labels next to a focusable input, until they are restored', async () => {
    const {unmount} = await open(served)
    await until(() => expect(roles()[0]).toEqual(['', '-1']))
    unmount()
    expect(roles()).toEqual([
      ['button', '0'],
      ['button', '0'],
    ])
  })

  it('respond to the keys of a button if the page hides the input', async () => {
    const {user} = await open(served)
    const [, hidden] = labels()
    await until(() => expect(roles()[0]).toEqual(['', '-1']))
    expect(roles()[1]).toEqual(['button', '0'])
    hidden?.focus()
    await user.keyboard('{Enter}')
    expect(document.querySelector<HTMLInputElement>('#size-m')?.checked).toBe(true)
  })
})
