import {getByLabelText, getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {emit} from '../../src/page/emit.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {DETAILS, form, radios, select} from '../../test/helpers/product-html.ts'
import {MUG, TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => () => expect(said.errors).toEqual([]))

const SIZE: [string, string[]] = ['Size', ['S', 'M', 'L']]
const COLOUR: [string, string[]] = ['Colour', ['Black', 'White']]

const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name, {selector: 'select'})
const radio = (name: string | RegExp) => getByRole<HTMLInputElement>(document.body, 'radio', {name})
const lines = (name: string) => [...list(name).options].map(({text}) => text)
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body
const isHidden = (selector: string) => one(selector).hidden
const price = () => one('.product-price').textContent

/** The visitor selects options. */
async function choose(
  user: {selectOptions: (list: Element, value: string) => Promise<void>},
  ...values: string[]
) {
  for (const [index, name] of ['Size', 'Colour'].entries()) {
    const value = values[index]
    if (value) await user.selectOptions(list(name), value)
  }
}

describe('price and marks', () => {
  it.each([
    ['S', 'Black', '$20.00', null, true, true],
    ['S', 'White', 'Sale Price: $15.00 Original Price: $20.00', '$20.00', false, true],
    ['M', 'Black', '$25.00', null, true, false],
    ['L', 'White', '$30.00', null, true, true],
  ])('of %s %s', async (size, colour, shown, original, noSale, noSoldOut) => {
    const {user} = await page.open(form(TEE))
    await choose(user, size, colour)
    await until(() => expect(price()).toBe(shown))
    expect(document.querySelector('.original-price')?.textContent ?? null).toBe(original)
    expect([isHidden('.product-mark.sale'), isHidden('.product-mark.sold-out')]).toEqual([noSale, noSoldOut])
  })

  it('return to the server’s when no variant is chosen any more', async () => {
    const html = form(TEE, {details: DETAILS.replace('$20.00', 'from <b>$15</b>')})
    const {user} = await page.open(html)
    await choose(user, 'M', 'Black')
    await until(() => expect(price()).toBe('$25.00'))
    await user.selectOptions(list('Size'), '')
    await until(() => expect(price()).toBe('from $15'))
    expect([isHidden('.product-mark.sale'), isHidden('.product-mark.sold-out')]).toEqual([true, true])
  })

  it('follow the variant in a subscription too, if it has a price', async () => {
    const pricingOptions = [{price: 1800, salePrice: 1600, onSale: true}, {price: 1}]
    const variants = TEE.variants.map((variant, index) => (index ? variant : {...variant, pricingOptions}))
    const details = '<p class="product-price">$20.00</p><p class="subscription-price">from $16.00</p>'
    const {user} = await page.open(form({...TEE, variants}, {details}))
    await choose(user, 'S', 'Black')
    await until(() =>
      expect(one('.subscription-price').textContent).toBe('Sale Price: $16.00 Original Price: $18.00'),
    )
    expect(price()).toBe('$20.00')
    await choose(user, 'L', 'White')
    await until(() => expect(price()).toBe('$30.00'))
    expect(one('.subscription-price').textContent).toBe('from $16.00')
  })

  it('are in the page’s currency and language', async () => {
    page.setContext({
      website: {language: 'de-DE'},
      websiteSettings: {storeSettings: {selectedCurrency: 'EUR'}},
    })
    const {user} = await page.open(form(TEE))
    await choose(user, 'S', 'Black')
    await until(() => expect(price()).toBe('20,00\u00a0€'))
  })

  it('stay the server’s while its own choice applies', async () => {
    const options = [SIZE, COLOUR]
      .map(radios)
      .join('')
      .replace(/value="(S|Black)"/g, '$& checked')
    const {user} = await page.open(form(TEE, {options, details: DETAILS.replace('$20.00', 'USD 20')}))
    await user.click(radio('S'))
    await pause(30)
    expect(price()).toBe('USD 20')
    await user.click(radio(/^M/))
    await until(() => expect(price()).toBe('$25.00'))
    await user.click(radio('S'))
    await until(() => expect(price()).toBe('USD 20'))
  })

  it('follow a choice that the browser has restored', async () => {
    document.body.innerHTML = form(TEE)
    list('Size').value = 'M'
    list('Colour').value = 'Black'
    const heard = hear('variant-change')
    await page.mount(one('form'))
    await until(() => expect(price()).toBe('$25.00'))
    await until(() => expect(heard).toHaveLength(1))
    expect(heard).toMatchObject([
      {detail: {itemId: 'tee', variant: {sku: 'M-B'}, inStock: false, unselected: []}},
    ])
  })
})

