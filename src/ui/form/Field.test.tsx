import {cleanup, getByLabelText, getByRole, getByText, queryAllByRole, render} from '@testing-library/preact'
import {userEvent} from '@testing-library/user-event'
import {afterEach, describe, expect, it} from 'vitest'
import {pause, until} from '../../../test/helpers/until.ts'
import {parseForm} from '../../model/form.ts'
import type {FormField} from '../../model/form-field.ts'
import {Field} from './Field.tsx'
import {readValues, writeValues} from './field-values.ts'
import {followFields} from './follow-fields.ts'
import {followTexts} from './follow-strings.ts'
import {formTexts} from './strings.ts'

const user = userEvent.setup({delay: null})
let end = () => {}

afterEach(() => {
  end()
  cleanup()
  document.body.innerHTML = ''
})

/** Renders fields and returns functions that act on them. */
function open(definitions: Record<string, unknown>[]) {
  const parsed = parseForm({fields: definitions.map((one, index) => ({id: `f${index}`, ...one}))}, () => {})
  const fields: readonly FormField[] = parsed.ok ? parsed.value.fields : []
  const root = document.body.appendChild(document.createElement('div'))
  render(
    fields.map((field) => <Field key={field.id} field={field} texts={formTexts} />),
    {container: root},
  )
  const followed = followFields({fields, root, texts: followTexts})
  end = followed.end
  return {
    root,
    followed,
    fields,
    values: (search = '') => Object.fromEntries(readValues(fields, root, search)),
    write: (values: Record<string, unknown>) => writeValues(fields, root, values),
  }
}

const byLabel = (name: string | RegExp) => getByLabelText(document.body, name)
const byRole = (role: string, name: string | RegExp) => getByRole(document.body, role, {name})

describe('a field with one control', () => {
  it.each([
    ['text', 'textbox', 'text'],
    ['twitter', 'textbox', 'text'],
    ['number', 'textbox', 'text'],
    ['email', 'textbox', 'email'],
    ['website', 'textbox', 'url'],
    ['textarea', 'textbox', 'textarea'],
  ])('of type %s has a name and holds its text', async (type, role, inputType) => {
    const {values} = open([
      {type, title: 'Inscription', description: 'Up to 12 letters', placeholder: 'e.g. 7'},
    ])
    const control = byRole(role, 'Inscription')
    expect(control).toMatchObject({type: inputType, placeholder: 'e.g. 7', required: false})
    expect(control.getAttribute('aria-describedby')).toBe(getByText(document.body, 'Up to 12 letters').id)
    await user.type(control, 'Seven')
    expect(values()).toEqual({f0: 'Seven'})
  })

  it('of type password hides the typed text', () => {
    open([{type: 'password', title: 'Secret'}])
    expect(byLabel('Secret')).toMatchObject({type: 'password'})
  })

  it('of type currency shows its symbol', () => {
    const {root} = open([{type: 'currency', title: 'Budget', currencySymbol: '€'}])
    expect(root.textContent).toContain('€')
    expect(byRole('textbox', 'Budget').getAttribute('inputmode')).toBe('decimal')
  })

  it('that is required is marked', () => {
    open([{type: 'text', title: 'Inscription', required: true}])
    expect(byRole('textbox', 'Inscription (required)')).toMatchObject({required: true})
  })

  it('without a title is named by its other texts', () => {
    open([{type: 'text', placeholder: 'Your name'}, {type: 'text'}])
    byRole('textbox', 'Your name')
    byRole('textbox', 'f1')
  })

  it('shows its error above its title, and is described by it', () => {
    const {root, followed} = open([{type: 'text', title: 'Inscription'}])
    followed.show(new Map([['f0', 'Required']]))
    const control = byRole('textbox', 'Inscription')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const error = getByText(root, 'Required')
    expect(control.getAttribute('aria-describedby')).toBe(error.id)
    expect(error.nextElementSibling?.textContent).toContain('Inscription')
  })

  it('keeps the error of the server until it is changed', async () => {
    const {root, followed} = open([{type: 'text', title: 'Inscription'}])
    const control = byRole('textbox', 'Inscription')
    await user.type(control, 'Seven')
    await user.tab()
    followed.show(new Map([['f0', 'Not this one']]))
    await user.click(control)
    await user.tab()
    await pause(20)
    getByText(root, 'Not this one')
    await user.type(control, 's')
    expect(root.textContent).not.toContain('Not this one')
  })

  it('for a selection has any number of choices', async () => {
    const options = Array.from({length: 200}, (_, index) => `Choice ${index}`)
    const {values} = open([{type: 'select', title: 'Pick', options}])
    expect(values()).toEqual({f0: ''})
    expect(queryAllByRole(document.body, 'option')).toHaveLength(201)
    await user.selectOptions(byRole('combobox', 'Pick'), 'Choice 199')
    expect(values()).toEqual({f0: 'Choice 199'})
  })
})

