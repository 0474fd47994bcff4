import {getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form, radios} from '../../test/helpers/product-html.ts'
import {TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()
beforeEach(() => () => expect(said.errors).toEqual([]))

const options = radios(['Size', ['S', 'M', 'L']]) + radios(['Colour', ['Black', 'White']])
const choose = (name: string) => getByRole(document.body, 'radio', {name}).click()

const items = [
  {id: 'i1', assetUrl: '/media/black.jpg', altText: 'In black'},
  {id: 'i2', assetUrl: '/media/white.jpg'},
]
const PICTURED = {
  ...TEE,
  items,
  variants: TEE.variants.map((one) => ({
    ...one,
    mainImageId: one.attributes.Colour === 'Black' ? 'i1' : 'i2',
  })),
}
const IMAGE =
  '<img id="own" src="/media/white.jpg?format=300w" srcset="/media/white.jpg?format=750w 750w" alt="A tee">'
const card = (details: string, product: object = PICTURED, mode = 'list') =>
  form({...TEE, ...product}, {options, details, attributes: {mode}})
const source = () => document.querySelector('#own')?.getAttribute('src')

describe('the picture of a card', () => {
  it('shows the chosen variant, as soon as all that is left have one picture', async () => {
    const html = card(`<img src="/badge.svg" alt="New">${IMAGE}`)
    const {unmount} = await page.open(html)
    choose('Black')
    await until(() => expect(source()).toBe('/media/black.jpg'))
    const image = getByRole<HTMLImageElement>(document.body, 'img', {name: 'In black'})
    expect(image.getAttribute('srcset')).toBe('')
    choose('White')
    await until(() => expect(source()).toBe('/media/white.jpg?format=300w'))
    expect(getByRole(document.body, 'img', {name: 'A tee'})).toBe(image)
    expect(image.getAttribute('srcset')).toBe('/media/white.jpg?format=750w 750w')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/badge.svg')
    choose('Black')
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it.each([
    ['the choice leaves several', 'S', card(IMAGE)],
    ['the image is not of the product', 'Black', card(IMAGE.replaceAll('white.jpg', 'other.jpg'))],
    [
      'the browser chooses among sources',
      'Black',
      card(`<picture><source srcset="/a.avif">${IMAGE}</picture>`),
    ],
    ['the product has the page for itself', 'Black', card(IMAGE, PICTURED, 'page')],
    [
      'the address could run code',
      'Black',
      card(IMAGE, {
        ...PICTURED,
        items: [{id: 'i1', assetUrl: 'javascript:alert(1)'}, items[1]],
      }),
    ],
    ['the data is no list', 'Black', card(IMAGE, {...PICTURED, items: 'x'})],
  ])('stays if %s', async (_, value, html) => {
    await page.open(html)
    const before = source()
    choose(value)
    await pause(100)
    expect(source()).toBe(before)
  })
})
