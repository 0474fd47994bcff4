import {getByLabelText, getByRole, getByText} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {formPage, isThanked, linksOf, sendButton, summary} from '../../test/helpers/form-page.ts'
import {hear} from '../../test/helpers/hear.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf} from '../../test/helpers/widget-page.ts'

const page = await formPage(() => import('./index.ts'))
const said = watchConsole()

const HANDLER = `return (function (form) { Y.use('squarespace-form-submit', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: 'from-handler', collectionId: 'c "1"', objectName: "page-1" }); }); return false; })(this);`

const ITEMS = `
  <fieldset id="name yui £" class="form-item fields
    name required"><legend class="title">Name <span class="required">*</span></legend>
    <input data-title="First" aria-label="First"><input data-title="Last" aria-label="Last"></fieldset>
  <div id='mail "1"' class="form-item field email required"><label class="title" for="m">Email</label><input id="m" type="email"></div>
  <fieldset id="phone" class="form-item fields phone"><legend class="title">Phone</legend>
    <input data-title="Areacode"><input data-title="Prefix"><input data-title="Line"></fieldset>
  <fieldset id="box" class="form-item checkbox"><legend class="title">Boxes</legend>
    <label><input type="checkbox" value="A"> A</label><label><input type="checkbox" value="B"> B</label></fieldset>
  <div class="form-item section" id="sec"><h3 class="title">Section</h3></div>
  <div id="note" class="form-item field textarea"><label class="title" for="n">Note</label><textarea id="n" maxlength="9"></textarea></div>
  <div id="hid" class="form-item hidden"><input type="hidden" name="campaign" value="none"></div>`

interface Served {
  context?: unknown
  attributes?: string
  items?: string
  handler?: string
}

