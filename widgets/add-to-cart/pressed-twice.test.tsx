import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {hold} from '../../test/helpers/fake-server.ts'
import {form} from '../../test/helpers/product-html.ts'
import {MUG} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))

const PRODUCT = {...MUG, variants: [{sku: 'M1', attributes: {}, price: 1000, unlimited: true}]}
const button = () => getByRole(document.body, 'button', {name: /add/i})
const message = () => queryByRole(document.body, 'alert')?.textContent ?? null
const STILL = 'The item is still being added. To add another one, press again afterwards.'
/** Longer than a double click. */
const LATER = 350

describe('a second press', () => {
  it('counts once the shop has added the first', async () => {
    const {user} = await page.open(form(PRODUCT))
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
    await pause(LATER)
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(2))
    await until(() => expect(button().textContent).toBe('Added!'))
    expect(button().getAttribute('aria-disabled')).toBeNull()
  })

  it('counts while the button says that the first was added', async () => {
    const {user} = await page.open(form(PRODUCT))
    await user.click(button())
    await until(() => expect(button().textContent).toBe('Added!'))
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(2))
  })

  it('before that is answered in words', async () => {
    const held = hold(page.shop.answer)
    page.server.answer(held.answer)
    const {user} = await page.open(form(PRODUCT))
    await user.click(button())
    await until(() => expect(button().textContent).toBe('Adding…'))
    await pause(LATER)
    await user.click(button())
    await until(() => expect(message()).toBe(STILL))
    held.release()
    await until(() => expect(message()).toBeNull())
    expect(page.additions()).toHaveLength(1)
  })

  it('of a double click is part of the first', async () => {
    const {user} = await page.open(form(PRODUCT))
    await user.dblClick(button())
    await until(() => expect(button().textContent).toBe('Added!'))
    expect([page.additions().length, message()]).toEqual([1, null])
  })
})

it('a press waits for the step of the quantity that was clicked before', async () => {
  const {user} = await page.open(
    form(PRODUCT, {
      quantity:
        '<input type="number" name="quantity" aria-label="Quantity" value="1"><button type="button" data-quantity-step="1">+</button>',
    }),
  )
  const plus = getByRole(document.body, 'button', {name: '+'})
  plus.click()
  plus.click()
  await user.click(getByRole(document.body, 'button', {name: 'Add To Cart'}))
  await until(() => expect(page.additions()).toMatchObject([{quantity: 3}]))
  expect(getByLabelText<HTMLInputElement>(document.body, 'Quantity').value).toBe('3')
})
