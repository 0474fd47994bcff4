import {getAllByRole, getByLabelText, getByRole, getByText, queryByRole} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {formPage, isThanked, sendButton, summary} from '../../test/helpers/form-page.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings} from '../../test/helpers/widget-page.ts'

const page = await formPage(() => import('./index.ts'))
const said = watchConsole()

const html = (form: unknown, attributes = '') =>
  `<div data-vitrine="form" ${attributes} data-form='${(typeof form === 'string' ? form : JSON.stringify(form)).replaceAll("'", '&#39;')}'></div>`
const formOf = (...fields: unknown[]) => ({id: 'f', name: 'Write to us', fields})
const byRole = (role: string, name: string | RegExp) => getByRole(document.body, role, {name})
const label = (name: string | RegExp) => getByLabelText<HTMLInputElement>(document.body, name)

describe('a definition', () => {
  it('becomes a form with a name, a button and a text below it', async () => {
    await page.openForm(
      html({...formOf({id: 'a', type: 'text', title: 'Subject'}), disclaimerMessage: 'We keep it.'}),
    )
    byRole('form', 'Write to us')
    const button = byRole('button', 'Submit')
    expect(button.getAttribute('aria-describedby')).toBe(getByText(document.body, 'We keep it.').id)
  })

  it('may contain the text of the button', async () => {
    await page.openForm(html({...formOf(), submitButtonText: 'Away with it'}))
    byRole('button', 'Away with it')
  })

  it('is rendered into a form of the page, before its own button', async () => {
    const served = `<form data-vitrine="form" data-form='${JSON.stringify(formOf({id: 'a', type: 'text', title: 'A'}))}'><button>Go</button></form>`
    const opened = await page.openForm(served)
    const box = await until(() => byRole('textbox', 'A'))
    expect(document.querySelectorAll('form')).toHaveLength(1)
    expect(box.compareDocumentPosition(sendButton()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await opened.user.type(box, 'x{Enter}')
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{formId: 'f', form: {a: 'x'}}])
    opened.unmount()
    expect(htmlOf()).toBe(htmlOf(served))
  })

  it('is unmounted completely', async () => {
    const served = html(formOf({id: 'a', type: 'textarea', title: 'A', maxLength: 2, required: true}))
    const opened = await page.openForm(served)
    await page.press(opened)
    await until(() => expect(summary()).not.toBeNull())
    opened.unmount()
    expect(htmlOf()).toBe(htmlOf(served))
  })

  it('that is unmounted before it was rendered leaves nothing', async () => {
    const served = html(formOf({id: 'a', type: 'text'}))
    const {unmount, fail} = await page.open(served)
    unmount()
    await pause(50)
    expect(htmlOf()).toBe(htmlOf(served))
    expect(fail).not.toHaveBeenCalled()
  })

  it('has its own texts, by Vitrine’s keys or those of the platform; the page’s own texts take precedence', async () => {
    await setStrings({'form.submit': 'From the page'})
    const opened = await page.openForm(
      html({
        ...formOf(
          {id: 'a', type: 'text', title: 'A', required: true},
          {id: 'l', type: 'likert', title: 'L', options: ['Q']},
        ),
        localizedStrings: {required: 'Pflichtfeld', productAnswerMapStronglyAgree: 'Sehr', submit: 'Senden'},
      }),
    )
    byRole('radio', 'Sehr')
    byRole('button', 'From the page')
    await page.press(opened)
    await until(() => getByText(document.body, 'Pflichtfeld'))
  })

  it('is shown again in the page’s later texts, with all typed text', async () => {
    const fields = [
      {id: 'n', type: 'name', title: 'Name'},
      {id: 't', type: 'textarea', title: 'Text', maxLength: 9},
    ]
    const {user} = await page.openForm(html(formOf(...fields)))
    await user.type(label('First Name'), 'Ada')
    await user.type(label('Text'), 'Hi')
    await until(() => getByText(document.body, '2 / 9'))
    await setStrings({'form.First': 'Vorname', 'form.submit': 'Senden', 'form.counter': '{length} von {max}'})
    await until(() => byRole('button', 'Senden'))
    expect(label('Vorname').value).toBe('Ada')
    getByText(document.body, '2 von 9')
    await user.type(label('Text'), '!')
    getByText(document.body, '3 von 9')
  })

  it('uses the texts of the page context', async () => {
    page.setContext({localizedStrings: {'form.submit': 'Envoyer'}})
    await page.openForm(html(formOf()))
    byRole('button', 'Envoyer')
  })
})