describe('a combination that no variant has', () => {
  const message = () => document.querySelector('[role=alert]')?.textContent ?? null

  it('is named beside the button as soon as it is chosen', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'M', 'White')
    await until(() =>
      expect(message()).toBe('Sorry, that item variant is unavailable. Please select another variant.'),
    )
    expect(document.querySelector('form > button')?.nextElementSibling?.textContent).toBe(message())
    expect(document.activeElement).toBe(list('Colour'))
    await choose(user, 'L')
    await until(() => expect(message()).toBeNull())
  })

  it('is not one that is sold out', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'M', 'Black')
    await until(() => expect(document.querySelector('form > button')?.textContent).toBe('Sold out'))
    expect(message()).toBeNull()
  })
})

describe('scarcity', () => {
  const merchandising = {scarcityEnabled: true, scarcityText: 'Only {n} left'}

  it('shows that the chosen variant is scarce', async () => {
    const {user} = await page.open(form(TEE, {attributes: {merchandising}}))
    await choose(user, 'S', 'Black')
    await until(() => expect(one('.product-scarcity').textContent).toBe('Only 3 left'))
    expect(isHidden('.product-scarcity')).toBe(false)
    await choose(user, 'L', 'White')
    await until(() => expect(isHidden('.product-scarcity')).toBe(true))
  })

  it('is not shown if the site does not want it', async () => {
    const {user} = await page.open(form(TEE, {attributes: {merchandising: {scarcityText: 'Only {n} left'}}}))
    await choose(user, 'S', 'Black')
    await until(() => expect(one('.product-variants').dataset.selectedVariant).toBeDefined())
    expect(isHidden('.product-scarcity')).toBe(true)
  })

  it('of each variant, as in generation 7.0: only that of the chosen one is shown', async () => {
    const details = `<p class="product-price">$20.00</p>
      <i class="product-scarcity" id="default">Few left</i>
      <i class="product-scarcity" id="own" hidden data-variant-attributes='{"Size":"S","Colour":"White"}'>5 left</i>
      <i class="product-scarcity" id="broken" hidden data-variant-attributes='{"Size":'>?</i>`
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('.product-scarcity')].flatMap(({id, hidden}) =>
        hidden ? [] : id,
      )
    const {user} = await page.open(form(TEE, {details}))
    expect(shown()).toEqual(['default'])
    await choose(user, 'S', 'White')
    await until(() => expect(shown()).toEqual(['own']))
    await choose(user, 'L', 'White')
    await until(() => expect(shown()).toEqual(['default']))
  })
})

