import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import {type Answer, drop, json, noContent} from '../../test/helpers/fake-server.ts'
import {pressEscape} from '../../test/helpers/press-escape.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const TEXT = {id: 'a', type: 'text', title: 'Name', required: true}
const form = (...fields: unknown[]) => ({name: 'Form', fields})
const BUTTON = '<button>Add</button>'

let stock: unknown
/** The server's validation answer. */
let validated: Answer

beforeEach(() => {
  stock = [{sku: 's', unlimited: true}]
  validated = noContent
  page.server.answer((response, request) => {
    const answer = request.url.includes('/validate/') ? validated : json({results: stock})
    answer(response, request)
  })
})

/** Opens the form like a widget that adds a product; the loader mounts the element. */
async function ask(definition: unknown, send = vi.fn(async (_fields: string) => {})) {
  document.body.innerHTML = BUTTON
  const opener = document.querySelector('button') ?? document.createElement('button')
  opener.focus()
  const {askFields} = await import('../add-to-cart/lazy/ask-fields.ts')
  const [fail, giveUp] = [vi.fn(), vi.fn()]
  const asked = askFields({form: definition, itemId: 'i', sku: 's', opener, send, fail, giveUp})
  const place = () => document.querySelector<HTMLElement>('[data-vitrine=additional-fields]')
  const mounted = place()
  if (!mounted) throw new Error('no element to mount on')
  const {user, unmount} = await page.mount(mounted)
  return {asked, send, fail, giveUp, user, opener, place, unmount}
}

const dialog = () => getByRole(document.body, 'dialog', {name: 'Form'})
const isOpen = () => queryByRole(document.body, 'dialog') !== null
const name = () => getByRole<HTMLInputElement>(dialog(), 'textbox', {name: /Name/})
const press = (label: string) => getByRole(document.body, 'button', {name: label})