describe('a field of each type', () => {
  it('sends the values of product.md §3', async () => {
    page.visit('/contact?campaign=spring')
    const {user} = await page.openForm(
      html(
        formOf(
          {id: 'text', type: 'text', title: 'Text'},
          {id: 'area', type: 'textarea', title: 'Area'},
          {id: 'mail', type: 'email', title: 'Mail'},
          {id: 'number', type: 'number', title: 'Number'},
          {id: 'site', type: 'website', title: 'Site'},
          {id: 'sum', type: 'currency', title: 'Sum', currencySymbol: '€'},
          {id: 'secret', type: 'password', title: 'Secret'},
          {id: 'x', type: 'twitter', title: 'Twitter'},
          {id: 'date', type: 'date', title: 'Date'},
          {id: 'time', type: 'time', title: 'Time'},
          {id: 'name', type: 'name', title: 'Name'},
          {id: 'address', type: 'address', title: 'Address'},
          {id: 'phone', type: 'phone', title: 'Phone'},
          {id: 'phone2', type: 'phone', title: 'Phone abroad', showCountryCode: true},
          {id: 'box', type: 'checkbox', title: 'Boxes', options: ['A', 'B', 'C']},
          {id: 'radio', type: 'radio', title: 'Radios', options: ['Yes', 'No']},
          {id: 'select', type: 'select', title: 'List', options: ['One', 'Two']},
          {id: 'likert', type: 'likert', title: 'Feel', options: ['Fine', 'Bad']},
          {id: 'hidden', type: 'hidden', key: 'campaign', value: 'none'},
          {id: 'section', type: 'section', title: 'Section'},
        ),
      ),
    )
    for (const [name, text] of Object.entries({
      Text: 'a "b"',
      Area: 'c',
      Mail: 'ada@example.com',
      Number: '1,5',
      Site: 'https://x.example',
      Sum: '12.50',
      Secret: 'p',
      Twitter: 'ada',
    }))
      await user.type(label(name), text)
    for (const [group, values] of Object.entries({
      Date: ['12', '10', '2026'],
      Time: ['9', '30', '15'],
      Name: ['Ada', 'Lovelace'],
      Address: ['1 St', 'Flat', 'London', 'LN', 'W1'],
      Phone: ['555', '123', '0100'],
      'Phone abroad': ['44', '20', '7946', '0000'],
    }))
      for (const [index, value] of values.entries()) {
        const box = getAllByRole(byRole('group', group), 'textbox')[index]
        if (box) await user.type(box, value)
      }
    await user.selectOptions(getByLabelText(byRole('group', 'Time'), 'AM or PM'), 'PM')
    await user.selectOptions(getByLabelText(byRole('group', 'Address'), 'Country'), 'United Kingdom')
    await user.click(byRole('checkbox', 'C'))
    await user.click(byRole('checkbox', 'A'))
    await user.click(byRole('radio', 'No'))
    await user.selectOptions(label('List'), 'Two')
    await user.click(getByRole(byRole('group', 'Fine'), 'radio', {name: 'Agree'}))
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(page.saved()[0]?.form).toEqual({
      text: 'a "b"',
      area: 'c',
      mail: 'ada@example.com',
      number: '1,5',
      site: 'https://x.example',
      sum: '12.50',
      secret: 'p',
      x: 'ada',
      date: ['12', '10', '2026'],
      time: ['9', '30', '15', 'PM'],
      name: ['Ada', 'Lovelace'],
      address: ['1 St', 'Flat', 'London', 'LN', 'W1', 'United Kingdom'],
      phone: ['', '555', '123', '0100'],
      phone2: ['44', '20', '7946', '0000'],
      box: ['A', 'C'],
      radio: 'No',
      select: 'Two',
      likert: {Fine: ['1'], Bad: []},
      hidden: 'spring',
    })
  })

  it.each([
    ['currency', {currencySymbol: '€'}, '€'],
    ['twitter', {}, '@'],
    ['website', {}, 'https://'],
    ['website', {prefix: 'www.'}, 'www.'],
    ['website', {placeholder: 'https://'}, undefined],
    ['text', {}, undefined],
  ])('%s with %j starts with %j', async (type, more, prefix) => {
    await page.openForm(html(formOf({id: 'a', type, title: 'A', ...more})))
    expect(document.querySelector('.prefix')?.textContent).toBe(prefix)
  })
})

