import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form} from '../../test/helpers/product-html.ts'
import {MUG} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const PRODUCT = {...MUG, variants: [{sku: 'M1', attributes: {}, price: 1000, unlimited: true}]}
const labelled = (name: string) => getByLabelText<HTMLInputElement>(document.body, name)
const button = () => getByRole(document.body, 'button', {name: 'Add To Cart'})
const message = () => queryByRole(document.body, 'alert')?.textContent ?? null
const answers = () => page.additions().map((body) => JSON.parse(Object(body).additionalFields ?? 'null'))

const open = (fields: string, rest: {attributes?: string; quantity?: string} = {}) =>
  page.open(
    form(PRODUCT, {options: fields, ...(rest.quantity && {quantity: rest.quantity})}).replace(
      '<form',
      `<form ${rest.attributes ?? ''}`,
    ),
  )

const FIELDS = `
  <label>Engraving <input name="properties[Engraving]" value="Ada"></label>
  <label>Note <textarea name="note"></textarea></label>
  <label>Wrap <input type="checkbox" name="Wrap" value="paper" checked></label>
  <label>Ribbon <input type="checkbox" name="Ribbon"></label>
  <label>Card <input type="radio" name="Card" value="plain" checked></label>
  <label>Extras <select multiple name="Extras"><option selected>Bow</option><option selected>Tag</option></select></label>
  <label>Off <input name="off" value="x" disabled></label>
  <input type="hidden" name="itemId" value="mug"><input type="hidden" name="properties[_source]" value="list">
  <input type="hidden" name="_token" value="abc">`

describe('the page’s own fields', () => {
  it('reach the line by their names', async () => {
    const {user} = await open(FIELDS)
    await user.click(button())
    await until(() =>
      expect(answers()).toEqual([
        {Engraving: 'Ada', Wrap: 'paper', Card: 'plain', Extras: ['Bow', 'Tag'], _source: 'list'},
      ]),
    )
    expect(said.warnings).toEqual([])
  })

  it('elsewhere on the page, that name the form, too', async () => {
    const {user, element} = await open('')
    element.id = 'product'
    document.body.insertAdjacentHTML('beforeend', '<input form="product" name="Engraving" value="Ada">')
    await user.click(button())
    await until(() => expect(answers()).toEqual([{Engraving: 'Ada'}]))
  })

  it('are not those in what visitors wrote', async () => {
    const {user, element} = await open(`<div data-vitrine-untrusted><input name="quantity" value="9">
      <button class="sqs-add-to-cart-button">Mine</button><input name="Engraving" value="Eve" required></div>`)
    element.id = 'product'
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p data-vitrine-untrusted><input form="product" name="Note" value="Eve"></p>',
    )
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{quantity: 1, additionalFields: null}]))
  })

  it('are read when the button is clicked', async () => {
    const {user} = await open(FIELDS)
    labelled('Engraving').replaceWith(labelled('Engraving').cloneNode())
    await user.type(document.querySelector('textarea') ?? document.body, 'For Bo')
    await user.click(button())
    await until(() => expect(answers()).toMatchObject([{note: 'For Bo', Engraving: 'Ada'}]))
  })

  it('that nothing sends are named in the console', async () => {
    const {user} = await open(
      '<input id="nameless"><input type="hidden" name="design" value="{}"><input type="file" name="art">',
    )
    await user.click(button())
    await until(() => expect(answers()).toEqual([null]))
    expect(said.warnings.map(([text]) => text)).toEqual([
      '[vitrine] add-to-cart: does not send fields without a name: nameless',
      '[vitrine] add-to-cart: does not send hidden fields, unless their name is properties[…]: design',
      '[vitrine] add-to-cart: sends files only with a form of method=post and enctype=multipart/form-data: art',
    ])
  })

  it.each([
    ['required', '<input name="Engraving" aria-label="Engraving" required>', 'Ada'],
    ['pattern', '<input name="Engraving" aria-label="Engraving" pattern="[A-Z]+" value="ada">', 'ADA'],
    ['max', '<input name="Engraving" aria-label="Engraving" type="number" max="5" value="8">', '4'],
  ])('are checked: %s', async (_, field, right) => {
    const {user} = await open(field)
    await user.click(button())
    await until(() => expect(document.activeElement).toBe(labelled('Engraving')))
    expect(labelled('Engraving').getAttribute('aria-invalid')).toBe('true')
    expect(message()).not.toBeNull()
    expect(page.additions()).toEqual([])
    await user.clear(labelled('Engraving'))
    await user.type(labelled('Engraving'), right)
    await until(() => expect(message()).toBeNull())
    expect(labelled('Engraving').hasAttribute('aria-invalid')).toBe(false)
    await user.click(button())
    await until(() => expect(answers()).toEqual([{Engraving: right}]))
  })

  it('are not checked if the page has asked for that', async () => {
    const {user} = await open('<input name="Engraving" required>', {attributes: 'novalidate'})
    await user.click(button())
    await until(() => expect(answers()).toEqual([null]))
  })
})