const platform = ({context, attributes = 'data-form-id="by-id"', items = ITEMS, handler = ''}: Served = {}) =>
  `<div class="sqs-block-form"><div class="sqs-block-content">
  ${context === undefined ? '' : `<script type="application/json" class="sqs-form-block-context">${typeof context === 'string' ? context : JSON.stringify(context)}</script>`}
  <form ${attributes} ${handler ? `onsubmit="${handler.replaceAll('"', '&quot;')}"` : ''}>${items}<input type="submit" value="Send"></form>
  <div class="form-submission-text hidden">Received.</div></div></div>`

const open = (served?: Served) => page.openForm(platform(served), 'form')
const label = (name: string) => getByLabelText<HTMLInputElement>(document.body, name)

describe('platform markup', () => {
  it('is sent from its own elements, in the formats of product.md §3', async () => {
    page.visit('/contact?campaign=spring')
    const {user} = await open()
    const served = label('Email')
    await user.type(label('First'), 'Ada')
    await user.type(label('Last'), 'Lovelace')
    await user.type(served, 'ada@example.com')
    await user.click(label('B'))
    await user.type(label('Note'), 'Hello')
    expect(label('Email')).toBe(served)
    await user.click(sendButton())
    await isThanked('Received.')
    expect(page.saved()[0]?.form).toEqual({
      'name yui £': ['Ada', 'Lovelace'],
      'mail "1"': 'ada@example.com',
      phone: ['', '', '', ''],
      box: ['B'],
      note: 'Hello',
      hid: 'spring',
    })
  })

  it.each<[string, Served, Record<string, string>]>([
    [
      'its JSON',
      {context: {formId: 'j', collectionId: 'c', objectName: 'o'}, handler: HANDLER},
      {formId: 'j', collectionId: 'c', objectName: 'o'},
    ],
    [
      'JSON that contains the form',
      {context: {collectionId: 'c', form: {id: 'i'}}},
      {formId: 'i', collectionId: 'c', objectName: ''},
    ],
    [
      'its handler',
      {handler: HANDLER},
      {formId: 'from-handler', collectionId: 'c "1"', objectName: 'page-1'},
    ],
    ['its attribute', {handler: 'return alert()'}, {formId: 'by-id', collectionId: '', objectName: ''}],
    ['its attribute, if the JSON is broken', {context: '{"formId":'}, {formId: 'by-id', collectionId: ''}],
  ])('takes its ids from %s', async (_, served, ids) => {
    const opened = await open({
      ...served,
      items: '<div id="a" class="form-item text"><input aria-label="A"></div>',
    })
    await page.press(opened)
    await isThanked('Received.')
    expect(page.saved()).toMatchObject([{...ids, form: {a: ''}}])
    expect(said.warnings).toHaveLength(served.context === '{"formId":' ? 1 : 0)
  })

  it('keeps the attribute of its handler, and restores everything else', async () => {
    const html = platform({handler: HANDLER, attributes: 'data-form-id="f"'})
    const opened = await page.openForm(html, 'form')
    const form = opened.element
    expect([form.getAttribute('onsubmit'), form.hasAttribute('novalidate')]).toEqual([HANDLER, true])
    await page.press(opened)
    await until(() => expect(summary()).not.toBeNull())
    opened.unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it.each([
    ['<div class="form-wrapper" hidden>', '</div>', ''],
    ['<div class="form-wrapper hidden">', '</div>', ''],
    ['', '', '<div hidden>'],
  ])('is revealed in %j %j %j', async (before, after, inside) => {
    const html = `<div class="sqs-block-form">${before}<form data-form-id="f">${inside}<div id="a" class="form-item text"><input aria-label="A"></div>${inside && '</div>'}<p hidden>Not this</p><button>Go</button></form>${after}</div>`
    const {unmount} = await page.openForm(html, 'form')
    expect(label('A').closest('[hidden],.hidden')).toBeNull()
    expect(getByText(document.body, 'Not this').hidden).toBe(true)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('that is in use when it mounts keeps its text and the focus', async () => {
    document.body.innerHTML = platform()
    label('Email').value = 'ada@'
    label('Email').focus()
    label('B').checked = true
    const form = document.querySelector('form')
    if (form) await page.mount(form)
    expect([label('Email').value, label('B').checked, document.activeElement]).toEqual([
      'ada@',
      true,
      label('Email'),
    ])
  })

  it('prefers its JSON where that has more details, and skips missing fields', async () => {
    const opened = await open({
      context: {
        formId: 'f',
        submissionMessage: 'From the JSON.',
        fields: [
          {id: 'a', type: 'text', title: 'Subject', required: true},
          {id: 'gone', type: 'text', title: 'Gone', required: true},
          {id: 'hid', type: 'hidden', key: 'k', value: 'v'},
        ],
      },
      items:
        '<div id="a" class="form-item"><input aria-label="A"></div><div id="b" class="form-item text"><input aria-label="B"></div>',
    })
    await page.press(opened)
    await until(() => expect(linksOf()).toEqual(['Subject: Required']))
    await opened.user.type(label('A'), '1')
    await page.press(opened)
    await isThanked('From the JSON.')
    expect(page.saved()[0]?.form).toEqual({a: '1', hid: 'v', b: ''})
  })

  it('twice on a page, both stay separate', async () => {
    const items = '<div id="a" class="form-item text required"><input></div>'
    document.body.innerHTML = platform({items}) + platform({items})
    const forms = [...document.querySelectorAll('form')]
    for (const form of forms) await page.mount(form)
    // once a page view, and again when the page comes back (tracking.md T6)
    expect(await tracked('FormRender')).toEqual([{formId: 'by-id'}])
    dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))
    expect(await tracked('FormRender')).toHaveLength(2)
    const second = document.querySelectorAll('input:not([type])')[1]
    if (second instanceof HTMLInputElement) second.value = 'x'
    forms[1]?.requestSubmit()
    await until(() => expect(page.saved()).toMatchObject([{form: {a: 'x'}}]))
    expect(forms[0]?.querySelector('.vitrine-form__sent,.vitrine-form__summary')).toBeNull()
  })
})

const TIME = `<fieldset id="at" class="form-item fields time"><legend class="title">At</legend>
  <input data-title="Hour" aria-label="Hour"><input data-title="Minute" aria-label="Minute"><input data-title="Second">
  <select data-title="Ampm"><option>AM</option><option>PM</option></select></fieldset>`

describe('a time', () => {
  it('without input is empty', async () => {
    const opened = await open({items: TIME})
    await page.press(opened)
    await isThanked('Received.')
    expect(page.saved()[0]?.form).toEqual({at: ['', '', '', '']})
  })

  it('is required if it is marked so', async () => {
    const opened = await open({items: TIME.replace('form-item', 'form-item required')})
    await page.press(opened)
    await until(() => expect(linksOf()).toEqual(['At: Required']))
    await opened.user.type(label('Hour'), '9')
    await opened.user.type(label('Minute'), '30')
    await page.press(opened)
    await isThanked('Received.')
    expect(page.saved()[0]?.form).toEqual({at: ['9', '30', '', 'AM']})
  })
})

describe('a plain HTML form', () => {
  const plain = `<form data-vitrine="form" data-form-id="f" action="/post" method="post">
    <input type="hidden" name="crumb" value="x">
    <p><label>Email <input type="email" name="mail" required></label></p>
    <label for="s">Subject</label><select id="s" name="subject"><option value="">–</option><option>Order</option></select>
    <fieldset><legend>Boxes</legend><label><input type="checkbox" name="box" value="1"> One</label><label><input type="checkbox" name="box" value="2"> Two</label></fieldset>
    <label><input type="radio" name="r" value="y" required> Yes</label><label><input type="radio" name="r" value="n"> No</label>
    <textarea name="g-recaptcha-response"></textarea>
    <button name="action" value="go">Send</button></form>`

  it('has a field for each name', async () => {
    const opened = await page.openForm(plain)
    await page.press(opened)
    await until(() => expect(linksOf()).toEqual(['Email: Required', 'Yes: Required']))
    const mail = getByRole(document.body, 'textbox', {name: /Email/})
    await opened.user.type(mail, 'ada@example.com')
    await opened.user.selectOptions(label('Subject'), 'Order')
    await opened.user.click(getByRole(document.body, 'checkbox', {name: 'Two'}))
    await opened.user.click(getByRole(document.body, 'radio', {name: /No/}))
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({
      mail: 'ada@example.com',
      subject: 'Order',
      box: ['2'],
      r: 'n',
      action: 'go',
    })
    opened.unmount()
    expect(htmlOf()).toBe(htmlOf(plain))
  })

  const form = (inside: string, attributes = 'data-form-id="f"') =>
    `<form data-vitrine="form" ${attributes}>${inside}</form>`
  const MAIL = '<label>Mail <input type="email" name="mail"></label>'
  const mail = () => label('Mail')

  it.each([
    '<button type="button">Send</button>',
    '<input type="button" value="Send">',
    '<a href="#" role="button">Send</a>',
    '<button type="reset">Clear</button><button type="button">Send</button>',
    '</form><form id="x"></form><button form="own">Send</button>',
  ])('is sent by %s', async (button) => {
    const opened = await page.open(form(MAIL + button, 'id="own" data-form-id="f"'))
    await opened.user.type(mail(), 'ann@kiln.store')
    await opened.user.click(getByRole(document.body, 'button', {name: 'Send'}))
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{form: {mail: 'ann@kiln.store'}}])
  })

  it('is sent by keyboard with an element that only has the role', async () => {
    const opened = await page.open(
      form(`${MAIL}<div role="button" tabindex="0">Send</div>`),
      '[data-vitrine]',
    )
    await opened.user.type(mail(), 'a@b.co')
    await opened.user.tab()
    await opened.user.keyboard(' ')
    await isThanked('Thank you!')
  })

  it('identifies controls without a name by their id, and includes those outside form items', async () => {
    const item = '<div id="item" class="form-item text"><input aria-label="Item"></div>'
    const opened = await page.openForm(
      form(`${item}<label>Beside <input id="beside"></label><button>Send</button>`),
    )
    await opened.user.type(label('Item'), '1')
    await opened.user.type(label('Beside'), '2')
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({item: '1', beside: '2'})
  })

  it('sends a date and a time in parts, independent of the browser’s own field, and keeps them', async () => {
    const html = form(
      '<label>Day <input type="date" name="day"></label><label>Time <input type="time" name="time" required></label><button>Send</button>',
    )
    const opened = await page.openForm(html)
    await page.press(opened)
    await until(() => expect(linksOf()).toEqual(['Time: Required']))
    await opened.user.type(label('Day'), '2026-02-28')
    await opened.user.type(label('Time'), '00:05')
    opened.unmount()
    const again = await page.openForm(html)
    expect([label('Day').value, label('Time').value]).toEqual(['2026-02-28', '00:05'])
    await page.press(again)
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({day: ['02', '28', '2026'], time: ['12', '05', '', 'AM']})
  })

  it.each([
    ['without an id', form(`${MAIL}<button>Send</button>`, ''), /has no id/],
    ['without a button', form(MAIL), /has no button that sends it/],
    [
      'with two possible buttons',
      form(`${MAIL}<button type="button">A</button><button type="button">B</button>`),
      /no button/,
    ],
    [
      'with a file',
      form(`${MAIL}<input type="file" name="f"><button>Send</button>`),
      /only to its own address/,
    ],
  ])('%s is reported in the console', async (_, html, problem) => {
    await page.open(html, 'form')
    expect(said.warnings).toEqual([[expect.stringMatching(problem), expect.any(Element)]])
  })

  it.each([
    (inside: string) => inside,
    (inside: string) => `<form id="host" action="/search"><input type="search" name="q">${inside}</form>`,
  ])('puts a form around fields without one, also in a form of the page, which is not sent', async (put) => {
    const html = put(`<div data-vitrine="form" data-form-id="f">${MAIL}<button>Send</button></div>`)
    const {user, unmount} = await page.open(html, '[data-vitrine]')
    const heard = vi.fn()
    document.getElementById('host')?.addEventListener('submit', heard)
    await user.type(mail(), 'ada@example.com')
    await user.click(getByRole(document.body, 'button', {name: 'Send'}))
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({mail: 'ada@example.com'})
    expect(heard).not.toHaveBeenCalled()
    unmount()
    mail().value = ''
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('sends what a browser would: hidden fields, all choices, the pressed button, nothing that is disabled', async () => {
    const inside = `${MAIL}<input type="hidden" name="source" value="footer"><input type="hidden" name="crumb" value="x">
      <select name="days" multiple aria-label="Days"><option>Mon<option>Tue<option>Wed</select>
      <label>One <input name="guest[]"></label><label>Two <input name="guest[]"></label>
      <label>Off <input name="off" value="1" required disabled></label>
      <button name="way" value="post">Post</button><button name="way" value="pick">Pick up</button>`
    const opened = await page.openForm(form(inside))
    const heard = hear('form-submit')
    await opened.user.type(mail(), 'ada@example.com')
    await opened.user.selectOptions(label('Days'), ['Mon', 'Wed'])
    await opened.user.type(label('One'), 'Ann')
    await opened.user.type(label('Two'), 'Bob')
    await opened.user.click(getByRole(document.body, 'button', {name: 'Pick up'}))
    await isThanked('Thank you!')
    const values = {
      source: 'footer',
      way: 'pick',
      mail: 'ada@example.com',
      days: ['Mon', 'Wed'],
      'guest[]': ['Ann', 'Bob'],
    }
    expect(page.saved()[0]?.form).toEqual(values)
    expect(heard).toMatchObject([{detail: {values}}])
  })

  it('sends a hidden field and a control of one name as a browser would, in the order of the page', async () => {
    const box = (name: string) =>
      `<input type="hidden" name="${name}" value="0"><label><input type="checkbox" name="${name}" value="1"> ${name}</label>`
    const text = '<label>Note <input name="note"></label><input type="hidden" name="note" value="web">'
    const opened = await page.openForm(form(`${box('ja')}${box('no')}${text}<button>Send</button>`))
    await opened.user.click(label('ja'))
    await opened.user.type(label('Note'), 'Hi')
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({ja: ['0', '1'], no: '0', note: ['Hi', 'web']})
  })

  const RULES = `<label>Code <input name="code" pattern="[A-Z]+"></label>
    <label>Guests <input name="guests" type="number" min="2" max="8" step="2"></label>
    <label>Terms <input type="checkbox" name="terms" value="a" required></label>
    <label>Letter <input type="checkbox" name="terms" value="b"></label><button>Send</button>`

  /** The browser has words for each. */
  const wordsOf = (name: string, words: string) =>
    vi.spyOn(label(name), 'validationMessage', 'get').mockReturnValue(words)

  it('is sent once the attributes of its controls allow it, as in browsers', async () => {
    const opened = await page.openForm(form(RULES))
    wordsOf('Code', 'Match the format')
    wordsOf('Guests', 'Even, from 2 to 8')
    wordsOf('Terms', 'Check this box')
    await opened.user.type(label('Code'), 'abc')
    await opened.user.type(label('Guests'), '3')
    await opened.user.click(label('Letter'))
    await page.press(opened)
    await until(() =>
      expect(linksOf()).toEqual([
        'Code: Match the format',
        'Guests: Even, from 2 to 8',
        'Terms: Check this box',
      ]),
    )
    expect(page.saved()).toEqual([])
    await opened.user.clear(label('Code'))
    await opened.user.type(label('Code'), 'ABC')
    await opened.user.clear(label('Guests'))
    await opened.user.type(label('Guests'), '4')
    await opened.user.click(label('Terms'))
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({code: 'ABC', guests: '4', terms: ['a', 'b']})
  })

  it('is sent as it is where the author has written novalidate', async () => {
    const opened = await page.openForm(form(RULES, 'data-form-id="f" novalidate'))
    await opened.user.type(label('Code'), 'abc')
    await opened.user.click(label('Letter'))
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{form: {code: 'abc', terms: ['b']}}])
  })

  it('is sent as it is by a button with formnovalidate', async () => {
    const opened = await page.openForm(form(RULES.replace('<button>', '<button formnovalidate>')))
    await opened.user.type(label('Code'), 'abc')
    await opened.user.click(label('Letter'))
    await page.press(opened)
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{form: {code: 'abc', terms: ['b']}}])
  })

  it('without an address for its file says so, and is not sent', async () => {
    const opened = await page.openForm(
      form(`${MAIL}<label>CV <input type="file" name="cv"></label><button>Send</button>`),
    )
    await opened.user.type(mail(), 'ada@example.com')
    await opened.user.upload(label('CV'), new File(['x'], 'cv.txt'))
    await page.press(opened)
    await until(() => expect(summary()?.textContent).toContain('This form cannot send files.'))
    expect(page.saved()).toEqual([])
  })
})