describe('without a definition', () => {
  it('requests the fields from the server', async () => {
    page.server.answer(
      json({
        fields: [
          {id: 'a', name: 'a', title: 'Subject', type: 'text', fieldset: 1},
          {id: 'b', name: 'b', title: 'Storage', type: 'text', fieldset: 2},
        ],
      }),
    )
    await page.openForm('<div data-vitrine="form" data-form-id="f"></div>')
    byRole('textbox', 'Subject')
    expect(queryByRole(document.body, 'textbox', {name: 'Storage'})).toBeNull()
    expect(page.calls()).toEqual(['GET /api/template/GetTemplateSchema'])
  })

  it('a server without the form stops the widget', async () => {
    page.server.answer(json({}, 403))
    const served = '<div data-vitrine="form" data-form-id="f"></div>'
    const {fail} = await page.open(served)
    await until(() => expect(fail).toHaveBeenCalledOnce())
    expect(htmlOf()).toBe(htmlOf(served))
  })

  it('mounts nothing without an id', async () => {
    await expect(page.open('<div data-vitrine="form"></div>')).rejects.toThrow('has no form. Give data-form')
  })
})

describe('a broken definition', () => {
  it.each(['{', '{"fields"', '[]', '7', '"x"'])('%s: gets a warning, and mounts nothing', async (form) => {
    const served = html(form)
    await expect(page.open(served)).rejects.toThrow('has no form')
    expect(said.warnings).toHaveLength(1)
    expect(document.body.textContent).toBe('')
  })

  it.each([
    {id: 'f', fields: {}},
    {id: 'f', fields: null},
  ])('%j: requests the fields from the server', async (form) => {
    page.server.answer(json({fields: [{id: 'a', name: 'a', title: 'A', type: 'text'}]}))
    await page.openForm(html(form))
    byRole('textbox', 'A')
    expect(said.warnings).toHaveLength(1)
  })

  it('with some broken fields shows the rest, and reports the problems; HTML stays text', async () => {
    const {user} = await page.openForm(
      html(
        formOf(
          {type: 'text'},
          {id: 'a', type: 'text', title: '<b>A</b>'},
          {id: 'a', type: 'text'},
          {id: '__proto__', type: 'signature', title: 'Sign'},
          {
            id: 'constructor',
            type: 'radio',
            title: 'Pick',
            options: ['<img src=x onerror=alert(1)>', '</script>'],
          },
          {id: 'o', type: 'select', title: 'List', options: ['<option>', null, {}, 7]},
        ),
      ),
    )
    expect(said.warnings.map(([line]) => `${line}`.replace(/.*: fields/, 'fields'))).toEqual([
      'fields[0]: has no "id"',
      'fields[2]: has the id of another field, "a"',
      'fields[3]: unknown type "signature" is asked for in a line',
    ])
    expect(document.querySelector('img,b')).toBeNull()
    await user.type(label('<b>A</b>'), '1')
    await user.type(label('Sign'), '2')
    await user.click(byRole('radio', '<img src=x onerror=alert(1)>'))
    await user.selectOptions(label('List'), '<option>')
    await user.click(sendButton())
    await isThanked('Thank you!')
    const {form} = page.saved()[0] ?? {form: {}}
    expect(Object.entries(form)).toEqual([
      ['a', '1'],
      ['__proto__', '2'],
      ['constructor', '<img src=x onerror=alert(1)>'],
      ['o', '<option>'],
    ])
  })

  it('with 300 fields works like any other', async () => {
    const fields = Array.from({length: 300}, (_, index) => ({
      id: `f ${index}`,
      type: 'text',
      title: `F${index}`,
    }))
    const {user} = await page.openForm(html(formOf(...fields)))
    await user.type(label('F299'), 'last')
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(Object.keys(page.saved()[0]?.form ?? {})).toHaveLength(300)
    expect(page.saved()[0]?.form).toMatchObject({'f 299': 'last', 'f 0': ''})
  })
})
