import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import {drop, hold, json, noContent} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => page.server.answer(noContent))

const CALL = 'POST /api/commerce/restock-notification'

interface Served {
  attributes?: string
  variantId?: string
  inside?: string
}

/** Author markup. */
const authored = ({attributes = '', variantId = 'v1', inside = ''}: Served = {}) =>
  `<div data-vitrine="restock-form" data-product-id="p" data-variant-id="${variantId}" ${attributes}>
  <form method="post" action="/restock"><label>Email <input type="email" name="email"></label>
  <label class="letter"><input type="checkbox" name="isJoinMailingList"> Letter</label>${inside}<button>Tell me</button></form></div>`

/** Platform markup: the checkbox and the captcha are next to the form. */
const platform = ({attributes = '', variantId = 'v1', inside = ''}: Served = {}) =>
  `<div class="product-restock-notification" data-product-id="p" data-variant-id="${variantId}" ${attributes}>
  <span class="product-restock-cta">Get notified</span>
  <form class="product-restock-form" action="#"><input type="text" name="email" placeholder="Your Email"><input type="submit" value="Sign Up"></form>
  <label class="letter"><input type="checkbox" name="isJoinMailingList" checked>Letter</label>${inside}</div>`

async function open(html: string, selector = '[data-product-id]') {
  const opened = await page.open(html, selector)
  // the widget's own markup is a separate chunk
  await until(() => expect(document.querySelector('[name=email][type=email]')).not.toBeNull())
  return opened
}
const email = () =>
  document.querySelector<HTMLInputElement>('[name=email]') ?? document.createElement('input')
const button = () => document.querySelector<HTMLElement>('[type=submit],button') ?? document.body
const optIn = () => document.querySelector<HTMLInputElement>('[name=isJoinMailingList]')
const isTold = (text: string) =>
  until(() => expect(queryByRole(document.body, 'alert')?.textContent).toBe(text))
const thanks = 'Thank you! We will email you when this product is back in stock.'
const isThanked = () => until(() => expect(document.activeElement?.textContent).toBe(thanks))
const isShown = (element: Element | null) => element instanceof HTMLElement && !element.closest('[hidden]')

/** Fires add-to-cart's event for a choice of options. */
function choose(detail: unknown, from: Element = document.body): void {
  from.dispatchEvent(new CustomEvent('vitrine:variant-change', {bubbles: true, detail}))
}
const variant = (id: string, inStock = false, itemId = 'p') => ({
  itemId,
  variant: {id, sku: `sku-${id}`},
  inStock,
  unselected: [],
})

