import {getByRole, queryAllByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import {type Answer, drop, hold, html as htmlReply, json, noContent} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, type Opened, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

teachNodeNames()
const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

beforeEach(() => sessionStorage.clear())

const KEY = 'POST /api/form/FormSubmissionKey'
const SAVE = 'POST /api/form/SaveFormSubmission'
const OFFLINE = 'Please check your internet connection.'
const EMAIL = 'Email is not valid. Email addresses should follow the format user@domain.com.'

const HANDLER = `return (function (form) { Y.use('squarespace-form-submit', 'node', function usingFormSubmit(Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: 'f1', collectionId: 'c1', objectName: 'page-section-1' }); }); return false; })(this);`

interface Served {
  inside?: string
  thanks?: string
  attributes?: string
}

const platform = ({inside = '', thanks = 'Welcome aboard!', attributes = ''}: Served = {}) =>
  `<div class="newsletter-form-wrapper"><form class="newsletter-form" data-form-id="f1" method="post" action="/form/f1" onsubmit="${HANDLER}" ${attributes}>
  <div class="newsletter-form-body"><div id="email-yui_1" class="newsletter-form-field-wrapper form-item field email required">
  <label class="title" for="e">Email Address</label><input id="e" class="field-element" type="text" name="email"></div>${inside}
  <button class="newsletter-form-button" type="submit"><span class="newsletter-form-button-label">Sign Up</span></button></div>
  <div class="hidden form-submission-text">${thanks}</div><div class="hidden form-submission-html" data-submission-html=""></div></form></div>`

const authored = ({inside = '', attributes = ''}: Served = {}) =>
  `<form data-vitrine="newsletter" data-form-id="f1" method="post" action="/form/f1" ${attributes}><label>Email <input type="email" name="email"></label>${inside}<input type="submit" value="Sign Up"></form>`

const answers = (save: Answer = noContent) => page.server.answer(json({key: 'k'}), save)
const open = (html: string) => page.open(html, 'form,[data-vitrine]')
const email = () =>
  document.querySelector<HTMLInputElement>('[name=email]') ?? document.createElement('input')
const button = () => document.querySelector<HTMLElement>('[type=submit]') ?? document.body
const alerts = () => queryAllByRole(document.body, 'alert').map(({textContent}) => textContent)
const isTold = (...texts: string[]) => until(() => expect(alerts()).toEqual(texts))
const isThanked = (text: string) => until(() => expect(document.activeElement?.textContent).toBe(text))
const sent = () => page.server.received.filter(({url}) => url === '/api/form/SaveFormSubmission')
const valuesOf = (body: unknown) => JSON.parse(`${Reflect.get(Object(body), 'form')}`)

describe.each([
  ['platform markup', platform, 'email-yui_1', 'Welcome aboard!'],
  ['author markup', authored, 'email', 'Thank you!'],
])('%s', (_, serve, fieldId, thanks) => {
  it('shows a wrong address when it is left, and until it is right', async () => {
    const {user} = await open(serve())
    email().focus()
    await vi.dynamicImportSettled()
    await user.type(email(), 'ada@')
    await user.tab()
    await isTold(EMAIL)
    expect(document.activeElement).not.toBe(email())
    await user.type(email(), 'example.com')
    await isTold()
    expect(page.calls()).toEqual([])
  })

  it('sends the address once, and shows the confirmation in place of the form', async () => {
    const held = hold(noContent)
    answers(held.answer)
    const heard = hear('form-submit', 'form-success')
    const {user, element} = await open(serve())
    await user.type(email(), ' ada@example.com ')
    await user.click(button())
    await until(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    expect(button().textContent || button().getAttribute('value')).toBe('Submitting…')
    await user.click(button())
    await until(() => expect(page.calls()).toEqual([KEY, SAVE]))
    held.release()
    await isThanked(thanks)
    expect(page.calls()).toEqual([KEY, SAVE])
    expect(valuesOf(sent()[0]?.body)).toEqual({[fieldId]: 'ada@example.com'})
    expect(sent()[0]?.body).toMatchObject({formId: 'f1', key: 'k', contentSource: 'c', pagePath: '/'})
    expect(heard).toEqual([
      {name: 'form-submit', target: element, detail: {formId: 'f1'}},
      {name: 'form-success', target: element, detail: {formId: 'f1'}},
    ])
    expect(document.querySelector('[name=email]')).toBeNull()
  })

  it.each([
    ['{Tab}', 'Required'],
    [' {Tab}', 'Required'],
    ['ada', EMAIL],
    ['ada@example', EMAIL],
  ])('with %j shows the problem, and moves the focus there', async (typed, message) => {
    answers()
    const {user} = await open(serve())
    await user.type(email(), typed)
    await user.click(button())
    await isTold(message)
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(email().getAttribute('aria-describedby')).toBe(getByRole(document.body, 'alert').id)
    expect(page.calls()).toEqual([])
    await user.clear(email())
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked(thanks)
  })

  it.each<[string, Answer, string]>([
    ['about the address', json({errors: {[fieldId]: 'Not this one.'}}, 400), 'Not this one.'],
    ['about another field name', json({errors: {other: 'Not that.'}}, 400), 'Not that.'],
    ['in its data', json({data: {errors: {[fieldId]: 'Not this one.'}}}, 400), 'Not this one.'],
    ['about the whole form', json({error: 'Not today.'}, 400), 'Not today.'],
    ['about an unknown form', json({}, 404), 'This form has not been configured yet.'],
    [
      'about too many submissions',
      json({}, 429),
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    ['of the server', json({}, 500), 'Unable to send form. Please try again later.'],
    ['that is HTML', htmlReply('<p>'), 'Error processing form submission. Please reload and try again.'],
    ['of the connection', drop, OFFLINE],
  ])(
    'a failure %s is shown, keeps the typed text, and can be tried again',
    async (_name, answer, message) => {
      answers(answer)
      const heard = hear('form-error')
      const {user} = await open(serve())
      await user.type(email(), 'ada@example.com{Enter}')
      await isTold(message)
      expect(email().value).toBe('ada@example.com')
      expect(heard).toHaveLength(1)
      answers()
      await user.click(button())
      await isThanked(thanks)
      expect(alerts()).toEqual([])
    },
  )

  it('is not sent when a page cancels it', async () => {
    answers()
    document.addEventListener('vitrine:form-submit', (event) => event.preventDefault(), {once: true})
    const {user} = await open(serve())
    await user.type(email(), 'ada@example.com{Enter}')
    await pause(20)
    expect(page.calls()).toEqual([])
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  it('keeps typed text over a reload, until it was sent', async () => {
    answers()
    const first = await open(serve())
    await first.user.type(email(), 'ada@exam')
    await until(() => expect(Object.values(sessionStorage)).toEqual(['["ada@exam"]']))
    const second = await open(serve())
    await until(() => expect(email().value).toBe('ada@exam'))
    await second.user.type(email(), 'ple.com{Enter}')
    await isThanked(thanks)
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps typed text, even if another form was added before it', async () => {
    const first = await open(serve())
    await first.user.type(email(), 'ada@exam')
    await until(() => expect(sessionStorage).toHaveLength(1))
    document.body.innerHTML = `<form></form>${serve()}`
    const {unmount} = await page.mount(document.forms[1] ?? document.body)
    await until(() => expect(email().value).toBe('ada@exam'))
    unmount()
  })

  it('keeps the text of each copy if the same form is there twice', async () => {
    const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[name=email]')]
    async function openTwo(): Promise<void> {
      document.body.innerHTML = serve() + serve()
      for (const form of document.forms) await page.mount(form)
    }
    await openTwo()
    const [, second] = inputs()
    second?.focus()
    await pause(20)
    if (second) second.value = 'ada@exam'
    second?.dispatchEvent(new Event('input', {bubbles: true}))
    await until(() => expect(sessionStorage).toHaveLength(1))
    await openTwo()
    await until(() => expect(inputs().map(({value}) => value)).toEqual(['', 'ada@exam']))
  })

  it('existing text takes precedence over stored text', async () => {
    answers()
    const first = await open(serve())
    await first.user.type(email(), 'old@example.com')
    await until(() => expect(Object.values(sessionStorage)).toContain('["old@example.com"]'))
    document.body.innerHTML = serve()
    email().value = 'new@example.com'
    await page.mount(document.querySelector('form') ?? document.body)
    await pause(20)
    expect(email().value).toBe('new@example.com')
  })

  it('requires a captcha if it has a container and the site has a key', async () => {
    answers(json({error: 'Not today.'}, 400))
    const captchas = fakeCaptcha()
    page.setContext({website: {captchaSettings: {siteKey: 'key'}}})
    const {user, unmount} = await open(serve({inside: '<div class="captcha-container"></div>'}))
    expect(captchas).toEqual([])
    await user.type(email(), 'ada@example.com{Enter}')
    await isTold('Complete CAPTCHA before submitting.')
    await until(() => expect(document.activeElement).toBe(captchas[0]?.place.querySelector('input')))
    captchas[0]?.solve('first')
    await user.click(button())
    await isTold('Not today.')
    expect(captchas[0]?.response).toBe('')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    // a visitor who clicks it anyway sees the reason
    await user.click(button())
    await isTold('Complete CAPTCHA before submitting.')
    answers()
    captchas[0]?.solve('second')
    expect(button().getAttribute('aria-disabled')).toBeNull()
    await user.click(button())
    await isThanked(thanks)
    expect(sent()[0]?.body).toMatchObject({captchaKey: 'second'})
    unmount()
    expect(document.querySelector('.captcha-container')?.innerHTML).toBe('')
  })

  it('requires a captcha if its definition asks for one', async () => {
    answers()
    const captchas = fakeCaptcha()
    page.setContext({website: {captchaSettings: {siteKey: 'key'}}})
    const definition = `data-form='{"captchaEnabled":true,"captchaTheme":"dark","captchaAlignment":"right"}'`
    const {user, unmount} = await open(serve().replace('<form', `<form ${definition}`))
    const place = document.querySelector('.captcha-container')
    expect(place?.className).toContain('align-right')
    expect(place?.nextElementSibling?.matches('[type=submit]')).toBe(true)
    await user.type(email(), 'ada@example.com{Enter}')
    await isTold('Complete CAPTCHA before submitting.')
    await until(() => expect(captchas).toMatchObject([{settings: {theme: 'dark'}}]))
    captchas[0]?.solve('solved')
    await user.click(button())
    await isThanked(thanks)
    expect(sent()[0]?.body).toMatchObject({captchaKey: 'solved'})
    unmount()
    await until(() => expect(document.querySelector('.captcha-container')).toBeNull())
  })

  it('requires none on a site without a key', async () => {
    answers()
    const captchas = fakeCaptcha()
    const {user} = await open(serve({inside: '<div class="captcha-container"></div>'}))
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked(thanks)
    expect(captchas).toEqual([])
    expect(`${said.warnings}`).toContain('website.captchaSettings.siteKey')
  })

  it('restores the server HTML', async () => {
    answers(json({error: 'Not today.'}, 400))
    const html = serve()
    const {user, unmount} = await open(html)
    await user.type(email(), 'ada@example.com{Enter}')
    await isTold('Not today.')
    answers()
    await user.click(button())
    await isThanked(thanks)
    unmount()
    email().value = ''
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('restores a form that is being sent', async () => {
    const held = hold(noContent)
    answers(held.answer)
    const html = serve()
    const {user, unmount} = await open(html)
    await user.type(email(), 'ada@example.com{Enter}')
    await until(() => expect(page.calls()).toEqual([KEY, SAVE]))
    unmount()
    held.release()
    await pause(20)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('ids', () => {
  const send = async (html: string) => {
    answers()
    const {user} = await open(html)
    await user.type(email(), 'ada@example.com{Enter}')
    await until(() => expect(sent()).toHaveLength(1))
    return sent()[0]?.body
  }

  it('come from the inline handler, whose attribute stays', async () => {
    const body = await send(platform().replace('data-form-id="f1"', ''))
    expect(body).toMatchObject({formId: 'f1', collectionId: 'c1', objectName: 'page-section-1'})
    expect(document.querySelector('form')?.getAttribute('onsubmit')).toBe(HANDLER)
  })

  it.each([
    [`FormSubmit(form)).submit({'formId' : &quot;f2&quot;, &quot;collectionId&quot;:''})`, 'f2'],
    [`x({formId:'a \\u00a3 b'})`, 'a \\u00a3 b'],
  ])('are read from %s', async (handler, formId) => {
    const html = platform().replace(HANDLER, handler).replace('data-form-id="f1"', '')
    expect(await send(html)).toMatchObject({formId, collectionId: '', objectName: ''})
  })

  it('come from the definition first', async () => {
    const definition = JSON.stringify({id: 'f9', collectionId: 'c9', objectName: 'o9'})
    const html = `<div data-vitrine="newsletter" data-form='${definition}'>${platform().replace('data-form-id="f1"', '')}</div>`
    expect(await send(html)).toMatchObject({formId: 'f9', collectionId: 'c9', objectName: 'o9'})
  })

  it('are required', async () => {
    const html = '<form data-vitrine="newsletter"><input name="email"></form>'
    await expect(page.open(html)).rejects.toThrow('names no form. Give data-form-id')
    expect(htmlOf()).toBe(html)
  })

  it('are not read from a broken definition', async () => {
    expect(await send(authored({attributes: `data-form='{"id":'`}))).toMatchObject({formId: 'f1'})
    expect(said.warnings).toHaveLength(1)
  })
})

it('sends its place on the site', async () => {
  answers()
  page.setContext({item: {id: 'post'}, collection: {id: 'blog', permissionType: 3}})
  page.visit('/journal/post')
  document.title = 'A post'
  const {user} = await open(authored())
  await user.type(email(), 'ada@example.com{Enter}')
  await isThanked('Thank you!')
  expect(sent()[0]?.body).toMatchObject({
    contentSource: 'i',
    pageId: 'post',
    pagePath: '/journal/post',
    pageTitle: 'A post',
    pagePermissionTypeValue: 3,
  })
})

it('asks for a name too, and sends it in its parts', async () => {
  answers()
  const name = `<fieldset id="name-yui_1" class="form-item fields name required"><legend>Name</legend><input name="fname" aria-label="First"><input name="lname" aria-label="Last"></fieldset>`
  const {user} = await open(platform({inside: name}))
  await user.type(email(), 'ada@example.com{Enter}')
  await isTold('Required')
  expect(document.activeElement).toBe(document.querySelector('[name=fname]'))
  await user.type(document.querySelector('[name=fname]') ?? document.body, 'Ada')
  await user.type(document.querySelector('[name=lname]') ?? document.body, 'Lovelace{Enter}')
  await isThanked('Welcome aboard!')
  expect(valuesOf(sent()[0]?.body)).toEqual({
    'email-yui_1': 'ada@example.com',
    'name-yui_1': ['Ada', 'Lovelace'],
  })
})

it('says an error once, whatever other field is left later', async () => {
  const name = `<div class="form-item field required"><input name="first" aria-label="First" required></div>`
  const {user} = await open(platform({inside: name}))
  email().focus()
  await vi.dynamicImportSettled()
  await user.type(email(), 'ada@')
  await user.tab()
  await isTold(EMAIL)
  const line = getByRole(document.body, 'alert')
  await user.type(getByRole(document.body, 'textbox', {name: 'First'}), 'A{Backspace}')
  await user.tab()
  await isTold(EMAIL, 'Required')
  expect(line.isConnected).toBe(true)
})

describe('the confirmation', () => {
  const send = async (html: string) => {
    answers()
    const {user} = await open(html)
    await user.type(email(), 'ada@example.com{Enter}')
    await until(() => expect(sent()).toHaveLength(1))
  }

  it('asks the visitor to confirm the address if required', async () => {
    await send(authored({attributes: 'data-double-opt-in'}))
    await isThanked('Thank you! Please check your inbox and confirm your address.')
  })

  it('of the definition includes its HTML, in which no script runs', async () => {
    const definition = {
      submissionMessage: 'Hello <b>you</b>',
      submissionHTML: '<p id="after">More<script>document.title="hacked"</script></p>',
    }
    const attribute = JSON.stringify(definition).replaceAll("'", '&#39;')
    await send(authored({attributes: `data-form='${attribute}'`}))
    await isThanked('Hello <b>you</b>')
    await until(() => expect(document.getElementById('newsletter-after')?.textContent).toBe('More'))
    expect(document.querySelector('script:not([type])')).toBeNull()
    expect(said.warnings).toEqual([
      [expect.stringMatching(/scripts in its post-submit HTML/), expect.anything()],
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])('never opens %s', async (address) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await send(platform({attributes: `data-success-redirect="${address}"`}))
    await isThanked('Welcome aboard!')
    expect(assign).not.toHaveBeenCalled()
  })

  it('opens a page of the site', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    await send(platform({attributes: 'data-success-redirect="/thanks"'}))
    await until(() => expect(assign.mock.calls).toEqual([['/thanks']]))
  })
})

it('several on a page stay separate', async () => {
  answers()
  document.body.innerHTML = platform() + platform({thanks: 'Second!'})
  const forms = [...document.querySelectorAll('form')]
  const opened = []
  for (const form of forms) opened.push(await page.mount(form))
  expect(await tracked('FormRender')).toEqual([{formId: 'f1'}])
  const [first, second] = forms.map((form) => form.querySelector('input') ?? email())
  if (!first || !second) throw new Error('two forms are wanted')
  await opened[0]?.user.type(first, 'first@example.com')
  await opened[0]?.user.type(second, 'second@example.com{Enter}')
  await isThanked('Second!')
  expect(first.value).toBe('first@example.com')
  expect(sent()).toHaveLength(1)
  for (const {unmount} of opened) unmount()
})

describe('an empty element', () => {
  const definition = {
    id: 'f3',
    submitButtonText: 'Join',
    submissionMessage: 'Welcome!',
    fields: [{id: 'mail-1', type: 'email', title: 'Your address', placeholder: 'you@example.com'}],
  }
  const empty = `<div data-vitrine="newsletter" data-form='${JSON.stringify(definition)}'></div>`

  it('gets the widget’s form, and is restored to empty', async () => {
    answers()
    const {user, unmount} = await page.open(empty)
    await until(() => expect(document.querySelector('form')).not.toBeNull())
    await user.type(getByRole(document.body, 'textbox', {name: 'Your address'}), 'ada@example.com')
    await user.click(getByRole(document.body, 'button', {name: 'Join'}))
    await isThanked('Welcome!')
    expect(valuesOf(sent()[0]?.body)).toEqual({'mail-1': 'ada@example.com'})
    unmount()
    expect(htmlOf()).toBe(htmlOf(empty))
  })

  it('unmounted before the form has loaded stays empty', async () => {
    const {unmount} = await page.open(empty)
    unmount()
    await pause(50)
    expect(htmlOf()).toBe(htmlOf(empty))
  })
})

it.each([
  '<form data-vitrine="newsletter" data-form-id="f"><button>Go</button></form>',
  '<form data-vitrine="newsletter" data-form-id="f"><input type="hidden" name="crumb"></form>',
])('a form without fields is left unchanged', async (html) => {
  await expect(page.open(html)).rejects.toThrow('asks for nothing')
  expect(htmlOf()).toBe(html)
})

it('uses the page’s language', async () => {
  answers()
  await setStrings({'newsletter.required': 'Fehlt', 'newsletter.sent': 'Danke'})
  const {user} = await open(authored())
  await user.click(button())
  await isTold('Fehlt')
  await user.type(email(), 'ada@example.com{Enter}')
  await isThanked('Danke')
})

it('shows the page’s own confirmation', async () => {
  answers()
  const own = '<template data-slot="sent"><h2>Hello!</h2> {message}</template>'
  const html = authored({inside: own})
  const {user, unmount} = await open(html)
  await user.type(email(), 'ada@example.com')
  await user.click(button())
  await isThanked('Hello! Thank you!')
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Hello!')
  unmount()
  expect(htmlOf()).toBe(htmlOf(html))
})

describe('in a dialog', () => {
  const opener = (name: string) => until(() => getByRole(document.body, 'button', {name}))

  it.each([
    ['a form of the page', authored({attributes: 'data-lightbox'}), 'Open form'],
    [
      'the widget’s own form, with its name',
      `<div data-vitrine="newsletter" data-lightbox data-form='{"id": "f1", "name": "Letters"}'></div>`,
      'Letters',
    ],
  ])('%s is opened by a button, sent, and restored', async (_, html, name) => {
    answers()
    const {user, unmount} = await open(html)
    const handle = await opener(name)
    expect(email().closest('[hidden]')).not.toBeNull()
    await user.click(handle)
    const dialog = getByRole(document.body, 'dialog', {name})
    expect(dialog.contains(email())).toBe(true)
    await user.type(email(), 'ada@example.com{Enter}')
    await isThanked('Thank you!')
    await user.click(getByRole(dialog, 'button', {name: 'Close'}))
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.activeElement).toBe(handle)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('is reported when it is opened', async () => {
    const {user} = await open(authored({attributes: 'data-lightbox'}))
    const handle = await opener('Open form')
    expect(await tracked('FormRender')).toEqual([])
    await user.click(handle)
    expect(await tracked('FormRender')).toEqual([{formId: 'f1'}])
  })
})

describe('handwritten markup', () => {
  const written = (inside: string) =>
    `<form data-vitrine="newsletter" data-form-id="f1"><label>Email <input type="email" name="email"></label>${inside}</form>`
  const send = async (html: string, more = async (_user: Opened['user']) => {}) => {
    answers()
    const {user} = await open(html)
    await user.type(document.querySelector('input:not([type=hidden])') ?? document.body, 'ann@kiln.store')
    await more(user)
    await user.click(getByRole(document.body, 'button', {name: /Sign Up/}))
    await isThanked('Thank you!')
    return valuesOf(sent()[0]?.body)
  }

  it.each(['<button type="button">Sign Up</button>', '<a href="#" role="button">Sign Up</a>'])(
    'is sent by %s',
    async (button) => {
      expect(await send(written(button))).toEqual({email: 'ann@kiln.store'})
    },
  )

  it('uses the only text field for the address', async () => {
    const html =
      '<form data-vitrine="newsletter" data-form-id="f1"><input placeholder="Email"><button>Sign Up</button></form>'
    expect(await send(html)).toEqual({email: 'ann@kiln.store'})
  })

  it('sends an address whose form item has no id under its name', async () => {
    const html =
      '<form class="newsletter-form" data-form-id="f1"><div class="form-item field email required"><input name="email"></div><button>Sign Up</button></form>'
    expect(await send(html)).toEqual({email: 'ann@kiln.store'})
  })

  it('sends the controls next to the address, and checks the required ones', async () => {
    const html = written(
      '<label>Name <input name="first"></label><label><input type="checkbox" name="consent" value="yes" required> I agree</label><button>Sign Up</button>',
    )
    const agree = async (user: Opened['user']) => {
      await user.click(getByRole(document.body, 'button'))
      await isTold('Required')
      await user.click(getByRole(document.body, 'checkbox'))
    }
    expect(await send(html, agree)).toEqual({email: 'ann@kiln.store', first: '', consent: 'yes'})
  })

  it.each([
    ['', '', false],
    ['novalidate', '', true],
    ['', 'formnovalidate', true],
  ])(
    'heeds the attributes of its controls, unless the form or the button has them unchecked: %j %j',
    async (attributes, ofButton, isSent) => {
      answers()
      const html = written(
        '<input name="zip" aria-label="Zip" pattern="[0-9]+" value="abc"><button>Sign Up</button>',
      ).replace('<button', `<button ${ofButton}`)
      const {user} = await open(html.replace('<form', `<form ${attributes}`))
      await user.type(email(), 'a@b.co')
      await user.click(getByRole(document.body, 'button'))
      if (isSent) return isThanked('Thank you!')
      await until(() =>
        expect(document.activeElement).toBe(getByRole(document.body, 'textbox', {name: 'Zip'})),
      )
      expect(sent()).toEqual([])
      await user.clear(getByRole(document.body, 'textbox', {name: 'Zip'}))
      await user.type(getByRole(document.body, 'textbox', {name: 'Zip'}), '97201{Enter}')
      await isThanked('Thank you!')
    },
  )

  it('shows the error of a field that it does not have as text', async () => {
    answers(json({errors: {other: 'Give your name.'}}, 400))
    const {user} = await open(written('<input name="first" aria-label="First"><button>Sign Up</button>'))
    await user.type(email(), 'a@b.co{Enter}')
    await isTold('One or more fields is invalid, please check your entries. Give your name.')
  })

  it('without a button is reported in the console, and sent with Enter', async () => {
    answers()
    const {user} = await open(written(''))
    expect(said.warnings).toEqual([
      [expect.stringMatching(/has no button that sends it/), expect.any(Element)],
    ])
    await user.type(email(), 'a@b.co')
    document.querySelector('form')?.requestSubmit()
    await isThanked('Thank you!')
  })

  it('in a form of the page is sent alone', async () => {
    answers()
    const html =
      '<form action="/search"><input name="q"><div data-vitrine="newsletter" data-form-id="f1"><input name="email"><button>Sign Up</button></div></form>'
    const {user, unmount} = await page.open(html, '[data-vitrine]')
    const host = document.querySelector('form')
    const heard = vi.fn()
    host?.addEventListener('submit', heard)
    await user.type(email(), 'ann@kiln.store{Enter}')
    await isThanked('Thank you!')
    expect(valuesOf(sent()[0]?.body)).toEqual({email: 'ann@kiln.store'})
    expect(heard).not.toHaveBeenCalled()
    unmount()
    email().value = ''
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('sends hidden fields, choices of a select, long texts and the pressed button, and keeps them as a draft', async () => {
    const inside = `<input type="hidden" name="source" value="footer"><select name="topics" multiple aria-label="Topics"><option>Mugs<option>Bowls</select>
      <label>Why? <textarea name="why"></textarea></label><label>Off <input name="off" required disabled></label><button name="way" value="weekly">Sign Up</button>`
    const values = await send(written(inside), async (user) => {
      await user.selectOptions(getByRole(document.body, 'listbox'), ['Mugs', 'Bowls'])
      await user.type(getByRole(document.body, 'textbox', {name: 'Why?'}), 'x')
      await until(() => expect(`${Object.values(sessionStorage)}`).toContain('Bowls'))
    })
    expect(values).toEqual({
      email: 'ann@kiln.store',
      source: 'footer',
      topics: ['Mugs', 'Bowls'],
      why: 'x',
      way: 'weekly',
    })
  })
})

it.each([
  ['i', {item: {id: 'item'}, collection: {id: 'collection'}}, {contentSource: 'i', pageId: 'item'}],
  ['c', {item: {id: 'item'}, collection: {id: 'collection'}}, {contentSource: 'c', pageId: 'collection'}],
])('sends the place from its markup: %s', async (source, context, place) => {
  answers()
  page.setContext(context)
  const {user} = await open(authored({attributes: `data-content-source="${source}"`}))
  await user.type(email(), 'a@b.co{Enter}')
  await isThanked('Thank you!')
  expect(sent()[0]?.body).toMatchObject(place)
})

it('that renders its form is mounted once there is something to use', async () => {
  document.body.innerHTML = '<div data-vitrine="newsletter" data-form-id="f1"></div>'
  const [element] = document.body.children
  const {mount} = await import('./index.ts')
  const wait = vi.fn<(until: Promise<unknown>) => void>()
  const unmount = mount(element as HTMLElement, {fail: vi.fn(), wait})
  expect(wait).toHaveBeenCalledOnce()
  await wait.mock.calls[0]?.[0]
  expect(queryAllByRole(document.body, 'textbox')).toHaveLength(1)
  unmount()
})
