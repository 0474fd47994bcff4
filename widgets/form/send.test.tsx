import {getByLabelText, getByRole, getByText, queryByText} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Answer, cut, drop, hold, html, json, noContent} from '../../test/helpers/fake-server.ts'
import {formPage, isThanked, linksOf, sendButton, summary} from '../../test/helpers/form-page.ts'
import {hear} from '../../test/helpers/hear.ts'
import {teachNodeNames} from '../../test/helpers/teach-node-names.ts'
import {pause, until} from '../../test/helpers/until.ts'

teachNodeNames()
const page = await formPage(() => import('./index.ts'))
const said = watchConsole()

const KEY = 'POST /api/form/FormSubmissionKey'
const SAVE = 'POST /api/form/SaveFormSubmission'
const INVALID = 'One or more fields is invalid, please check your entries.'
const EMAIL = 'Email is not valid. Email addresses should follow the format user@domain.com.'

const FIELDS = [
  {id: 'mail', type: 'email', title: 'Email', required: true},
  {id: 'text', type: 'text', title: 'Subject', maxLength: 5},
  {id: 'date', type: 'date', title: 'When'},
  {id: 'hid', type: 'hidden', title: 'Campaign', value: 'x'},
]

const formHtml = (more: Record<string, unknown> = {}, attributes = '') =>
  `<div data-vitrine="form" ${attributes} data-form='${JSON.stringify({id: 'f', collectionId: 'c', objectName: 'o', fields: FIELDS, ...more})}'></div>`
const open = (more?: Record<string, unknown>, attributes?: string) =>
  page.openForm(formHtml(more, attributes))

const label = (name: string | RegExp) => getByLabelText<HTMLInputElement>(document.body, name)
const mail = () => label(/Email/)
const isTold = (message: string) =>
  until(() => {
    expect(summary()?.getAttribute('aria-labelledby')).toBe(getByText(document.body, message).id)
    expect(document.activeElement).toBe(summary())
  })
const errorOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** Fills in the required fields. */
async function fillIn(user: {type: (element: Element, text: string) => Promise<void>}) {
  await user.type(mail(), 'ada@example.com')
}

/** The code that checks has loaded. */
async function use(control: HTMLElement): Promise<void> {
  control.focus()
  await vi.dynamicImportSettled()
}

