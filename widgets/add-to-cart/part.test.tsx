import {getByRole, queryByRole} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {page as settings} from '../../src/page/page.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {form} from '../../test/helpers/product-html.ts'
import {MUG} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
watchConsole()

const PLENTY = {...MUG, variants: [{sku: 'M1', attributes: {}, price: 1000, unlimited: true}]}

const DOUBLED = {
  ...MUG,
  variantOptionOrdering: ['Glaze'],
  variants: ['Oat', 'Sea'].map((Glaze) => ({
    id: `v-${Glaze}`,
    sku: 'M1',
    price: 1000,
    attributes: {Glaze},
    unlimited: true,
  })),
}

const button = () => document.querySelector<HTMLElement>('form > button') ?? document.body

/** Clicks the button; the server answers with these values. */
async function press(taken: number | undefined, message = 'Only a few are left.', attributes = {}) {
  const opened = await page.open(form(PLENTY, {quantity: '', attributes: {quantity: '5', ...attributes}}))
  const entry = {id: '1', itemId: MUG.id, title: 'Mug', quantity: taken ?? 5}
  const problem = {code: 'x', message, wanted: 5, taken}
  page.server.answer(
    json({shoppingCart: {entries: taken === 0 ? [] : [entry]}, problems: [problem]}),
    json({results: []}),
  )
  await opened.user.click(button())
}

const alertText = async () => (await until(() => getByRole(document.body, 'alertdialog'))).textContent

describe('a click that is only partly fulfilled', () => {
  it('shows what was added, and continues as added', async () => {
    await press(2)
    expect(await alertText()).toBe('Not Everything Was AddedOnly a few are left. Added 2 of 5.OK')
    await until(() => expect(button().textContent).toBe('Added!'))
  })

  it('uses the default text if the shop sends none', async () => {
    await press(2, '')
    expect(await alertText()).toContain('Added 2 of 5.')
  })

  it('is a failure if nothing was added', async () => {
    await press(0)
    expect(await alertText()).toBe('Unable to Add ItemOnly a few are left.OK')
    await until(() => expect(button().textContent).toBe('Add To Cart'))
  })

  it('shows that the stock is too low if the server sends no reason', async () => {
    await press(0, '')
    expect(await alertText()).toContain('Unable to Add Item')
    expect(await alertText()).not.toContain('Added')
  })

  it('says that the shop has added more than was wanted', async () => {
    await press(6, '')
    expect(await alertText()).toContain('Added 6, not 5: the shop sells no fewer.')
  })

  it('shows further messages of the shop', async () => {
    await press(undefined, 'It costs more now.')
    expect(await alertText()).toContain('It costs more now.')
  })

  it('does not open the checkout, where the visitor would not read it', async () => {
    const go = vi.spyOn(location, 'assign')
    await press(2, 'Few.', {express: ''})
    await alertText()
    expect(go).not.toHaveBeenCalled()
  })
})

it('an express checkout opens the address from the shop', async () => {
  const {user} = await page.open(form(PLENTY, {attributes: {express: ''}}))
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const entries = [{id: '1', itemId: MUG.id, quantity: 1}]
  page.server.answer(json({shoppingCart: {entries, checkoutUrl: 'https://pay.example/c/1'}}))
  await user.click(button())
  await until(() => expect(go).toHaveBeenCalledWith('https://pay.example/c/1'))
})

it('an express checkout opens the address that the tag names', async () => {
  settings().checkout = '/kasse/'
  const {user} = await page.open(form(PLENTY, {attributes: {express: ''}}))
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {})
  page.server.answer(json({shoppingCart: {entries: [{id: '1', itemId: MUG.id, quantity: 1}]}}))
  await user.click(button())
  await until(() => expect(go).toHaveBeenCalledWith(`${location.origin}/kasse/`))
})

describe('variants of one SKU', () => {
  it('are distinguished by their id', async () => {
    const {user} = await page.open(form(DOUBLED))
    const list = document.querySelector('select') ?? document.createElement('select')
    await user.selectOptions(list, 'Sea')
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
    expect(page.additions()).toEqual([
      {itemId: MUG.id, sku: 'M1', variantId: 'v-Sea', quantity: 1, additionalFields: null},
    ])
    expect(queryByRole(document.body, 'alertdialog')).toBeNull()
  })
})