describe('a textarea with a limit', () => {
  it('counts, and reports a text that is too long without cutting it', async () => {
    const {root, values} = open([{type: 'textarea', title: 'Note', maxLength: 3}])
    const counter = () => root.querySelector('.vitrine-form__counter')
    expect(counter()?.textContent).toBe('0 / 3')
    await user.type(byRole('textbox', 'Note'), 'abcd')
    await until(() => expect(counter()?.textContent).toBe('4 / 3'))
    expect(counter()?.classList.contains('error')).toBe(true)
    expect(values()).toEqual({f0: 'abcd'})
  })

  it('counts the restored text', async () => {
    const {root, write} = open([{type: 'textarea', maxLength: 3}])
    write({f0: 'ab'})
    await until(() => expect(root.querySelector('.vitrine-form__counter')?.textContent).toBe('2 / 3'))
  })

  it('is the only field that counts', () => {
    const {root} = open([
      {type: 'text', maxLength: 3},
      {type: 'textarea', maxLength: 0},
    ])
    expect(root.querySelector('.vitrine-form__counter')).toBeNull()
  })
})

describe('a field with several controls', () => {
  it('of radio buttons holds the checked one', async () => {
    const {values} = open([{type: 'radio', title: 'Colour', options: ['Red', 'Blue']}])
    byRole('group', 'Colour')
    expect(values()).toEqual({f0: ''})
    await user.click(byRole('radio', 'Red'))
    await user.click(byRole('radio', 'Blue'))
    expect(values()).toEqual({f0: 'Blue'})
  })

  it('of checkboxes holds the checked ones', async () => {
    const {values} = open([{type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card', 'Box']}])
    byRole('group', 'Extras')
    expect(values()).toEqual({f0: []})
    await user.click(byRole('checkbox', 'Box'))
    await user.click(byRole('checkbox', 'Ribbon'))
    expect(values()).toEqual({f0: ['Ribbon', 'Box']})
  })

  it('two with the same choices are independent', async () => {
    const definition = {type: 'radio', options: ['Yes', 'No']}
    const {values} = open([definition, definition])
    const [first, , third] = queryAllByRole(document.body, 'radio')
    if (first) await user.click(first)
    if (third) await user.click(third)
    expect(values()).toEqual({f0: 'Yes', f1: 'Yes'})
  })

  it('of questions holds an answer to each', async () => {
    const {values} = open([{type: 'likert', title: 'Clay', options: ['It is fun', 'It is messy']}])
    await user.click(getByRole(byRole('group', 'It is messy'), 'radio', {name: 'Strongly Agree'}))
    expect(values()).toEqual({f0: {'It is fun': [], 'It is messy': ['2']}})
  })

  it('of questions is never required', () => {
    open([{type: 'likert', title: 'Clay', options: ['It is fun'], required: true}])
    expect(document.body.textContent).not.toContain('(required)')
    expect(document.querySelector('.required')).toBeNull()
  })

  it.each([
    ['name', ['First Name', 'Last Name']],
    ['date', ['Month', 'Day', 'Year']],
    ['time', ['Hour', 'Minute', 'Second']],
  ])('of type %s has an input for each part', async (type, names) => {
    const {values} = open([{type, title: 'Whole', required: true}])
    const group = byRole('group', 'Whole (required)')
    for (const [index, name] of names.entries())
      await user.type(getByRole(group, 'textbox', {name}), `${index}`)
    const ending = type === 'time' ? ['AM'] : []
    expect(values()).toEqual({f0: [...names.map((_, index) => `${index}`), ...ending]})
  })

  it('of type address offers countries by name in the language of the page', async () => {
    document.documentElement.lang = 'de'
    const {values} = open([{type: 'address', title: 'Where to'}])
    await user.type(byRole('textbox', 'City'), 'Kairo')
    const country = byRole('combobox', 'Country')
    expect(country.children).toHaveLength(250)
    await user.selectOptions(country, 'Ägypten')
    document.documentElement.removeAttribute('lang')
    expect(values()).toEqual({f0: ['', '', 'Kairo', '', '', 'Ägypten']})
  })

  it('of type phone puts an empty country code before three parts', async () => {
    const {values} = open([{type: 'phone', title: 'Phone'}])
    await user.type(byRole('textbox', 'Area Code'), '555')
    expect(values()).toEqual({f0: ['', '555', '', '']})
  })

  it('of type phone includes the country code if the form asks for it', async () => {
    const {values} = open([{type: 'phone', title: 'Phone', showCountryCode: true}])
    await user.type(byRole('textbox', 'Country'), '20')
    expect(values()).toEqual({f0: ['20', '', '', '']})
  })
})

describe('a field without a control', () => {
  it('that is a section holds nothing', () => {
    const {root, values} = open([
      {type: 'section', title: 'Delivery', description: 'Where to', underline: true},
      {type: 'section'},
    ])
    expect(byRole('heading', 'Delivery').closest('.underline')).not.toBeNull()
    expect(root.querySelectorAll('h3')).toHaveLength(1)
    expect(values()).toEqual({})
  })

  it('that is hidden holds the value from the page’s address, else its own', () => {
    const {root, values} = open([{type: 'hidden', key: 'utm source', value: 'none'}])
    expect(root.textContent).toBe('')
    expect(values()).toEqual({f0: 'none'})
    expect(values('?utm%20source=mail')).toEqual({f0: 'mail'})
  })
})

describe('the earlier answers', () => {
  const all = [
    {type: 'text'},
    {type: 'textarea'},
    {type: 'select', options: ['A', 'B']},
    {type: 'radio', options: ['A', 'B']},
    {type: 'checkbox', options: ['A', 'B', 'C']},
    {type: 'date'},
    {type: 'phone'},
    {type: 'likert', options: ['Q']},
  ]
  const values = {
    f0: 'a',
    f1: 'b\nc',
    f2: 'B',
    f3: 'A',
    f4: ['A', 'C'],
    f5: ['1', '2', '2026'],
    f6: ['', '555', '123', '0100'],
    f7: {Q: ['-2']},
  }

  it('are restored', () => {
    const form = open(all)
    form.write(values)
    expect(form.values()).toEqual(values)
  })

  it('of another shape do no harm', () => {
    const form = open(all)
    form.write({f0: ['x'], f2: 'gone', f4: null, f5: '2026', f7: 'x', other: 'y', __proto__: {f1: 'z'}})
    expect(form.values()).toMatchObject({f0: 'x', f1: '', f2: '', f4: [], f5: ['', '', '2026'], f7: {Q: []}})
  })
})

it('moves the focus to the first control of a field, whatever its id', () => {
  const {root, fields, followed} = open([
    {id: 'a "b" £', type: 'text'},
    {id: '__proto__', type: 'radio', options: ['A']},
  ])
  for (const [index, {id}] of fields.entries())
    expect(followed.controlOf(id)).toBe(root.querySelectorAll('input')[index])
})

it('reads a form that the platform has rendered', () => {
  const parsed = parseForm(
    {
      fields: [
        {id: 'name yui £', type: 'name'},
        {id: 'checkbox-1', type: 'checkbox'},
      ],
    },
    () => {},
  )
  document.body.innerHTML = `<fieldset id="name yui £" class="form-item fields name">
    <input data-title="First" value="Ada"><input data-title="Last" value="Lovelace"></fieldset>
    <fieldset id="checkbox-1" class="form-item checkbox"><input type="checkbox" value="A" checked><input type="checkbox" value="B"></fieldset>`
  const fields = parsed.ok ? parsed.value.fields : []
  expect(Object.fromEntries(readValues(fields, document.body, ''))).toEqual({
    'name yui £': ['Ada', 'Lovelace'],
    'checkbox-1': ['A'],
  })
})