describe('a form before a product is added', () => {
  it.each([
    ['a control', () => name(), 'Eve'],
    ['the element of a field', () => name().closest<HTMLElement>('.form-item') ?? name(), 'Eve'],
  ])('sends what is on the screen where a script has replaced %s', async (_, find, typed) => {
    const {asked, send, user} = await ask(form(TEXT))
    await user.type(name(), 'Ada')
    const old = find()
    old.replaceWith(old.cloneNode(true))
    name().value = ''
    await user.click(press('Add to Cart'))
    await until(() => expect(dialog().textContent).toContain('Required'))
    expect(send).not.toHaveBeenCalled()
    name().value = typed
    await user.click(press('Add to Cart'))
    await asked
    expect(send.mock.calls).toEqual([[`{"a":"${typed}"}`]])
  })

  it('sends the values, and leaves no trace', async () => {
    const {asked, send, user, opener} = await ask(form(TEXT, {id: 'c', type: 'hidden', value: 'x'}))
    expect(dialog().parentElement).toBe(document.body)
    await user.type(name(), 'Ada')
    await user.click(press('Add to Cart'))
    await asked
    expect(send.mock.calls).toEqual([['{"a":"Ada","c":"x"}']])
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(opener)
    expect(htmlOf()).toBe(BUTTON)
  })

  it('is validated by the server first: its field messages are shown there, and nothing is added', async () => {
    validated = json({errors: {a: 'Not this name.'}}, 400)
    const {send, user, asked} = await ask({...form(TEXT), id: 'f 1'})
    expect(await tracked('FormRender')).toEqual([{formId: 'f 1'}])
    await user.type(name(), 'Bob')
    await user.click(press('Add to Cart'))
    await until(() => expect(dialog().textContent).toContain('Not this name.'))
    expect(page.calls()).toContain('POST /api/rest/forms/validate/f%201')
    expect([send.mock.calls, document.activeElement]).toEqual([[], name()])
    validated = noContent
    await user.clear(name())
    await user.type(name(), 'Ada{Enter}')
    await asked
    expect(send.mock.calls).toEqual([['{"a":"Ada"}']])
  })

  it('is shown again in the page’s new texts, with the typed values', async () => {
    const {user, asked, send} = await ask(form(TEXT))
    await user.type(name(), 'Ada')
    await setStrings({'form.isRequired': '(Pflicht)', 'additional-fields.add': 'In den Korb'})
    await until(() => expect(dialog().textContent).toContain('Name (Pflicht)'))
    await user.click(press('In den Korb'))
    await asked
    expect(send.mock.calls).toEqual([['{"a":"Ada"}']])
  })

  it('is not validated if its definition says so', async () => {
    const {asked, send, user} = await ask({...form(TEXT), validationDisabled: true})
    await user.click(press('Add to Cart'))
    await asked
    expect(send.mock.calls).toEqual([['{"a":""}']])
  })

  it.each([
    ['does not know the form', json({}, 404)],
    ['fails', json({}, 500)],
    ['cannot be reached', drop],
    ['reports unknown fields', json({errors: {other: 'x'}}, 400)],
  ])('is added if the server %s: it then decides on the addition', async (_, answer) => {
    validated = answer
    const {send, user, asked} = await ask({...form(TEXT), id: 'f'})
    await user.type(name(), 'Ada{Enter}')
    await asked
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('has the captcha of its definition, whose answer goes to the server that validates', async () => {
    page.setContext({website: {captchaSettings: {siteKey: 'key'}}})
    const captchas = fakeCaptcha()
    const definition = {...form(TEXT), id: 'f', captchaEnabled: true, captchaTheme: 'dark'}
    const {send, user, asked} = await ask(definition)
    await until(() => expect(captchas).toMatchObject([{settings: {theme: 'dark'}}]))
    await user.type(name(), 'Ada{Enter}')
    await until(() => expect(dialog().textContent).toContain('Complete CAPTCHA before submitting.'))
    expect(send.mock.calls).toEqual([])
    captchas[0]?.solve('solved')
    expect(dialog().textContent).not.toContain('Complete CAPTCHA')
    await user.click(press('Add to Cart'))
    await asked
    expect(send.mock.calls).toEqual([['{"a":"Ada"}']])
    expect(page.server.received.find(({url}) => url.includes('/validate/'))?.body).toEqual({
      a: 'Ada',
      captchaKey: 'solved',
    })
  })

  it('without a key for its captcha is asked without one, and the console names the key', async () => {
    const {user, asked} = await ask({...form(TEXT), captchaEnabled: true})
    await user.type(name(), 'Ada{Enter}')
    await asked
    expect(`${said.warnings}`).toContain('website.captchaSettings.siteKey')
  })

  it('may be JSON text, with its own button', async () => {
    const {user, asked} = await ask(JSON.stringify({...form(TEXT), submitButtonText: 'Make it mine'}))
    await user.type(name(), 'Ada{Enter}')
    await asked
    expect(isOpen()).toBe(false)
  })

  it('shows that it is adding', async () => {
    let release = () => {}
    const held = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    const {user, asked} = await ask(form(TEXT), held)
    await user.type(name(), 'Ada{Enter}')
    await until(() => press('Adding…'))
    await user.click(press('Adding…'))
    release()
    await asked
    expect(held).toHaveBeenCalledOnce()
  })

  it('that fails stays open with the typed values', async () => {
    const failure = new Error('no')
    const send = vi.fn(async () => {})
    send.mockRejectedValueOnce(failure)
    const {user, fail, giveUp, asked} = await ask(form(TEXT), send)
    await user.type(name(), 'Ada{Enter}')
    await until(() => expect(fail.mock.calls).toEqual([[failure]]))
    expect(name().value).toBe('Ada')
    expect(giveUp).not.toHaveBeenCalled()
    await user.click(await until(() => press('Add to Cart')))
    await asked
    expect(isOpen()).toBe(false)
  })

  it.each([
    ['Cancel', () => press('Cancel').click()],
    ['Escape', () => pressEscape(dialog())],
  ])('is cancelled by %s, and starts with the typed values when it opens again', async (_, leave) => {
    const first = await ask(form(TEXT))
    await first.user.type(name(), 'Ada')
    leave()
    await first.asked
    expect(first.giveUp).toHaveBeenCalledOnce()
    expect(first.place()).toBeNull()
    const second = await ask(form(TEXT))
    await until(() => expect(name().value).toBe('Ada'))
    await second.user.click(press('Add to Cart'))
    await second.asked
    await ask(form(TEXT))
    expect(name().value).toBe('')
  })

  it('closed while it is sent is not cancelled; a later failure is reported', async () => {
    let refuse = (_: Error) => {}
    const send = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          refuse = reject
        }),
    )
    const {user, fail, giveUp, asked} = await ask(form(TEXT), send)
    await user.type(name(), 'Ada{Enter}')
    await until(() => expect(send).toHaveBeenCalled())
    press('Cancel').click()
    expect(giveUp).not.toHaveBeenCalled()
    refuse(new Error('late'))
    await until(() => expect(fail).toHaveBeenCalledOnce())
    await asked
    expect(giveUp).toHaveBeenCalledOnce()
  })

  it.each([
    ['none left', [{sku: 's', unlimited: false, qtyInStock: 0}], true],
    ['some left', [{sku: 's', unlimited: false, qtyInStock: 1}], false],
    ['no end', [{sku: 's', unlimited: true, qtyInStock: 0}], false],
    [
      'another variant',
      [
        {sku: 'x', qtyInStock: 0},
        {sku: 'y', qtyInStock: 0},
      ],
      false,
    ],
    ['nonsense', 'x', false],
  ])('shows when the stock is empty: %s', async (_, levels, isOut) => {
    stock = levels
    await ask(form(TEXT))
    await until(() => expect(page.calls()).toEqual(['GET /api/commerce/inventory/stock/']))
    await until(() =>
      expect(getByRole(dialog(), 'status').textContent).toBe(
        isOut ? 'Sorry, we do not have enough of that item available.' : '',
      ),
    )
  })

  it('is cancelled on unmount', async () => {
    const {unmount, giveUp} = await ask(form(TEXT))
    unmount()
    expect(isOpen()).toBe(false)
    expect(giveUp).toHaveBeenCalledOnce()
  })
})

