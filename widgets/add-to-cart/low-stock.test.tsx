import {getByLabelText} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {form} from '../../test/helpers/product-html.ts'
import {TEE} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))

const text = () => document.querySelector('.product-scarcity')
const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)

type User = Awaited<ReturnType<typeof page.open>>['user']

async function choose(user: User, size: string, colour: string) {
  await user.selectOptions(list('Size'), size)
  await user.selectOptions(list('Colour'), colour)
}

describe('low stock by an attribute', () => {
  it('shows what is left of the chosen variant, up to the limit', async () => {
    const {user} = await page.open(form(TEE, {attributes: {'low-stock': 3}}))
    await choose(user, 'S', 'Black')
    await until(() => expect(text()?.textContent).toBe('3 left'))
    expect(text()?.hasAttribute('hidden')).toBe(false)
    await user.selectOptions(list('Colour'), 'White')
    await until(() => expect(text()?.hasAttribute('hidden')).toBe(true))
    await choose(user, 'M', 'Black')
    expect(text()?.hasAttribute('hidden')).toBe(true)
  })

  it('keeps the text of the product', async () => {
    const merchandising = {scarcityText: 'Nur noch {n}'}
    const {user} = await page.open(form(TEE, {attributes: {'low-stock': 5, merchandising}}))
    await choose(user, 'S', 'White')
    await until(() => expect(text()?.textContent).toBe('Nur noch 5'))
  })
})