describe('data written to the page', () => {
  const written = () => {
    const {selectedVariant, unselectedOptions, variantInStock} = one('.product-variants').dataset
    return [selectedVariant && JSON.parse(selectedVariant).sku, unselectedOptions, variantInStock]
  }

  it('follows the choice', async () => {
    const {user} = await page.open(form(TEE))
    await user.click(list('Size'))
    await until(() => expect(written()).toEqual([undefined, '["Size","Colour"]', 'false']))
    await choose(user, 'S')
    await until(() => expect(written()).toEqual([undefined, '["Colour"]', 'false']))
    await choose(user, '', 'White')
    await until(() => expect(written()).toEqual(['S-W', '[]', 'true']))
    await choose(user, 'M')
    await until(() => expect(written()).toEqual([undefined, '[]', 'false']))
    await choose(user, '', 'Black')
    await until(() => expect(written()).toEqual(['M-B', '[]', 'false']))
  })

  it('is also fired as an event', async () => {
    const heard = hear('variant-change')
    const {user, element} = await page.open(form(TEE))
    await choose(user, 'S', 'White')
    const last = {itemId: 'tee', variant: {sku: 'S-W'}, inStock: true, unselected: []}
    await until(() => expect(heard.at(-1)?.detail).toMatchObject(last))
    expect(heard[0]?.target === element).toBe(true)
    await choose(user, 'M')
    await until(() =>
      expect(heard.at(-1)?.detail).toMatchObject({variant: null, inStock: false, unselected: []}),
    )
  })

  it('is sent again on request, once something was chosen', async () => {
    const heard = hear('variant-change')
    const ask = (itemId: string) => emit('variant-wanted', {itemId, variantId: 'v1'})
    const {user, element} = await page.open(form(TEE))
    const its = () => heard.filter(({target}) => target === element).map(({detail}) => detail)
    await choose(user, 'S', 'White')
    await until(() => expect(its().at(-1)).toMatchObject({variant: {sku: 'S-W'}}))
    // wait for the event of the first rendering
    await pause(20)
    const told = its()
    ask('cup')
    expect(its()).toEqual(told)
    ask('tee')
    expect(its()).toEqual([...told, told.at(-1)])
  })
})

describe('unavailable values', () => {
  it('are marked in select elements, given the other options, and keep their value', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'M')
    await until(() =>
      expect(lines('Colour')).toEqual(['Select Colour', 'Black (unavailable)', 'White (unavailable)']),
    )
    expect([...list('Colour').options].map(({value}) => value)).toEqual(['', 'Black', 'White'])
    await choose(user, 'L')
    await until(() => expect(lines('Colour')).toEqual(['Select Colour', 'Black (unavailable)', 'White']))
    await choose(user, 'S')
    await until(() => expect(lines('Colour')).toEqual(['Select Colour', 'Black', 'White']))
  })

  it('are marked in the option that was chosen last: the earlier choice was available until then', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'L', 'Black')
    await until(() => expect(lines('Colour')).toContain('Black (unavailable)'))
    expect(lines('Size')).toContain('L')
    await user.selectOptions(list('Size'), 'M')
    await until(() => expect(lines('Colour')).toContain('Black'))
    expect(lines('Size')).toContain('M (unavailable)')
  })

  it('are marked in every option if no other choice would help', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'M', 'Black')
    await until(() => expect(lines('Colour')).toContain('Black (unavailable)'))
    expect(lines('Size')).toContain('M (unavailable)')
  })

  it('are struck through in select elements that can show it', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'L')
    const struck = () =>
      [...list('Colour').querySelectorAll('.add-to-cart__unavailable')].map((one) => one.textContent)
    await until(() => expect(struck()).toEqual(['Black (unavailable)']))
    await choose(user, 'S')
    await until(() => expect(struck()).toEqual([]))
  })

  it('can still be chosen: the message explains why they cannot be bought', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'L', 'Black')
    await user.click(getByRole(document.body, 'button'))
    await until(() => expect(getByRole(document.body, 'alert').textContent).toMatch(/variant is unavailable/))
  })

  it('are marked at radio buttons, visibly and for screen readers', async () => {
    const {user} = await page.open(form(TEE, {options: radios(SIZE) + radios(COLOUR)}))
    await user.click(radio('L'))
    await until(() => radio('Black (unavailable)'))
    expect(
      radio('Black (unavailable)').closest('label')?.classList.contains('add-to-cart__unavailable'),
    ).toBe(true)
    expect(radio('White').closest('label')?.classList.contains('add-to-cart__unavailable')).toBe(false)
    await user.click(radio('S'))
    await until(() => radio('Black'))
  })

  it('use the texts of the page', async () => {
    await setStrings({'add-to-cart.unavailableValue': '{value} – ausverkauft'})
    const {user} = await page.open(form(TEE))
    await choose(user, 'L')
    await until(() => expect(lines('Colour')).toContain('Black – ausverkauft'))
  })

  it('are marked without a use if no choice helps, once the widget is mounted', async () => {
    await page.open(form(TEE))
    await until(() => expect(lines('Size')).toEqual(['Select Size', 'S', 'M (unavailable)', 'L']))
    expect(lines('Colour')).toEqual(['Select Colour', 'Black', 'White'])
    expect(price()).toBe('$20.00')
    expect(page.calls()).toEqual([])
  })

  it('are marked without a use beside the choice of the server', async () => {
    const options = radios(SIZE).replace('value="L"', 'value="L" checked') + radios(COLOUR)
    await page.open(form(TEE, {options}))
    await until(() => radio('Black (unavailable)'))
    expect(radio('L').checked).toBe(true)
  })
})

