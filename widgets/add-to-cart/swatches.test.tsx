import {getByRole, getByText} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form, radios} from '../../test/helpers/product-html.ts'
import {TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

beforeEach(() => {
  // happy-dom accepts everything
  vi.stubGlobal('CSS', {supports: (_: string, value: string) => /^(#\w+|white)$/.test(value)})
  return () => expect(said.errors).toEqual([])
})

const options = radios(['Size', ['S', 'M', 'L']]) + radios(['Colour', ['Black', 'White']])
const radio = (name: string) => getByRole<HTMLInputElement>(document.body, 'radio', {name})
const color = (name: string) => radio(name).style.getPropertyValue('--add-to-cart-swatch-color')
const picture = (name: string) => radio(name).style.getPropertyValue('--add-to-cart-swatch-image')

const withSwatches = (swatches: unknown) => ({...TEE, swatches})

const address = (path: string) => `url("${location.origin}${path}")`
const IMAGES = [
  {id: 'i1', assetUrl: '/media/black.jpg', colorData: {centerAverage: '101010'}},
  {id: 'i2', assetUrl: '/media/white.jpg'},
]
const withImages = (imageOf: (variant: (typeof TEE.variants)[number]) => string | null) => ({
  ...TEE,
  items: IMAGES,
  variants: TEE.variants.map((one) => ({...one, mainImageId: imageOf(one)})),
})
const BY_COLOUR = withImages(({attributes}) => (attributes.Colour === 'Black' ? 'i1' : 'i2'))

describe('swatches from the pictures of the variants', () => {
  it.each([
    ['color', '#101010', null],
    ['picture', '', '/media/black.jpg'],
  ])('with %s: the colour of a picture, or else the picture', async (kind, black, blackPicture) => {
    await page.open(form(BY_COLOUR, {options, attributes: {swatches: kind}}))
    await until(() => expect(picture('White')).toBe(address('/media/white.jpg')))
    expect([color('Black'), picture('Black')]).toEqual([black, blackPicture ? address(blackPicture) : ''])
    expect([color('S'), picture('S')]).toEqual(['', ''])
  })

  it('give way to the swatches of the product', async () => {
    const product = {...BY_COLOUR, swatches: {Colour: {White: '#fff'}}}
    await page.open(form(product, {options, attributes: {swatches: 'picture'}}))
    await until(() => expect(color('White')).toBe('#fff'))
    expect(picture('Black')).not.toBe('')
  })

  it.each([
    ['the element does not ask for them', BY_COLOUR, {}],
    ['two values share a picture', withImages(() => 'i1'), {swatches: 'picture'}],
    [
      'a value has none',
      withImages(({attributes}) => (attributes.Colour === 'Black' ? 'i1' : null)),
      {swatches: 'picture'},
    ],
    [
      'they differ within a value',
      withImages(({sku}) => (sku === 'S-B' ? 'i1' : 'i2')),
      {swatches: 'picture'},
    ],
  ])('do not exist if %s', async (_, product, attributes) => {
    await page.open(form(product, {options, attributes}))
    await pause(50)
    expect(document.querySelector('.add-to-cart__swatch')).toBeNull()
  })

  it('turn the options of a form that the widget renders into radio buttons', async () => {
    const json = JSON.stringify(BY_COLOUR)
    const element = document.createElement('div')
    Object.assign(element.dataset, {vitrine: 'add-to-cart', swatches: 'picture', product: json})
    await page.open(element.outerHTML)
    await until(() => expect(picture('White')).toContain('/media/white.jpg'))
    expect(getByRole(document.body, 'combobox', {name: 'Size'})).toBeTruthy()
  })
})

describe('swatches', () => {
  it('are the radio buttons of values with a colour or a picture', async () => {
    await page.open(form(withSwatches({Colour: {Black: '#111', White: '/media/white.jpg'}}), {options}))
    await until(() => expect(color('Black')).toBe('#111'))
    expect(picture('White')).toBe(`url("${location.origin}/media/white.jpg")`)
    const marked = [...document.querySelectorAll<HTMLInputElement>('.add-to-cart__swatch')]
    expect(marked.map(({value}) => value)).toEqual(['Black', 'White'])
  })

  it('never become other CSS', async () => {
    const odd = 'data:image/png,");background:url("https://example.com/?\\'
    await page.open(form(withSwatches({Colour: {Black: 'javascript:0', White: odd}}), {options}))
    await until(() => expect(picture('White')).toMatch(/^url\("data:image\/png,%22[^"\\]*%5C"\)$/))
    expect(radio('Black').classList).not.toContain('add-to-cart__swatch')
  })

  it('stand in the form that the widget renders', async () => {
    const product = JSON.stringify(withSwatches({Colour: {Black: '#111', White: 'white'}})).replaceAll(
      '"',
      '&quot;',
    )
    await page.open(`<div data-vitrine="add-to-cart" data-product="${product}"></div>`)
    await until(() => expect(color('White')).toBe('white'))
    getByText(document.body, 'Colour', {selector: 'legend'})
    expect(document.querySelector('select')?.dataset.variantOptionName).toBe('Size')
  })

  it.each([[null], [{}], [{Colour: 'red'}], [{Colour: {Black: {}}}], ['x']])(
    '%j changes nothing',
    async (swatches) => {
      const html = form(withSwatches(swatches), {options})
      await page.open(html)
      await pause(30)
      expect(document.querySelector('.add-to-cart__swatch')).toBeNull()
    },
  )

  it('are gone after unmounting', async () => {
    const html = form(withSwatches({Colour: {Black: '#111'}}), {options})
    const {unmount} = await page.open(html)
    await until(() => expect(color('Black')).toBe('#111'))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