describe('problems', () => {
  it('are shown above each field and linked to it, and a summary takes the focus', async () => {
    const opened = await open()
    await opened.user.type(label('Subject'), 'too long')
    await opened.user.type(label('Month'), '2')
    await opened.user.type(label('Day'), '31')
    await opened.user.type(label('Year'), '2026')
    await page.press(opened)
    await isTold(INVALID)
    expect(linksOf()).toEqual([
      'Email: Required',
      'Subject: You have exceeded the character limit.',
      'When: Date is not valid.',
    ])
    expect([mail(), label('Subject'), label('Month')].map(errorOf)).toEqual([
      'Required',
      'You have exceeded the character limit.',
      'Date is not valid.',
    ])
    for (const control of [mail(), label('Subject'), label('Month')])
      expect(control.getAttribute('aria-invalid')).toBe('true')
    const item = mail().closest('.form-item')
    expect(item?.firstElementChild?.textContent).toBe('Required')
    expect(page.calls()).toEqual([])
  })

  it('are shown when a field is left with a wrong value, and hidden as soon as it is right', async () => {
    const {user} = await open()
    await use(mail())
    await user.type(mail(), 'ada@')
    expect(errorOf(mail())).toBe('')
    await user.tab()
    await until(() => expect(errorOf(mail())).toBe(EMAIL))
    expect(getByRole(document.body, 'alert').textContent).toBe(EMAIL)
    expect(document.activeElement).toBe(label('Subject'))
    expect(summary()).toBeNull()
    await user.type(mail(), 'example.co')
    expect(errorOf(mail())).toBe('')
    expect(mail().hasAttribute('aria-invalid')).toBe(false)
  })

  it('of an empty field are shown on leaving it only after the first error', async () => {
    const {user} = await open()
    await use(mail())
    await user.type(mail(), 'a')
    await user.clear(mail())
    await user.tab()
    await pause(10)
    expect(errorOf(mail())).toBe('')
    await user.type(label('Subject'), 'too long')
    await user.tab()
    await until(() => expect(errorOf(label('Subject'))).toBe('You have exceeded the character limit.'))
    await user.click(mail())
    await user.tab()
    await until(() => expect(errorOf(mail())).toBe('Required'))
  })

  it('of a date wait until all of it is left', async () => {
    const {user} = await open()
    await use(label('Month'))
    await user.type(label('Month'), '2')
    await user.tab()
    await user.keyboard('31')
    await user.tab()
    await pause(10)
    expect(errorOf(label('Month'))).toBe('')
    await user.keyboard('2026')
    await user.tab()
    await until(() => expect(errorOf(label('Month'))).toBe('Date is not valid.'))
  })

  it('found on leaving a field wait for the end of the press: its target does not move', async () => {
    const {user} = await open()
    await use(mail())
    await user.type(mail(), 'ada@')
    await user.pointer({keys: '[MouseLeft>]', target: label('Subject')})
    await pause(10)
    expect(errorOf(mail())).toBe('')
    await user.pointer({keys: '[/MouseLeft]'})
    await until(() => expect(errorOf(mail())).toBe(EMAIL))
  })

  it('of a field that was not changed are not looked for', async () => {
    const {user} = await open()
    await use(mail())
    await user.tab()
    await pause(10)
    expect(mail().hasAttribute('aria-invalid')).toBe(false)
  })

  it.each([
    [0, () => mail()],
    [1, () => label('Month')],
  ])('have links to their fields (%i)', async (index, control) => {
    const opened = await open()
    await opened.user.type(label('Day'), '1')
    await page.press(opened)
    await isTold(INVALID)
    const link = summary()?.querySelectorAll('a')[index]
    if (link) await opened.user.click(link)
    expect(document.activeElement).toBe(control())
  })

  it('of a field that was left before the code had loaded are shown once it has, and follow each change', async () => {
    const opened = await open()
    await opened.user.type(mail(), 'ada')
    await opened.user.tab()
    await until(() => expect(errorOf(mail())).toBe(EMAIL))
    expect(summary()).toBeNull()
    await page.press(opened)
    await opened.user.type(label('Subject'), 'too long')
    expect(linksOf()).toEqual([`Email: ${EMAIL}`, 'Subject: You have exceeded the character limit.'])
    await opened.user.clear(label('Subject'))
    expect(label('Subject').hasAttribute('aria-invalid')).toBe(false)
    await opened.user.type(mail(), '@example.co')
    expect([summary(), mail().hasAttribute('aria-invalid'), mail().getAttribute('aria-describedby')]).toEqual(
      [null, false, null],
    )
    await opened.user.clear(mail())
    expect(errorOf(mail())).toBe('Required')
  })

  it('are described after the field’s existing description', async () => {
    const opened = await open({
      fields: [{id: 'a', type: 'text', title: 'A', description: 'Hint', required: true}],
    })
    await page.press(opened)
    await until(() => expect(errorOf(label(/^A/))).toBe('Required Hint'))
    await opened.user.type(label(/^A/), 'x')
    expect(errorOf(label(/^A/))).toBe('Hint')
  })

  it.each([
    ['long', 1000, true],
    ['short', 10, false],
  ])('of a %s form are shown above and below', async (_, height, isSaid) => {
    vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 100, height),
    )
    vi.stubGlobal('innerHeight', 500)
    const opened = await open()
    await page.press(opened)
    await isTold(INVALID)
    const down = queryByText(
      document.body,
      'Your form has encountered a problem. Please scroll down to review.',
    )
    const up = queryByText(document.body, 'Your form has encountered a problem. Please scroll up to review.')
    expect([down?.hidden === false, up !== null]).toEqual([isSaid, isSaid])
    vi.unstubAllGlobals()
    await fillIn(opened.user)
    expect(queryByText(document.body, /scroll up/)).toBeNull()
  })
})