describe('a file', () => {
  const FILE = '<input type="file" name="art" aria-label="Art">'
  const choose = (user: {upload: (element: HTMLElement, file: File) => Promise<void>}) =>
    user.upload(labelled('Art'), new File(['x'], 'art.png'))

  it('is posted with its form, as without script', async () => {
    const post = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
    const {user} = await open(FILE, {
      attributes: 'method="post" action="/cart/add" enctype="multipart/form-data"',
    })
    await choose(user)
    await user.click(button())
    await until(() => expect(post).toHaveBeenCalledOnce())
    expect(page.additions()).toEqual([])
  })

  it('is refused in words where the form cannot post it', async () => {
    const {user} = await open(FILE)
    await choose(user)
    await user.click(button())
    await until(() =>
      expect(message()).toBe('Files cannot be sent from here. Please remove the file, or contact the shop.'),
    )
    await pause(20)
    expect(page.additions()).toEqual([])
  })
})

describe('the quantity', () => {
  const field = (attributes: string) =>
    `<input type="number" name="quantity" aria-label="Quantity" ${attributes}>`

  it.each([
    ['min="6" step="6" value="7"', 'Quantity must be in steps of 6, such as 12.'],
    ['min="6" step="6" value="5"', 'Quantity must be from 6 to 9996.'],
    ['max="5" value="8"', 'Quantity must be from 1 to 5.'],
    ['value="0"', 'Quantity must be from 1 to 9999.'],
  ])('with %s', async (attributes, text) => {
    const {user} = await open('', {quantity: field(attributes)})
    await user.click(button())
    await until(() => expect(message()).toBe(text))
    expect(page.additions()).toEqual([])
  })

  it('is not what Chromium makes of a comma', async () => {
    const {user} = await open('', {quantity: field('value="1"')})
    const input = labelled('Quantity')
    input.dispatchEvent(new InputEvent('beforeinput', {data: ',', inputType: 'insertText', bubbles: true}))
    input.value = '15'
    await user.click(button())
    await until(() => expect(message()).toBe('Quantity must be a whole number'))
    input.dispatchEvent(new InputEvent('beforeinput', {inputType: 'deleteContentBackward', bubbles: true}))
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{quantity: 15}]))
  })

  it('does not change with the wheel', async () => {
    await open('', {quantity: field('value="1"')})
    const turn = () => {
      const wheel = new WheelEvent('wheel', {bubbles: true, cancelable: true})
      labelled('Quantity').dispatchEvent(wheel)
      return wheel.defaultPrevented
    }
    expect(turn()).toBe(false)
    labelled('Quantity').focus()
    expect(turn()).toBe(true)
  })

  it('follows the steps of its field with a click on a button, too', async () => {
    const {user} = await open('', {
      quantity: `${field('min="6" step="6" max="20" value="6"')}<button type="button" data-quantity-step="1">+</button>`,
    })
    await user.click(getByRole(document.body, 'button', {name: '+'}))
    await until(() => expect(labelled('Quantity').value).toBe('12'))
    await user.click(getByRole(document.body, 'button', {name: '+'}))
    await user.click(getByRole(document.body, 'button', {name: '+'}))
    await until(() => expect(labelled('Quantity').value).toBe('18'))
  })
})
