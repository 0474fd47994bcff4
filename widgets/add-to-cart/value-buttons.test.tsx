import {getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form, select} from '../../test/helpers/product-html.ts'
import {TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, type Opened, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()
beforeEach(() => () => expect(said.errors).toEqual([]))

const COLOURS = ['Light Grey', 'Blue', 'Café']
const SHIRT = {
  ...TEE,
  variants: COLOURS.map((Colour, index) => ({
    sku: `S${index}`,
    attributes: {Colour},
    price: 2000 + 500 * index,
    qtyInStock: index === 2 ? 0 : 5,
  })),
}
/** Two options that share their values. */
const SUIT = {
  ...TEE,
  variants: ['S', 'M'].flatMap((Jacket, index) =>
    ['S', 'M'].map((Trousers, other) => ({
      sku: `${Jacket}${Trousers}`,
      attributes: {Jacket, Trousers},
      price: 2000 + 500 * index + 100 * other,
      unlimited: true,
    })),
  ),
}

const buttons = (write: (value: string) => string) => COLOURS.map(write).join('')
const price = () => document.querySelector('.product-price')?.textContent
const find = (name: string | RegExp) => getByRole<HTMLButtonElement>(document.body, 'button', {name})
const add = () => find('Add To Cart').click()
const skus = () => page.additions().map((body) => Object(body).sku)
const state = () =>
  COLOURS.map((_, index) =>
    document.querySelectorAll('.product-variants button')[index]?.getAttribute('aria-pressed'),
  )

async function open(html: string): Promise<Opened> {
  const opened = await page.open(html)
  await until(() => expect(document.querySelector('form[novalidate]')).not.toBeNull())
  return opened
}

describe.each([
  [
    'with data-option and data-value',
    buttons((value) => `<button type="button" data-option="Colour" data-value="${value}">${value}</button>`),
  ],
  [
    'that send a name and a value',
    buttons((value) => `<button name="options[Colour]" value="${value}">${value}</button>`),
  ],
  [
    'with slugs for values, and the name of a field',
    buttons(
      (value) =>
        `<button type="submit" name="attribute_pa_colour" value="${value.toLowerCase().replace(' ', '-')}">${value}</button>`,
    ),
  ],
  [
    'in a fieldset with a legend',
    `<fieldset><legend>Colour</legend>${buttons((value) => `<button type="button">${value}</button>`)}</fieldset>`,
  ],
  [
    'below a heading, with other words around the name',
    `<h3>Select Colour:</h3><ul>${buttons((value) => `<li><button>${value}</button></li>`)}</ul>`,
  ],
  [
    'in a group with data-option-name, without a text',
    `<div data-option-name="Colour">${buttons((value) => `<button aria-label="${value}"></button>`)}</div>`,
  ],
  [
    'in a group with aria-label, with ids for values',
    `<div role="group" aria-label="Colour">${buttons((value) => `<button value="4711"><b>${value}</b></button>`)}</div>`,
  ],
])('buttons %s', (_, options) => {
  it('choose: one is pressed, the price follows, and the choice is added', async () => {
    const {user} = await open(form(SHIRT, {options}))
    expect(state()).toEqual(['false', 'false', 'false'])
    await user.click(find('Blue'))
    await until(() => expect(price()).toBe('$25.00'))
    expect(state()).toEqual(['false', 'true', 'false'])
    await user.click(find('Light Grey'))
    await until(() => expect(price()).toBe('$20.00'))
    expect(state()).toEqual(['true', 'false', 'false'])
    expect(page.calls()).toEqual([])
    add()
    await until(() => expect(skus()).toEqual(['S0']))
  })

  it('are marked where the value is sold out, and can be chosen', async () => {
    const {user} = await open(form(SHIRT, {options}))
    const out = await until(() => find('Café (unavailable)'))
    expect(out.className).toContain('add-to-cart__unavailable')
    expect(out.disabled).toBe(false)
    await user.click(out)
    await until(() => expect(find('Sold out').getAttribute('aria-disabled')).toBe('true'))
  })

  it('are as the server wrote them after the end', async () => {
    const html = form(SHIRT, {options})
    const {user, unmount} = await open(html)
    await user.click(find('Blue'))
    await until(() => expect(price()).toBe('$25.00'))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

const PLAIN = buttons((value) => `<button type="button">${value}</button>`)

describe('without a choice', () => {
  it('adding asks for it, with the focus on the first button and the message below the group', async () => {
    await open(form(SHIRT, {options: `<div id="group">${PLAIN}</div>`}))
    add()
    const message = await until(() => getByRole(document.body, 'alert'))
    expect(message.textContent).toBe('Please select the Colour option.')
    await until(() => expect(document.activeElement).toBe(find('Light Grey')))
    expect(document.getElementById('group')?.nextElementSibling?.contains(message)).toBe(true)
    expect(find('Light Grey').getAttribute('aria-describedby')).toBe(message.id)
    expect(find('Light Grey').hasAttribute('aria-invalid')).toBe(false)
    expect(said.warnings).toEqual([])
  })
})

describe('screen readers', () => {
  it.each([
    [`<div>${PLAIN}</div>`, 1],
    [`<p>Colour</p><div><div>${PLAIN}</div></div>`, 1],
    [`<fieldset><legend>Colour</legend><div>${PLAIN}</div></fieldset>`, 0],
    [`<div role="group" aria-label="Shade">${PLAIN}</div>`, 0],
  ])('hear the name of the group, unless the page names it: %s', async (options, count) => {
    await open(form(SHIRT, {options}))
    expect(document.querySelectorAll('[role=group][aria-label=Colour]')).toHaveLength(count)
  })

  it('hear a radio button where the page says so: arrow keys choose, and it is one tab stop', async () => {
    const options = `<div role="radiogroup" aria-label="Colour">${buttons((value) => `<button type="button" role="radio" aria-checked="false">${value}</button>`)}</div>`
    const {user} = await open(form(SHIRT, {options}))
    const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')]
    const shown = () => radios.map((one) => `${one.getAttribute('aria-checked')} ${one.tabIndex}`)
    expect(shown()).toEqual(['false 0', 'false -1', 'false -1'])
    radios[0]?.focus()
    await user.keyboard('{ArrowRight}')
    await until(() => expect(price()).toBe('$25.00'))
    expect(document.activeElement).toBe(radios[1])
    expect(shown()).toEqual(['false -1', 'true 0', 'false -1'])
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(shown()).toEqual(['false -1', 'false -1', 'true 0'])
    expect(radios.some((one) => one.hasAttribute('aria-pressed'))).toBe(false)
  })

  it('pass over radio buttons that the page has disabled; a key of the browser chooses nothing', async () => {
    const options = `<div role="radiogroup" aria-label="Colour">${buttons((value) => `<button type="button" role="radio" aria-checked="false"${value === 'Blue' ? '' : ' disabled'}>${value}</button>`)}</div>`
    await open(form(SHIRT, {options}))
    const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')]
    expect(radios[1]?.tabIndex).toBe(0)
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init})
      radios[1]?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(press({key: 'ArrowLeft', altKey: true})).toBe(false)
    expect(radios[1]?.getAttribute('aria-checked')).toBe('false')
    expect(press({key: 'ArrowRight'})).toBe(true)
    expect(radios.map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false'])
  })

  it('hear no mark of the server twice, nor after it is gone', async () => {
    const html = (item: typeof SHIRT) =>
      form(item, {
        options: `<p>Colour</p>${buttons((value) => `<button class="add-to-cart__unavailable" data-value="${value}" aria-label="${value} (unavailable)"></button>`)}`,
      })
    const opened = await open(html(SHIRT))
    await opened.user.click(find(/^Blue/))
    await until(() => find('Blue'))
    expect(find(/^Café/).getAttribute('aria-label')).toBe('Café (unavailable)')
    opened.unmount()
    const {user} = await open(
      html({...SHIRT, variants: SHIRT.variants.map((one) => ({...one, qtyInStock: 5}))}),
    )
    await user.click(find(/^Blue/))
    await until(() => find('Café'))
  })
})

describe('beside the quantity', () => {
  const options = `<div role="group">${PLAIN}<label>Quantity <input type="number" name="quantity" value="1"></label></div>`

  it('buttons stay when the choice cannot be bought, and do not name what holds both', async () => {
    const {user} = await open(form(SHIRT, {options: `<p>Colour</p>${options}`, quantity: ''}))
    const [group, label] = [
      document.querySelector<HTMLElement>('[role=group]'),
      document.querySelector<HTMLElement>('[role=group] label'),
    ]
    await user.click(find(/^Café/))
    await until(() => expect(label?.hidden).toBe(true))
    expect(group?.hidden).toBe(false)
    expect(group?.getAttribute('aria-label')).toBeNull()
  })
})

describe('the screen decides', () => {
  const SERVED = buttons(
    (value) => `<button type="button" aria-pressed="${value === 'Blue'}">${value}</button>`,
  )
  const set = (name: string, isOn: boolean) => find(name).setAttribute('aria-pressed', `${isOn}`)

  it('the server’s choice is added', async () => {
    await open(form(SHIRT, {options: SERVED}))
    add()
    await until(() => expect(skus()).toEqual(['S1']))
  })

  it('what a script of the page has pressed is added, without an event', async () => {
    await open(form(SHIRT, {options: SERVED}))
    set('Blue', false)
    set('Light Grey', true)
    add()
    await until(() => expect(skus()).toEqual(['S0']))
  })

  it('a choice that the script takes back is asked for', async () => {
    const {user} = await open(form(SHIRT, {options: PLAIN}))
    const toggle = () => set('Blue', find('Blue').getAttribute('aria-pressed') !== 'true')
    find('Blue').addEventListener('click', toggle)
    await user.click(find('Blue'))
    await until(() => expect(price()).toBe('$25.00'))
    await user.click(find('Blue'))
    expect(find('Blue').getAttribute('aria-pressed')).toBe('false')
    add()
    await until(() => expect(getByRole(document.body, 'alert').textContent).toContain('Colour'))
    expect(page.additions()).toEqual([])
  })

  it('buttons that the page replaces by copies choose', async () => {
    const {user} = await open(form(SHIRT, {options: `<div id="group">${PLAIN}</div>`}))
    const group = document.getElementById('group')
    group?.replaceWith(group.cloneNode(true))
    await user.click(find('Blue'))
    await until(() => expect(price()).toBe('$25.00'))
  })

  it('a hidden field and a list of the same option follow the press', async () => {
    const fields = `<input type="hidden" name="Colour" value="">${select(['Colour', COLOURS])}`
    const {user} = await open(form(SHIRT, {options: PLAIN + fields}))
    await user.click(find('Blue'))
    await until(() => expect(document.querySelector('select')?.value).toBe('Blue'))
    const list = document.querySelector('select') ?? document.createElement('select')
    await user.selectOptions(list, 'Light Grey')
    await until(() => expect(state()).toEqual(['true', 'false', 'false']))
  })

  it('a hidden field that a script sets presses the button', async () => {
    await open(form(SHIRT, {options: `${PLAIN}<input type="hidden" name="Colour" value="">`}))
    const field = document.querySelector<HTMLInputElement>('[type=hidden]')
    if (field) field.value = 'Blue'
    field?.dispatchEvent(new Event('change', {bubbles: true}))
    await until(() => expect(state()).toEqual(['false', 'true', 'false']))
    add()
    await until(() => expect(skus()).toEqual(['S1']))
  })
})

it('the labels around buttons separate options that share values', async () => {
  const group = (name: string) =>
    `<div><span>${name}</span><div>${['S', 'M'].map((value) => `<button type="button">${value}</button>`).join('')}</div></div>`
  const {user} = await open(form(SUIT, {options: group('Jacket') + group('Trousers')}))
  const [, jacketM, trousersS] = document.querySelectorAll('.product-variants button')
  if (jacketM) await user.click(jacketM)
  if (trousersS) await user.click(trousersS)
  await until(() => expect(price()).toBe('$25.00'))
  add()
  await until(() => expect(skus()).toEqual(['MS']))
})

it('where nothing tells them apart, the buttons choose nothing, and the console says what is looked for', async () => {
  const options = ['S', 'M', 'S', 'M'].map((value) => `<button type="button">${value}</button>`).join('')
  await page.open(form(SUIT, {options}))
  await until(() => {
    add()
    expect(said.warnings.flat().join()).toContain(
      'has no control for Jacket: add a select or radio buttons named "option:Jacket", or <button> elements with data-option="Jacket" and data-value',
    )
  })
  expect(page.calls()).toEqual([])
  said.warnings.length = 0
})

it('a value that no variant has is reported', async () => {
  const options = `${PLAIN}<button type="button" data-option="Colour" data-value="Pink">Pink</button>`
  const {user} = await open(form(SHIRT, {options}))
  await user.click(find('Blue'))
  await until(() =>
    expect(said.warnings.flat().join()).toContain('no variant of the product has Colour "Pink"'),
  )
  said.warnings.length = 0
})

it('price differences stand in the buttons, which stay choices', async () => {
  const {user} = await open(form(SHIRT, {options: PLAIN, attributes: {'price-differences': true}}))
  await user.click(find('Light Grey'))
  await until(() => expect(find(/^Blue .*\$5/).textContent).toContain('$5.00'))
  await user.click(find(/^Blue .*\$5/))
  await until(() => expect(price()).toBe('$25.00'))
})

it('a form that the browser posts has the pressed value', async () => {
  const options = buttons((value) => `<button name="options[Colour]" value="${value}">${value}</button>`)
  const {user} = await open(form(SHIRT, {options}))
  await user.click(find('Blue'))
  const post = document.querySelector('form') ?? document.createElement('form')
  const formData = new FormData()
  post.dispatchEvent(Object.assign(new Event('formdata'), {formData}))
  expect([...formData]).toEqual([['options[Colour]', 'Blue']])
})

it('a hidden field with an earlier choice is not posted in its place', async () => {
  const options = buttons((value) => `<button name="options[Colour]" value="${value}">${value}</button>`)
  const {user} = await open(
    form(SHIRT, {options: `${options}<input type="hidden" name="options[Colour]" value="">`}),
  )
  await user.click(find('Blue'))
  const post = document.querySelector('form') ?? document.createElement('form')
  const formData = new FormData()
  formData.set('options[Colour]', '')
  post.dispatchEvent(Object.assign(new Event('formdata'), {formData}))
  expect([...formData]).toEqual([['options[Colour]', 'Blue']])
})