it('validates only on the server if the definition says so', async () => {
  page.answerSave(json({errors: {mail: 'Not this one.'}}, 400))
  const opened = await open({validationDisabled: true})
  await opened.user.type(mail(), 'ada')
  await page.press(opened)
  await isTold(INVALID)
  expect(page.saved()).toMatchObject([{form: {mail: 'ada'}}])
  expect(errorOf(mail())).toBe('Not this one.')
  page.answerSave(noContent)
  await page.press(opened)
  await isThanked('Thank you!')
})

describe('sending a form', () => {
  beforeEach(() => {
    document.title = 'Contact'
    page.visit('/contact?x=1')
  })

  it('sends once, with key, ids and place; the button shows it and keeps the focus', async () => {
    const held = hold(noContent)
    page.answerSave(held.answer)
    const heard = hear('form-submit', 'form-success', 'form-error')
    const {user, element} = await open()
    await fillIn(user)
    await user.click(sendButton())
    await until(() => expect(sendButton().textContent).toBe('Submitting…'))
    expect([sendButton().getAttribute('aria-disabled'), document.activeElement]).toEqual([
      'true',
      sendButton(),
    ])
    await user.click(sendButton())
    await user.type(mail(), '{Enter}')
    held.release()
    await isThanked('Thank you!')
    expect(document.activeElement?.textContent).toBe('Thank you!')
    expect(page.calls()).toEqual([KEY, SAVE])
    const values = {mail: 'ada@example.com', text: '', date: ['', '', ''], hid: 'x'}
    expect(page.saved()).toEqual([
      {
        key: 'key-1',
        formId: 'f',
        collectionId: 'c',
        objectName: 'o',
        form: values,
        contentSource: 'c',
        pageId: '',
        pageTitle: 'Contact',
        pagePath: '/contact',
        pagePermissionTypeValue: 1,
      },
    ])
    expect(heard).toEqual([
      {name: 'form-submit', target: element, detail: {formId: 'f', values}},
      {name: 'form-success', target: element, detail: {formId: 'f'}},
    ])
  })

  it.each([
    [
      '',
      {item: {id: 'i'}, collection: {id: 'c', permissionType: 3}},
      {contentSource: 'i', pageId: 'i', pagePermissionTypeValue: 3},
    ],
    ['', {collection: {id: 'c'}}, {contentSource: 'c', pageId: 'c'}],
    ['data-content-source="c"', {item: {id: 'i'}, collection: {id: 'c'}}, {contentSource: 'c', pageId: 'c'}],
    ['data-content-source="i"', {item: {id: 'i'}}, {contentSource: 'i', pageId: 'i'}],
  ])('sends the place of the form: %j of %j', async (attributes, context, place) => {
    page.setContext(context)
    const {user} = await open({}, attributes)
    await fillIn(user)
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([place])
  })

  it('can be cancelled by the page', async () => {
    document.addEventListener('vitrine:form-submit', (event) => event.preventDefault(), {once: true})
    const {user} = await open()
    await fillIn(user)
    await user.click(sendButton())
    await pause(20)
    expect([page.calls(), sendButton().textContent]).toEqual([[], 'Submit'])
  })

  it('shows the form’s own confirmation, and its sanitised HTML', async () => {
    const {user} = await open({
      submissionMessage: 'See <you>!',
      submissionHTML:
        '<p id="p" onclick="x()">More</p><script>window.ran = 1</script><img src=x onerror="window.ran = 1">',
    })
    await fillIn(user)
    await user.click(sendButton())
    const more = await until(() => getByText(document.body, 'More'))
    expect(document.querySelector('.vitrine-form__thanks')?.textContent).toBe('See <you>!')
    expect([more.hasAttribute('onclick'), document.querySelector('.vitrine-form__sent script')]).toEqual([
      false,
      null,
    ])
    expect(more.id).toMatch(/^vitrine-sent-\d+-p$/)
    expect(said.warnings).toEqual([
      [expect.stringMatching(/scripts in its post-submit HTML/), expect.anything()],
    ])
  })

  it('shows the confirmation of the page, before the HTML', async () => {
    const own = '<template data-slot="sent"><h2>{message}</h2> We read each letter.</template>'
    const {user} = await page.openForm(
      formHtml({submissionMessage: 'See <you>!', submissionHTML: '<p>More</p>'}).replace(
        '></div>',
        `>${own}</div>`,
      ),
    )
    await fillIn(user)
    await user.click(sendButton())
    await until(() => getByText(document.body, 'More'))
    expect(document.querySelector('.vitrine-form__sent')?.innerHTML).toBe(
      '<div class="vitrine-form__thanks vitrine-success"><h2>See &lt;you&gt;!</h2> We read each letter.</div><p>More</p>',
    )
    expect(document.activeElement?.className).toBe('vitrine-form__sent')
  })

  it.each([
    ['/thanks', '/thanks'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('opens %s', async (successRedirect, address) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const {user} = await open({successRedirect})
    await fillIn(user)
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(assign.mock.calls.map(([url]) => new URL(url, location.href).href)).toEqual([
      new URL(address, location.href).href,
    ])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])(
    'does not open %s',
    async (successRedirect) => {
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
      const {user} = await open({successRedirect})
      await fillIn(user)
      await user.click(sendButton())
      await isThanked('Thank you!')
      expect(assign).not.toHaveBeenCalled()
      expect(said.warnings).toHaveLength(1)
    },
  )
})

describe('a form that is not accepted', () => {
  it.each<[string, Answer, string, boolean]>([
    ['401', json({}, 401), 'Unable to submit form. Please try again later.', true],
    ['404', json({}, 404), 'This form has not been configured yet.', true],
    ['413', json({error: 'Too large.'}, 413), 'Too large.', false],
    [
      '429',
      json({}, 429),
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      false,
    ],
    ['500', json({}, 500), 'Unable to send form. Please try again later.', true],
    ['400 with a text', json({error: 'Not today.'}, 400), 'Not today.', false],
    ['400 with nothing', json({}, 400), 'Unknown error, please try again later.', false],
    [
      '200 with HTML',
      html('<p>Hello</p>'),
      'Error processing form submission. Please reload and try again.',
      true,
    ],
    ['a cut connection', drop, 'Please check your internet connection.', false],
    ['half a reply', cut, 'Please check your internet connection.', false],
  ])(
    'because of %s shows that, keeps the typed text, and is sent again with a new key',
    async (_, answer, message, isReported) => {
      page.answerSave(answer)
      const heard = hear('form-error')
      const {user, element} = await open()
      await fillIn(user)
      await user.click(sendButton())
      await isTold(message)
      expect([mail().value, sendButton().textContent, sendButton().getAttribute('aria-disabled')]).toEqual([
        'ada@example.com',
        'Submit',
        null,
      ])
      expect(linksOf()).toEqual([])
      expect(heard).toEqual([{name: 'form-error', target: element, detail: {message, fieldErrors: {}}}])
      expect(said.errors).toHaveLength(isReported ? 1 : 0)
      page.answerSave(noContent)
      await user.click(sendButton())
      await isThanked('Thank you!')
      expect(page.calls()).toEqual([KEY, SAVE])
    },
  )

  it('because of its fields shows the messages at the fields; those of unknown fields are shown as well', async () => {
    page.answerSave(
      json(
        {errors: {gone: 'No such field.', mail: 'Not this one.', hid: 'Bad campaign.', __proto__: null}},
        400,
      ),
    )
    const {user} = await open()
    await fillIn(user)
    await user.click(sendButton())
    await isTold(INVALID)
    expect(errorOf(mail())).toBe('Not this one.')
    expect([...(summary()?.querySelectorAll('li') ?? [])].map(({textContent}) => textContent)).toEqual([
      'Email: Not this one.',
      'No such field.',
      'Bad campaign.',
    ])
    await user.type(mail(), 'm')
    expect(mail().hasAttribute('aria-invalid')).toBe(false)
    expect(linksOf()).toEqual([])
    page.answerSave(noContent)
    await user.click(sendButton())
    await isThanked('Thank you!')
  })

  it('because there is no key shows that', async () => {
    page.server.answer(json({}, 500))
    const {user} = await open()
    await fillIn(user)
    await user.click(sendButton())
    await isTold('Could not get a form submission key, please try again later.')
  })

  it('and was unmounted meanwhile does nothing more', async () => {
    const held = hold(json({}, 500))
    page.answerSave(held.answer)
    const {user, unmount} = await open()
    await fillIn(user)
    await user.click(sendButton())
    await until(() => expect(page.calls()).toEqual([KEY, SAVE]))
    unmount()
    held.release()
    await until(() => expect(said.errors).toHaveLength(1))
    expect(summary()).toBeNull()
  })
})

describe('typed text', () => {
  const SECRET = {id: 'secret', type: 'password', title: 'Secret'}
  const BOXES = {id: 'box', type: 'checkbox', title: 'Boxes', options: ['A', 'B']}
  const all = {fields: [...FIELDS, SECRET, BOXES]}

  /** Like a browser that leaves a page. */
  const reload = (unmount: () => void) => {
    dispatchEvent(new Event('pagehide'))
    unmount()
  }

  it('returns after a reload, except passwords', async () => {
    const {user, unmount} = await open(all)
    await user.type(mail(), 'ada@')
    await user.type(label('Year'), '2026')
    await user.type(label('Secret'), 'psst')
    await user.click(getByRole(document.body, 'checkbox', {name: 'B'}))
    reload(unmount)
    expect(JSON.stringify(sessionStorage)).not.toContain('psst')
    await open(all)
    expect([mail().value, label('Year').value, label('Secret').value]).toEqual(['ada@', '2026', ''])
    expect(getByRole(document.body, 'checkbox', {name: 'B'})).toMatchObject({checked: true})
    expect(summary()).toBeNull()
  })

  it('takes precedence over stored text', async () => {
    const served = `<form data-vitrine="form" data-form-id="f"><label>A <input name="a"></label><label>B <input name="b"></label><button>Go</button></form>`
    const first = await page.openForm(served)
    await first.user.type(label('A'), 'old a')
    await first.user.type(label('B'), 'old b')
    reload(first.unmount)
    document.body.innerHTML = served
    label('A').value = 'new'
    const form = document.querySelector('form')
    if (form) await page.mount(form)
    expect([label('A').value, label('B').value]).toEqual(['new', 'old b'])
  })

  it('is kept if it was typed before the widget mounted', async () => {
    document.body.innerHTML =
      '<form data-vitrine="form" data-form-id="f"><label>A <input name="a"></label><button>Go</button></form>'
    label('A').focus()
    label('A').value = 'early'
    await page.mount(document.forms[0] ?? document.body)
    dispatchEvent(new Event('pagehide'))
    expect(Object.values(sessionStorage)).toEqual(['{"a":"early"}'])
  })

  it('is not stored if a form was only focused', async () => {
    const {user} = await open()
    await user.click(mail())
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage).toHaveLength(0)
  })

  it('is deleted once it was sent, and kept after a failure', async () => {
    page.answerSave(json({}, 429))
    const {user, unmount} = await open()
    await fillIn(user)
    await user.click(sendButton())
    await until(() => expect(summary()).not.toBeNull())
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage).toHaveLength(1)
    page.answerSave(noContent)
    await user.click(sendButton())
    await isThanked('Thank you!')
    reload(unmount)
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['{', '[]', '7', 'null', '{"mail": {"a": 1}, "date": "x", "text": null}'])(
    'ignores the stored value %s',
    async (stored) => {
      const {user, unmount} = await open()
      await user.type(mail(), 'x')
      reload(unmount)
      const [key = ''] = Object.keys(sessionStorage)
      sessionStorage.setItem(key, stored)
      await open()
      expect(label('Subject').value).toBe('')
    },
  )

  it('is not kept without storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('no')
      },
    })
    const {user} = await open()
    await fillIn(user)
    dispatchEvent(new Event('pagehide'))
    await user.click(sendButton())
    await isThanked('Thank you!')
    vi.unstubAllGlobals()
  })

  it('may be 100,000 pasted characters', async () => {
    const text = 'ä€\u{1f600}\n"\\'.repeat(100_000 / 8)
    const opened = await open({fields: [{id: 'a', type: 'textarea', title: 'A'}]})
    label('A').focus()
    await opened.user.paste(text)
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({a: text})
  })
})