describe('values that the server has marked', () => {
  const MARKED = radios(SIZE).replace(
    '<label><input type="radio" name="Size" value="M">',
    '<label class="add-to-cart__unavailable"><input type="radio" name="Size" value="M" aria-label="M (unavailable)">',
  )

  it('load nothing, and stay marked with the first use', async () => {
    const {user} = await page.open(form(TEE, {options: MARKED + radios(COLOUR)}))
    await pause(50)
    expect(document.querySelector('.product-variants')?.hasAttribute('data-unselected-options')).toBe(false)
    await user.click(radio('White'))
    await until(() => expect(one('.product-variants').dataset.unselectedOptions).toBe('["Size"]'))
    expect(radio('M (unavailable)').closest('label')?.className).toBe('add-to-cart__unavailable')
  })

  it.each(['hover', 'focus'] as const)(
    'are read before the press, with the %s of the button',
    async (act) => {
      const {user} = await page.open(form(TEE, {options: MARKED + radios(COLOUR)}))
      const button = getByRole(document.body, 'button', {name: 'Add To Cart'})
      if (act === 'hover') await user.hover(button)
      else button.focus()
      await until(() => expect(one('.product-variants').dataset.unselectedOptions).toBe('["Size","Colour"]'))
      expect(page.calls()).toEqual([])
    },
  )

  it('lose the mark when the stock changes, and have it again after unmounting', async () => {
    const served = radios(SIZE).replace(
      '<label><input type="radio" name="Size" value="S">',
      '<label class="add-to-cart__unavailable"><input type="radio" name="Size" value="S" aria-label="S (unavailable)">',
    )
    const {unmount} = await page.open(form(TEE, {options: served + radios(COLOUR)}))
    await until(() => expect(radio('S').closest('label')?.className).toBe(''))
    expect(radio('S').hasAttribute('aria-label')).toBe(false)
    unmount()
    expect(radio('S (unavailable)').closest('label')?.className).toBe('add-to-cart__unavailable')
  })

  it.each([
    [
      'with its own words',
      '<option class="add-to-cart__unavailable" value="Black">Jet (unavailable)</option>',
      'Jet',
    ],
    [
      'in other words',
      '<option class="add-to-cart__unavailable" value="Black">Sold out: Jet</option>',
      'Black',
    ],
  ])('in a select element are written without the mark once it does not apply: %s', async (_, line, text) => {
    const options = select(SIZE) + select(COLOUR).replace('<option>Black</option>', line)
    const {user} = await page.open(form(TEE, {options}))
    await choose(user, 'S')
    await until(() => expect(lines('Colour')).toEqual(['Select Colour', text, 'White']))
    expect([...list('Colour').options].map(({value}) => value)).toEqual(['', 'Black', 'White'])
    await choose(user, 'L')
    await until(() => expect(lines('Colour')).toEqual(['Select Colour', `${text} (unavailable)`, 'White']))
  })
})

