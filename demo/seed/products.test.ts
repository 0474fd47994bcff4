import {describe, expect, it} from 'vitest'
import {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import {photosOf} from './gallery.ts'
import {galleryPictures} from './gallery-pictures.ts'
import {drawPicture} from './pictures.ts'
import {products} from './products.ts'

const count = (values: readonly unknown[]) => new Set(values).size

const pictures = [...products.flatMap((product) => photosOf(product)), ...galleryPictures].map(
  ({picture}) => picture,
)

describe('the seed', () => {
  it('contains every product type, and no id, slug or SKU twice', () => {
    expect(new Set(products.map(({type}) => type))).toEqual(new Set(Object.keys(PRODUCT_TYPE)))
    expect(count(products.map(({id}) => id))).toBe(products.length)
    expect(count(products.map(({slug}) => slug))).toBe(products.length)
    const skus = products.flatMap(({variants}) => variants.map(({sku}) => sku))
    expect(count(skus)).toBe(skus.length)
  })

  it('covers everything that the shop demonstrates', () => {
    expect(products.length).toBeGreaterThanOrEqual(24)
    expect(new Set(products.map(({options}) => options.length))).toEqual(new Set([0, 1, 2, 3]))
    expect(products.map(({plan}) => plan?.billingPeriod.unit)).toEqual(
      expect.arrayContaining(['WEEK', 'MONTH', 'YEAR']),
    )
    expect(products.some(({form}) => form)).toBe(true)
  })

  it('gives every variant a value for each option', () => {
    for (const {options, variants} of products)
      for (const {attributes} of variants) expect(Object.keys(attributes)).toEqual(options)
  })

  it('draws the same picture each time, without undefined values', () => {
    for (const picture of pictures) {
      expect(drawPicture(picture)).toBe(drawPicture(picture))
      expect(drawPicture(picture)).not.toMatch(/undefined|NaN|false/)
    }
  })

  it('draws every picture differently, and none large', () => {
    const asked = pictures.map((picture) => JSON.stringify({view: 'whole', ...picture}))
    expect(count(pictures.map(drawPicture))).toBe(count(asked))
    for (const picture of pictures) expect(drawPicture(picture).length).toBeLessThan(25_000)
  })
})
