import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {drop, hold, json, type Received} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const FORM = {
  name: 'What should the tile say?',
  fields: [
    {id: 'inscription', type: 'text', title: 'Inscription', required: true, maxLength: 12},
    {id: 'note', type: 'textarea', title: 'Note'},
  ],
}
const button = (form: unknown = FORM, entryId = 'e1') =>
  `<a href="/cart" data-vitrine="additional-fields" data-entry-id="${entryId}" data-form='${JSON.stringify(form)}'>Change</a>`

const PUT = 'PUT /api/commerce/shopping-cart/entries/e1/additionalFields'

let stored: unknown
/** Replaces the answer to a change. */
let answer: ReturnType<typeof json> | null

const cart = () => ({
  id: 'c',
  totalQuantity: 1,
  entries: [
    {
      id: 'e1',
      itemId: 'tile',
      title: 'Tile',
      quantity: 1,
      chosenVariant: {sku: 'T', attributes: {}},
      additionalFields: stored,
    },
  ],
})

function change(request: Received) {
  stored = Reflect.get(Object(request.body), 'additionalFields')
  return json({shoppingCart: cart()})
}

beforeEach(() => {
  stored = '{"inscription": "7", "note": "Blue"}'
  answer = null
  setCookie('hasCart')
  page.server.answer((response, request) => {
    if (request.url.includes('/stock/'))
      return json({results: [{sku: 'T', unlimited: true}]})(response, request)
    if (request.method === 'PUT') return (answer ?? change(request))(response, request)
    return json(cart())(response, request)
  })
})

const dialog = () => getByRole(document.body, 'dialog', {name: FORM.name})
const isOpen = () => queryByRole(document.body, 'dialog') !== null
const field = (name: string | RegExp) => getByRole<HTMLInputElement>(dialog(), 'textbox', {name})
const press = (name: string) => getByRole(document.body, 'button', {name})
const changes = () => page.server.received.filter(({method}) => method === 'PUT')

async function open(html = button()) {
  const opened = await page.open(html)
  await opened.user.click(opened.element)
  return opened
}

async function openForm() {
  const opened = await open()
  await until(dialog)
  await until(() => expect(field(/Inscription/).value).toBe('7'))
  return opened
}

