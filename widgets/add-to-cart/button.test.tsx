import {getByLabelText, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {MUG, TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body
const message = () => queryByRole(document.body, 'alert')?.textContent ?? null
const labelled = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)

/** Author markup with the product on the element. */
function open(html: string, item: unknown = MUG) {
  document.body.innerHTML = html
  const element = one('[data-vitrine]')
  element.setAttribute('data-product', JSON.stringify(item))
  return page.mount(element)
}

const within = (inside: string) => `<div data-vitrine="add-to-cart">${inside}</div>`

describe('an author’s own button', () => {
  it.each([
    ['a button', '<button id="own">Buy</button>'],
    ['a button of type button', '<button type="button" id="own">Buy</button>'],
    ['an input of type submit', '<form><input type="submit" id="own" value="Buy"></form>'],
    ['an input of type button', '<input type="button" id="own" value="Buy">'],
    ['a link with the role', '<a role="button" id="own" href="/cart/add">Buy</a>'],
    ['a link without an address', '<a role="button" id="own">Buy</a>'],
    ['a part of the page with the role', '<div role="button" id="own">Buy</div>'],
    [
      'the submit button among others',
      '<button type="button">Size guide</button><form><button id="own">Buy</button></form>',
    ],
    [
      'the named one among others',
      '<button>−</button><button>+</button><button class="sqs-add-to-cart-button" id="own">Buy</button>',
    ],
    [
      'the one that does not belong to another widget',
      '<form data-vitrine="restock-form"><button>Tell me</button></form><button type="button" id="own">Buy</button>',
    ],
  ])('is %s', async (_, inside) => {
    const {user} = await open(within(inside))
    await user.click(one('#own'))
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', quantity: 1}]))
    expect(document.querySelector('.add-to-cart__form')).toBeNull()
    expect(said.warnings).toEqual([])
  })

  it.each([
    ['a button', '<button data-vitrine="add-to-cart" id="own">Buy</button>'],
    ['a link', '<a data-vitrine="add-to-cart" href="/cart" id="own">Buy</a>'],
    ['a link with the role', '<a data-vitrine="add-to-cart" role="button" id="own">Buy</a>'],
    ['an input', '<input type="button" data-vitrine="add-to-cart" id="own" value="Buy">'],
  ])('is the element itself: %s', async (_, html) => {
    const {user, unmount, element} = await open(html)
    await user.click(one('#own'))
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug'}]))
    unmount()
    element.removeAttribute('data-product')
    expect(htmlOf(element.outerHTML)).toBe(htmlOf(html))
  })

  it.each(['{Enter}', ' '])('responds to %j, whatever element it is', async (key) => {
    const {user} = await open(within('<a role="button" id="own">Buy</a>'))
    one('#own').focus()
    await user.keyboard(key)
    await until(() => expect(page.additions()).toHaveLength(1))
  })

  it('that submits nothing keeps Enter in its form from leaving the page', async () => {
    await open(
      within(
        '<form action="/search"><input name="quantity" value="2"><button type="button">Buy</button></form>',
      ),
    )
    const submit = new SubmitEvent('submit', {bubbles: true, cancelable: true})
    one('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    await until(() => expect(page.additions()).toMatchObject([{quantity: 2}]))
  })

  it('among several candidates is rendered by the widget, and the console names the selectors', async () => {
    await open(within('<button type="button">Gift wrap</button><button type="button">Buy</button>'))
    await until(() => expect(document.querySelector('.add-to-cart__form')).not.toBeNull())
    await until(() => expect(said.warnings).toHaveLength(1))
    expect(`${said.warnings[0]}`).toMatch(/several buttons.*type=submit.*sqs-add-to-cart-button/)
  })
})

describe('a handwritten form', () => {
  const NATIVE = within(`<form>
    <label>How large <select name="size"><option value="">Choose</option><option>S</option><option>M</option></select></label>
    <fieldset><legend>Colour</legend>
      <label><input type="radio" name=" COLOUR " value="Black"> Black</label>
      <label><input type="radio" name=" COLOUR " value="White"> White</label>
    </fieldset>
    <label>How many <select name="quantity"><option>1</option><option>2</option></select></label>
    <button>Buy</button></form>`)

  it('selects options by the names of its fields, and the quantity too', async () => {
    const {user} = await open(NATIVE, TEE)
    await user.selectOptions(labelled('How large'), 'S')
    await user.click(labelled('White'))
    await user.selectOptions(labelled('How many'), '2')
    await user.click(one('button'))
    await until(() => expect(page.additions()).toMatchObject([{sku: 'S-W', quantity: 2}]))
    expect(said.warnings).toEqual([])
  })

  it('the message uses the option’s own name', async () => {
    const {user} = await open(NATIVE, TEE)
    await user.click(one('button'))
    await until(() => expect(message()).toBe('Please select the Size and Colour options.'))
    expect(document.activeElement).toBe(labelled('How large'))
  })

  it('uses its only number field as the quantity', async () => {
    const {user} = await open(
      within('<label>How many <input type="number" value="3"></label><button>Buy</button>'),
    )
    await user.click(one('button'))
    await until(() => expect(page.additions()).toMatchObject([{quantity: 3}]))
  })

  it('prefers the field named quantity to any other number field', async () => {
    const fields =
      '<input type="number" name="engraving" value="9"><label for="q">How many</label><input id="q" name="quantity" value="2">'
    const {user} = await open(
      within(
        `${fields}<select name="Size"><option>S</option></select><select name="Colour" aria-label="Colour"><option>Black</option><option>White</option><option>Red</option></select><button>Buy</button>`,
      ),
      TEE,
    )
    await user.selectOptions(labelled('Colour'), 'Red')
    await until(() => expect([one('label').hidden, one('#q').hidden]).toEqual([true, true]))
    await user.selectOptions(labelled('Colour'), 'White')
    await until(() => expect([one('label').hidden, one('#q').hidden]).toEqual([false, false]))
    await user.click(one('button'))
    await until(() => expect(page.additions()).toMatchObject([{sku: 'S-W', quantity: 2}]))
  })

  it('may hold the element that is the button', async () => {
    const {user} = await open(
      '<form><select name="Size" aria-label="Size"><option>L</option></select><select name="Colour" aria-label="Colour"><option>White</option></select><button data-vitrine="add-to-cart">Buy</button></form>',
      TEE,
    )
    await user.click(one('button'))
    await until(() => expect(page.additions()).toMatchObject([{sku: 'L-W'}]))
  })

  it('is restored', async () => {
    const {user, unmount, element} = await open(NATIVE, TEE)
    await user.click(one('button'))
    await until(() => expect(message()).not.toBeNull())
    unmount()
    await pause(20)
    element.removeAttribute('data-product')
    expect(htmlOf()).toBe(htmlOf(NATIVE))
  })
})

describe('inside a form of the page', () => {
  const QUANTITY = '<input type="number" name="quantity" aria-label="Quantity" value="1">'
  const host = (inside: string) =>
    `<form id="host" action="/search"><input name="q" aria-label="Search">${within(inside)}<button id="search">Search</button></form>`
  const ENGRAVING = '<input name="engraving" aria-label="Engraving">'

  /** The submit events that the page's form receives. */
  async function openIn(html: string) {
    const opened = await open(html)
    let submits = 0
    one('#host').addEventListener('submit', (event) => {
      submits++
      event.preventDefault()
    })
    return {...opened, submits: () => submits}
  }

  it.each([
    ['button', '<button type="button">Buy</button>', 'Quantity'],
    ['submit', '<button type="submit">Buy</button>', 'Quantity'],
    ['button', '<button type="button">Buy</button>', 'Engraving'],
  ])('a button of type %s: Enter in a field adds, and sends nothing', async (_, button, field) => {
    const {user, submits} = await openIn(host(QUANTITY + ENGRAVING + button))
    await user.type(labelled(field), '{Enter}')
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'mug', quantity: 1}]))
    expect(submits()).toBe(0)
  })

  it('a click on a button that would submit it does not', async () => {
    const {user, submits} = await openIn(host(`${QUANTITY}<button type="submit" id="own">Buy</button>`))
    await user.click(one('#own'))
    await until(() => expect(page.additions()).toHaveLength(1))
    expect(submits()).toBe(0)
  })

  it('the page’s own fields send it as before', async () => {
    const {user, submits} = await openIn(host(`${QUANTITY}<button type="button">Buy</button>`))
    await user.type(labelled('Search'), 'mug{Enter}')
    await pause(20)
    expect(submits()).toBe(1)
    expect(page.additions()).toEqual([])
    expect(one('#host').hasAttribute('novalidate')).toBe(false)
  })

  it('receives no event of a form that the widget renders', async () => {
    const {user, submits} = await openIn(host(''))
    await until(() => expect(document.querySelector('.sqs-add-to-cart-button')).not.toBeNull())
    await user.click(one('.sqs-add-to-cart-button'))
    await until(() => expect(page.additions()).toHaveLength(1))
    expect(submits()).toBe(0)
  })
})