describe('a form without visible fields', () => {
  it.each([
    ['empty', form(), '{}'],
    ['hidden', form({id: 'c', type: 'hidden', value: 'x'}, {id: 's', type: 'section'}), '{"c":"x"}'],
  ])('%s: is sent immediately', async (_, definition, fields) => {
    const {send, asked} = await ask(definition)
    await asked
    expect(send.mock.calls).toEqual([[fields]])
    expect(isOpen()).toBe(false)
  })

  it('is cancelled if it fails', async () => {
    const send = vi.fn(async () => Promise.reject(new Error('no')))
    const {fail, giveUp, asked} = await ask(form(), send)
    await asked
    expect([fail.mock.calls.length, giveUp.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a form that cannot be read', () => {
  it.each(['{', '', 'null', 7, {fields: 7}])('%j: adds nothing and shows a message', async (definition) => {
    const {send, giveUp, asked} = await ask(definition)
    await asked
    expect(send).not.toHaveBeenCalled()
    expect(giveUp).toHaveBeenCalledOnce()
    getByRole(document.body, 'alertdialog', {
      name: 'Unable to open form',
      description: 'This form has not been configured yet.',
    })
    expect(said.errors).toHaveLength(1)
  })

  it('with some broken fields asks for the rest, and reports the problems', async () => {
    const {user, send, asked} = await ask(
      form(
        TEXT,
        {type: 'text'},
        {id: 'a', type: 'text'},
        {id: '__proto__', type: 'signature', title: 'Sign'},
      ),
    )
    expect(said.warnings.map(([line]) => `${line}`.replace(/.*: fields/, 'fields'))).toEqual([
      'fields[1]: has no "id"',
      'fields[2]: has the id of another field, "a"',
      'fields[3]: unknown type "signature" is asked for in a line',
    ])
    await user.type(name(), 'Ada')
    await user.type(getByRole(dialog(), 'textbox', {name: 'Sign'}), 'x{Enter}')
    await asked
    expect(send.mock.calls).toEqual([['{"a":"Ada","__proto__":"x"}']])
  })
})

it('opening fails if the widget cannot be loaded', async () => {
  const {askFields} = await import('../add-to-cart/lazy/ask-fields.ts')
  const opener = document.createElement('button')
  const asked = askFields({
    form: {},
    itemId: 'i',
    sku: null,
    opener,
    send: async () => {},
    fail() {},
    giveUp() {},
  })
  const error = new TypeError('gone')
  const place = document.querySelector('[data-vitrine=additional-fields]')
  place?.dispatchEvent(new CustomEvent('vitrine:error', {cancelable: true, detail: {error}}))
  await expect(asked).rejects.toBe(error)
  expect(place?.isConnected).toBe(false)
})