describe('a line in the cart', () => {
  it('shows the stored values, and sends the changes', async () => {
    const heard = hear('cart-change')
    const {user, element} = await openForm()
    expect(field('Note').value).toBe('Blue')
    await user.clear(field(/Inscription/))
    await user.type(field(/Inscription/), '12')
    await user.click(press('Save'))
    await until(() => expect(isOpen()).toBe(false))
    expect(page.calls()).toContain(PUT)
    expect(changes().map(({body}) => body)).toEqual([
      {itemId: 'tile', sku: 'T', additionalFields: '{"inscription":"12","note":"Blue"}'},
    ])
    expect(heard.at(-1)).toMatchObject({
      detail: {cart: {entries: [{additionalFields: '{"inscription":"12","note":"Blue"}'}]}},
    })
    expect(document.activeElement).toBe(element)
  })

  it('shows that it is saving, and saves once', async () => {
    const held = hold((response, request) => change(request)(response, request))
    answer = held.answer
    const {user} = await openForm()
    await user.click(press('Save'))
    await until(() => press('Saving…'))
    await user.click(press('Saving…'))
    held.release()
    await until(() => expect(isOpen()).toBe(false))
    expect(changes()).toHaveLength(1)
  })

  it.each([
    ['', 'Required'],
    ['Thirteen char', 'You have exceeded the character limit.'],
  ])('with %j shows the problem, and moves the focus there', async (typed, message) => {
    const {user} = await openForm()
    await user.clear(field(/Inscription/))
    if (typed) await user.type(field(/Inscription/), typed)
    await user.click(press('Save'))
    await until(() => expect(field(/Inscription/).getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field(/Inscription/))
    expect(dialog().textContent).toContain(message)
    expect(getByRole(dialog(), 'alert').textContent).toBe(
      'One or more fields is invalid, please check your entries.',
    )
    expect(changes()).toEqual([])
  })

  it.each([
    ['of the whole', json({message: 'Not this.'}, 422), 'Not this.'],
    ['of too many', json({}, 429), 'Please try again in a few seconds.'],
  ])('that is refused (%s) shows that and keeps the typed values', async (_, refusal, message) => {
    answer = refusal
    const {user} = await openForm()
    await user.type(field('Note'), ' and white')
    await user.click(press('Save'))
    await until(() =>
      getByRole(document.body, 'alertdialog', {name: 'Unable to update form', description: message}),
    )
    await user.click(press('OK'))
    expect(field('Note').value).toBe('Blue and white')
    answer = null
    await user.click(await until(() => press('Save')))
    await until(() => expect(isOpen()).toBe(false))
    expect(said.errors).toEqual([])
  })

  it('that is refused in one field shows the message there', async () => {
    answer = json({errors: {note: 'Too blue.', other: 'x'}}, 400)
    const {user} = await openForm()
    await user.click(press('Save'))
    await until(() => expect(field('Note').getAttribute('aria-invalid')).toBe('true'))
    expect(dialog().textContent).toContain('Too blue.')
    expect(document.activeElement).toBe(field('Note'))
    expect(queryByRole(document.body, 'alertdialog')).toBeNull()
  })

  it('that the server has not accepted completely shows that', async () => {
    answer = json({shoppingCart: cart(), problems: [{code: 'long', message: 'It was cut.', entryId: 'e1'}]})
    const {user} = await openForm()
    await user.click(press('Save'))
    await until(() => getByRole(document.body, 'alertdialog', {description: 'It was cut.'}))
  })

  it('that loses its connection shows that', async () => {
    answer = drop
    const {user} = await openForm()
    await user.click(press('Save'))
    await until(() =>
      getByRole(document.body, 'alertdialog', {
        name: 'Unable to update form',
        description: 'Please check your internet connection.',
      }),
    )
  })

  it('stays as it was when cancelled', async () => {
    const {user, element} = await openForm()
    await user.type(field('Note'), ' and white')
    await user.click(press('Cancel'))
    expect(isOpen()).toBe(false)
    expect(changes()).toEqual([])
    await user.click(element)
    await until(dialog)
    await until(() => expect(field('Note').value).toBe('Blue'))
  })

  it.each(['{"inscription":', '[]', '7', null])('with %j as its values starts empty', async (broken) => {
    stored = broken
    await open()
    await until(dialog)
    expect(field(/Inscription/).value).toBe('')
  })
})

describe('a line that is not in the cart', () => {
  it('is reported', async () => {
    await open(button(FORM, 'gone'))
    await until(() => getByRole(document.body, 'alertdialog', {name: 'Unable to open form'}))
    expect(said.errors).toHaveLength(1)
    expect(isOpen()).toBe(false)
  })

  it('shows a missing connection', async () => {
    page.server.answer(drop)
    await open()
    await until(() =>
      getByRole(document.body, 'alertdialog', {
        name: 'Unable to open form',
        description: 'Please check your internet connection.',
      }),
    )
  })
})

describe('a form that cannot be read', () => {
  it.each([7, 'x', [], {fields: 'x'}])('%j is reported', async (form) => {
    await open(button(form))
    await until(() =>
      getByRole(document.body, 'alertdialog', {
        name: 'Unable to open form',
        description: 'This form has not been configured yet.',
      }),
    )
    expect(said.errors.at(-1)?.[0]).toBe('[vitrine] additional-fields:')
  })

  it.each([
    ['data-form="{"', 'data-form is not JSON'],
    ['', 'Give data-entry-id and data-form'],
  ])('with %s is left to the page', async (attribute, problem) => {
    const html = `<a href="/cart" data-vitrine="additional-fields" data-entry-id="e1" ${attribute}>Change</a>`
    await expect(page.open(html)).rejects.toThrow(problem)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('unmounting', () => {
  it('closes the dialog and restores the server HTML', async () => {
    const {unmount} = await openForm()
    unmount()
    expect(isOpen()).toBe(false)
    expect(htmlOf()).toBe(htmlOf(button()))
  })
})

it('uses the page’s language', async () => {
  await setStrings({
    'additional-fields.save': 'Sichern',
    'form.isRequired': '(Pflicht)',
    'form.required': 'Fehlt',
  })
  const {user} = await open()
  await until(dialog)
  await user.clear(field('Inscription (Pflicht)'))
  await user.click(press('Sichern'))
  await until(() => expect(dialog().textContent).toContain('Fehlt'))
})