describe('one option as a select element and as radio buttons', () => {
  const both = () => form(TEE, {options: select(SIZE) + radios(SIZE) + select(COLOUR)})

  it('shows the same choice in both, whichever was used', async () => {
    const {user} = await page.open(both())
    await choose(user, 'S')
    await until(() => expect(radio('S').checked).toBe(true))
    await user.click(radio('L'))
    await until(() => expect(list('Size').value).toBe('L'))
    await user.selectOptions(list('Size'), '')
    await until(() => expect(radio('L').checked).toBe(false))
  })

  it('counts once when missing', async () => {
    const {user} = await page.open(both())
    await user.click(getByRole(document.body, 'button'))
    await until(() =>
      expect(getByRole(document.body, 'alert').textContent).toBe(
        'Please select the Size and Colour options.',
      ),
    )
  })

  it('a script can change it and another option and click the button at once', async () => {
    const {user} = await page.open(both())
    await choose(user, 'S', 'Black')
    await until(() => expect(price()).toBe('$20.00'))
    for (const [name, value] of [
      ['Size', 'L'],
      ['Colour', 'White'],
    ] as const) {
      list(name).value = value
      list(name).dispatchEvent(new Event('change', {bubbles: true}))
    }
    getByRole(document.body, 'button').click()
    await until(() => expect(page.additions()).toMatchObject([{sku: 'L-W'}]))
    await until(() => expect(radio('L').checked).toBe(true))
  })

  it('adds the chosen variant', async () => {
    const {user} = await page.open(both())
    await user.click(radio('L'))
    await choose(user, '', 'White')
    await user.click(getByRole(document.body, 'button'))
    await until(() => expect(page.additions()).toMatchObject([{sku: 'L-W'}]))
  })
})

describe('select elements on real pages', () => {
  it.each([
    ['a prompt with its own value', '<option value="prompt">Choose…</option>'],
    ['a prompt without one', '<option>Choose…</option>'],
  ])('%s is not a choice', async (_, prompt) => {
    const options = [SIZE, COLOUR]
      .map(select)
      .join('')
      .replaceAll(/<option value="">[^<]*<\/option>/g, prompt)
    const {user} = await page.open(form(TEE, {options}))
    await user.click(getByRole(document.body, 'button'))
    await until(() =>
      expect(getByRole(document.body, 'alert').textContent).toBe(
        'Please select the Size and Colour options.',
      ),
    )
  })

  it('without a prompt have their first entry chosen', async () => {
    const options = [SIZE, COLOUR]
      .map(select)
      .join('')
      .replaceAll(/<option value="">[^<]*<\/option>/g, '')
    const {user} = await page.open(form(TEE, {options}))
    await user.click(getByRole(document.body, 'button'))
    await until(() => expect(page.additions()).toMatchObject([{sku: 'S-B'}]))
  })

  it('support names and values with quotes and hash signs', async () => {
    const odd = `12" & <£5> 'x'`
    const item = {
      ...MUG,
      variants: [odd, 'b'].map((value) => ({
        sku: value,
        attributes: {'Size "£"': value},
        price: 1,
        unlimited: true,
      })),
    }
    const {user} = await page.open(form(item))
    await user.selectOptions(list('Size "£"'), odd)
    await user.click(getByRole(document.body, 'button'))
    await until(() => expect(page.additions()).toMatchObject([{sku: odd}]))
  })
})

describe('unmounting', () => {
  it('restores select elements and radio buttons', async () => {
    const html = form(TEE, {options: select(SIZE) + radios(SIZE) + radios(COLOUR)})
    const {user, unmount} = await page.open(html)
    await user.click(radio('L'))
    await until(() => radio('Black (unavailable)'))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