describe.each([
  ['author markup', authored],
  ['platform markup', platform],
])('%s', (_, serve) => {
  it('sends the address once, and shows the confirmation in place of the form', async () => {
    const held = hold(noContent)
    page.server.answer(held.answer)
    const heard = hear('form-submit', 'form-success')
    const {user, element} = await open(serve())
    await user.type(email(), ' ada@example.com ')
    await user.click(button())
    await user.click(button())
    await until(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    held.release()
    await isThanked()
    expect(page.calls()).toEqual([CALL])
    expect(page.server.received[0]?.body).toEqual({
      productId: 'p',
      variantId: 'v1',
      email: 'ada@example.com',
      isJoinMailingList: serve === platform,
    })
    expect(heard).toEqual([
      {name: 'form-submit', target: element, detail: {productId: 'p', variantId: 'v1'}},
      {name: 'form-success', target: element, detail: {productId: 'p', variantId: 'v1'}},
    ])
    expect([isShown(button()), isShown(optIn())]).toEqual([false, false])
  })

  it('shows a wrong address when it is left, and until it is right', async () => {
    const {user} = await open(serve())
    email().focus()
    await vi.dynamicImportSettled()
    await user.type(email(), 'ada@')
    await user.tab()
    await isTold('Email is not valid. Email addresses should follow the format user@domain.com.')
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).not.toBe(email())
    await user.type(email(), 'example.com')
    await until(() => expect(queryByRole(document.body, 'alert')).toBeNull())
    expect(page.calls()).toEqual([])
  })

  it('is sent by Enter too', async () => {
    const {user} = await open(serve())
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
    expect(page.calls()).toEqual([CALL])
  })

  it.each([
    ['{Tab}', 'Required'],
    [' {Tab}', 'Required'],
    ['ada', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
  ])('with %j shows the problem, and moves the focus there', async (typed, message) => {
    const {user} = await open(serve())
    await user.type(email(), typed)
    await user.click(button())
    await isTold(message)
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(email().getAttribute('aria-describedby')).toBe(queryByRole(document.body, 'alert')?.id)
    expect(page.calls()).toEqual([])
    await user.clear(email())
    await user.type(email(), 'ada@example.com')
    await user.click(button())
    await isThanked()
  })

  it.each([
    ['about the address', json({errors: {email: 'Not this one.'}}, 400), 'Not this one.', true],
    ['about the whole form', json({message: 'Not today.'}, 422), 'Not today.', false],
    ['about too many requests', json({}, 429), 'Please try again in a few seconds.', false],
    ['about the connection', drop, 'Please check your internet connection.', false],
  ])(
    'a refusal %s is shown, keeps the typed text, and can be tried again',
    async (_name, answer, message, isInEmail) => {
      page.server.answer(answer)
      const heard = hear('form-error')
      const {user} = await open(serve())
      await user.type(email(), 'ada@example.com')
      await user.click(button())
      await isTold(message)
      expect(email().value).toBe('ada@example.com')
      expect(email().getAttribute('aria-invalid')).toBe(isInEmail ? 'true' : null)
      expect(heard).toMatchObject([{detail: {message, fieldErrors: isInEmail ? {email: message} : {}}}])
      expect(said.errors).toEqual([])
      page.server.answer(noContent)
      await user.click(button())
      await isThanked()
    },
  )

  it('a server error is reported too', async () => {
    page.server.answer(json({}, 500))
    const {user} = await open(serve())
    await user.type(email(), 'ada@example.com{Enter}')
    await isTold('Something went wrong. Please try again later.')
    expect(said.errors).toHaveLength(1)
  })

  it('is not sent when a page cancels it', async () => {
    document.addEventListener('vitrine:form-submit', (event) => event.preventDefault(), {once: true})
    const {user} = await open(serve())
    await user.type(email(), 'ada@example.com{Enter}')
    await pause(20)
    expect(page.calls()).toEqual([])
  })

  it('sends the answer of a captcha, if there is one', async () => {
    const captcha = '<div class="captcha-container"><textarea name="g-recaptcha-response"></textarea></div>'
    const {user} = await open(serve({inside: captcha}))
    await user.type(email(), 'ada@example.com{Enter}')
    await isTold('Complete CAPTCHA before submitting.')
    expect(page.calls()).toEqual([])
    const answer = document.querySelector('textarea')
    if (answer) answer.value = 'solved'
    await user.click(button())
    await isThanked()
    expect(page.server.received[0]?.body).toMatchObject({captchaKey: 'solved'})
  })

  it('renders its captcha with the first use, leads to it, and asks again after a refusal', async () => {
    const captchas = fakeCaptcha()
    page.setContext({website: {captchaSettings: {siteKey: 'key'}}})
    const html = serve({inside: '<div class="captcha-container align-center" data-theme="dark"></div>'})
    const {user, unmount} = await open(html)
    await user.type(email(), 'ada@example.com{Enter}')
    await isTold('Complete CAPTCHA before submitting.')
    expect(captchas).toMatchObject([{settings: {theme: 'dark'}}])
    await until(() => expect(document.activeElement).toBe(captchas[0]?.place.querySelector('input')))
    expect(page.calls()).toEqual([])
    page.server.answer(json({message: 'Not today.'}, 422))
    captchas[0]?.solve('first')
    await user.click(button())
    await isTold('Not today.')
    expect(captchas[0]?.response).toBe('')
    page.server.answer(noContent)
    captchas[0]?.solve('second')
    await user.click(button())
    await isThanked()
    expect(page.server.received.at(-1)?.body).toMatchObject({captchaKey: 'second'})
    unmount()
    await until(() => expect(document.querySelector('.captcha-container')?.innerHTML).toBe(''))
  })

  it('works without a captcha if the container is empty', async () => {
    const {user} = await open(serve({inside: '<div class="captcha-container"></div>'}))
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
  })

  it('restores the server HTML', async () => {
    const html = serve({attributes: 'hidden'})
    const {user, unmount} = await open(html)
    choose(variant('v1'))
    await until(() => expect(isShown(button())).toBe(true))
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
    unmount()
    const field = email()
    field.value = ''
    expect(htmlOf()).toBe(htmlOf(html))
    choose(variant('v1'))
    await pause(20)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

it('is not sent before its other fields are as their attributes ask', async () => {
  const {user} = await open(
    authored({inside: '<label>I agree <input type="checkbox" name="consent" required></label>'}),
  )
  await user.type(email(), 'ann@kiln.store')
  await user.click(button())
  await until(() => expect(document.activeElement).toBe(getByLabelText(document.body, 'I agree')))
  expect(queryByRole(document.body, 'alert')?.textContent).not.toBe('')
  expect(page.calls()).not.toContain(CALL)
  await user.click(getByLabelText(document.body, 'I agree'))
  await until(() => expect(queryByRole(document.body, 'alert')).toBeNull())
  await user.click(button())
  await isThanked()
})

it('is sent without those checks by a button with formnovalidate', async () => {
  const html = authored({inside: '<label>I agree <input type="checkbox" name="consent" required></label>'})
  const {user} = await open(html.replace('<button>', '<button formnovalidate>'))
  await user.type(email(), 'ann@kiln.store')
  await user.click(button())
  await isThanked()
})

describe('an address field', () => {
  it('without a label is named by its placeholder', async () => {
    await open(platform())
    expect(getByRole(document.body, 'textbox', {name: 'Your Email'})).toMatchObject({type: 'email'})
  })

  it('without a placeholder too still has a name', async () => {
    await open(platform().replace(' placeholder="Your Email"', ''))
    getByRole(document.body, 'textbox', {name: 'Email'})
  })
})

describe('the element may be the form itself', () => {
  it('and shows the confirmation', async () => {
    const {user, element} = await open(
      '<form data-vitrine="restock-form" data-product-id="p"><label>Email <input name="email"></label><button>Go</button></form>',
    )
    await user.type(getByLabelText(document.body, 'Email'), 'ada@example.com{Enter}')
    await isThanked()
    expect(element.textContent).toContain(thanks)
    expect(page.server.received[0]?.body).toMatchObject({variantId: null, isJoinMailingList: false})
  })
})

describe('the mailing list', () => {
  it.each([
    ['data-mailing-list="hidden"', false, false],
    ['data-mailing-list="unchecked"', true, false],
    ['data-mailing-list="checked"', true, true],
    ['', true, false],
  ])('%s', async (attributes, shown, isJoinMailingList) => {
    const {user} = await open(authored({attributes}))
    expect(isShown(optIn())).toBe(shown)
    expect(optIn()?.checked).toBe(isJoinMailingList)
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
    expect(page.server.received[0]?.body).toMatchObject({isJoinMailingList})
  })

  it('keeps the visitor’s earlier selection', async () => {
    document.body.innerHTML = authored({attributes: 'data-mailing-list="unchecked"'})
    const box = optIn()
    if (box) box.checked = true
    const element = document.querySelector<HTMLElement>('[data-product-id]')
    if (element) await page.mount(element)
    expect(box?.checked).toBe(true)
  })

  it('reports an unknown state', async () => {
    await open(authored({attributes: 'data-mailing-list="maybe"'}))
    expect(said.warnings[0]?.[0]).toContain('is not one of hidden, unchecked, checked')
  })
})

describe('the chosen variant', () => {
  it('shows its form while it is sold out', async () => {
    await open(platform({attributes: 'hidden'}))
    choose(variant('v1'))
    await until(() => expect(isShown(button())).toBe(true))
    choose(variant('v1', true))
    await until(() => expect(isShown(button())).toBe(false))
    choose(variant('v2'))
    await pause(20)
    expect(isShown(button())).toBe(false)
  })

  it('is also identified by its SKU', async () => {
    await open(platform({attributes: 'hidden', variantId: 'sku-v1'}))
    choose(variant('v1'))
    await until(() => expect(isShown(button())).toBe(true))
  })

  it('that is deselected restores the server’s form', async () => {
    await open(platform())
    choose(variant('v2'))
    await until(() => expect(isShown(button())).toBe(false))
    choose({itemId: 'p', variant: null, inStock: false, unselected: ['Size']})
    await until(() => expect(isShown(button())).toBe(true))
  })

  it('of another product, or of the same in a lightbox, is ignored', async () => {
    await open(`${platform({attributes: 'hidden'})}<dialog open><p>Lightbox</p></dialog>`)
    choose(variant('v1', false, 'other'))
    choose(variant('v1'), document.querySelector('dialog p') ?? document.body)
    choose(null)
    await pause(20)
    expect(isShown(button())).toBe(false)
  })

  it.each([
    ['data-product-id', 'data-product-id="p" data-context="{}"'],
    ['data-context', `data-context='{"product":{"id":"p"}}'`],
  ])('takes the product of a newer page from the %s around the form', async (_, attributes) => {
    const form = platform().replace(' data-product-id="p" data-variant-id="v1"', ' hidden')
    const {user} = await open(
      `<div class="product-detail" data-controller="ProductDetail" ${attributes}>${form.replace('isJoinMailingList', 'join-mailing-list-checkbox')}</div>`,
      '.product-restock-notification',
    )
    choose(variant('v2'))
    await until(() => expect(isShown(button())).toBe(true))
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
    expect(page.server.received.map(({body}) => body)).toEqual([
      {productId: 'p', variantId: 'v2', email: 'ada@example.com', isJoinMailingList: true},
    ])
  })

  it('sets the variant of a form for all variants', async () => {
    const {user} = await open(
      `<div class="product-detail" data-controller="ProductDetail">${platform({attributes: 'hidden'})}</div>`,
    )
    choose(variant('v2'))
    await until(() => expect(isShown(button())).toBe(true))
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
    choose(variant('v2'))
    await pause(20)
    expect(document.body.textContent).toContain(thanks)
    choose(variant('v3'))
    await until(() => expect(isShown(button())).toBe(true))
    expect(email().value).toBe('ada@example.com')
    await user.click(button())
    await isThanked()
    expect(page.server.received.map(({body}) => Reflect.get(Object(body), 'variantId'))).toEqual(['v2', 'v3'])
  })
})

describe('an empty element', () => {
  const empty = (attributes = '') =>
    `<div data-vitrine="restock-form" data-product-id="p" ${attributes}></div>`
  const merchandising = {
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: true,
    restockNotificationMessages: {
      CTAText: 'Hear from us',
      buttonText: 'Tell me',
      mailingListDescription: 'Letter',
    },
  }

  it('gets the widget’s form', async () => {
    const html = empty()
    const {user, unmount} = await open(html)
    await user.type(
      getByRole(document.body, 'textbox', {name: 'Get notified by email when this product is back in stock'}),
      'ada@example.com',
    )
    expect([optIn(), document.querySelector('.captcha-container')]).toEqual([null, null])
    await user.click(getByRole(document.body, 'button', {name: 'Sign Up'}))
    await isThanked()
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('is shown again in the page’s new texts, on a page without a cart', async () => {
    const {user} = await open(empty())
    await until(() => expect(document.querySelector('form')).not.toBeNull())
    await user.type(email(), 'ada@')
    await setStrings({'restock-form.button': 'Bescheid geben'})
    await until(() => getByRole(document.body, 'button', {name: 'Bescheid geben'}))
    expect(email().value).toBe('ada@')
  })

  it('uses the product’s texts, and has a captcha if the page has a key', async () => {
    const captchas = fakeCaptcha()
    page.setContext({
      website: {captchaSettings: {siteKey: 'key'}},
      productMerchandisingContext: {p: merchandising},
    })
    const {user} = await open(empty())
    expect(document.querySelector('.captcha-container')).not.toBeNull()
    expect(getByLabelText<HTMLInputElement>(document.body, 'Letter').checked).toBe(true)
    expect(captchas).toEqual([])
    await user.type(getByLabelText(document.body, 'Hear from us'), 'ada@example.com')
    await until(() => expect(captchas).toMatchObject([{settings: {sitekey: 'key'}}]))
    captchas[0]?.solve('answer')
    await user.click(getByRole(document.body, 'button', {name: 'Tell me'}))
    await isThanked()
    expect(page.server.received[0]?.body).toMatchObject({isJoinMailingList: true, captchaKey: 'answer'})
  })

  it('prefers its own attribute to the settings', async () => {
    page.setContext({productMerchandisingContext: {p: merchandising}})
    await open(empty('data-mailing-list="unchecked"'))
    expect(getByLabelText<HTMLInputElement>(document.body, 'Letter').checked).toBe(false)
  })
})

it('without a product is left unchanged', async () => {
  const html = '<div data-vitrine="restock-form"><form><input name="email"></form></div>'
  await expect(page.open(html)).rejects.toThrow('names no product. Give data-product-id')
  expect(htmlOf()).toBe(html)
})

it('uses the page’s language', async () => {
  await setStrings({'restock-form.required': 'Fehlt', 'restock-form.sent': 'Danke'})
  const {user} = await open(authored())
  await user.click(button())
  await isTold('Fehlt')
  await user.type(email(), 'ada@example.com{Enter}')
  await until(() => expect(document.activeElement?.textContent).toBe('Danke'))
})

it('shows the page’s own confirmation, and its own error messages', async () => {
  const own = '<template data-slot="sent"><b>Noted.</b> {message}</template>'
  const html = authored({inside: own})
  const {user, unmount} = await open(html)
  await user.click(button())
  await isTold('Required')
  await user.type(email(), 'ada@example.com')
  await user.click(button())
  await until(() => expect(document.activeElement?.textContent).toBe(`Noted. ${thanks}`))
  expect(document.activeElement?.querySelector('b')?.textContent).toBe('Noted.')
  unmount()
  expect(htmlOf()).toBe(htmlOf(html))
})

describe('without a variant in its markup', () => {
  const PRODUCT = '<div data-vitrine="add-to-cart" data-product=\'{"id": "p"}\'></div>'
  const general = (inside = '') => authored({inside}).replace(' data-variant-id="v1"', '')
  const sent = () => page.server.received.map(({body}) => Reflect.get(Object(body), 'variantId'))

  it('asks the product for its choice, also a product that mounts later', async () => {
    const heard = hear('variant-wanted')
    await open(PRODUCT + general())
    expect(heard).toMatchObject([{detail: {itemId: 'p', variantId: null}}])
    const mounted = new CustomEvent('vitrine:mounted', {bubbles: true, detail: {widget: 'add-to-cart'}})
    document.body.dispatchEvent(mounted)
    expect(heard).toHaveLength(2)
    choose(variant('v1'))
    document.body.dispatchEvent(mounted)
    expect(heard).toHaveLength(2)
  })

  it.each([
    ['is in stock', variant('v1', true)],
    ['does not exist', {itemId: 'p', variant: null, inStock: false, unselected: []}],
    ['is not chosen yet', {itemId: 'p', variant: null, inStock: false, unselected: ['Size']}],
  ])('is hidden while the variant %s', async (_, detail) => {
    await open(PRODUCT + general())
    choose(detail)
    await until(() => expect(isShown(button())).toBe(false))
    choose(variant('v2'))
    await until(() => expect(isShown(button())).toBe(true))
  })

  it('waits for the reply of the product before it is sent', async () => {
    const {user} = await open(PRODUCT + general())
    await user.type(email(), 'ada@example.com{Enter}')
    await pause(100)
    expect(sent()).toEqual([])
    choose(variant('v2'))
    await isThanked()
    expect(sent()).toEqual(['v2'])
  })

  it('is not sent if the reply hides it', async () => {
    const {user} = await open(PRODUCT + general())
    await user.type(email(), 'ada@example.com{Enter}')
    choose({itemId: 'p', variant: null, inStock: false, unselected: ['Size']})
    await pause(150)
    expect(sent()).toEqual([])
  })

  it('sends the variant of its hidden field where no product replies', async () => {
    const {user} = await open(general('<input type="hidden" name="variantId" value="vx">'))
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked()
    expect(sent()).toEqual(['vx'])
  })
})

it('sends what a field shows that a script has replaced', async () => {
  const {user} = await open(authored())
  const copy = email().cloneNode() as HTMLInputElement
  email().replaceWith(copy)
  await user.type(email(), 'bo@example.com{Enter}')
  await isThanked()
  expect(page.server.received[0]?.body).toMatchObject({email: 'bo@example.com'})
})

it('of one variant is hidden for a combination that does not exist', async () => {
  await open(authored())
  choose({itemId: 'p', variant: null, inStock: false, unselected: []})
  await until(() => expect(isShown(button())).toBe(false))
})
