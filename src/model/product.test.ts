import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {type ParseDefaults, parseProduct, parseVariants} from './product.ts'

const defaults: ParseDefaults = {currency: 'USD'}

function product(value: unknown) {
  const parsed = parseProduct(value, defaults)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

function variants(value: unknown) {
  const parsed = parseVariants(value, defaults)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const problemOf = (parsed: {ok: boolean; problem?: string}) => parsed.problem

describe('parseProduct', () => {
  const item = {
    id: 'a b"\'£',
    title: 'Mug “£5”',
    fullUrl: '/shop/mug',
    structuredContent: {
      productType: '1',
      onSale: 'false',
      isSubscribable: 'true',
      variantOptionOrdering: ['Size', 'Fabric', 'Colour'],
      useCustomAddButtonText: true,
      customAddButtonText: 'Take it',
      variants: [
        {
          id: 'v1',
          sku: 'SQ1',
          attributes: {Colour: 'Red', Size: 'S'},
          priceMoney: {currency: 'EUR', value: '12.50'},
          qtyInStock: 3,
          unlimited: false,
          mainImageId: 'img1',
          pricingOptions: [
            {
              price: '1100',
              priceMoney: {currency: 'EUR', value: '11.00'},
              salePriceMoney: {currency: 'EUR', value: '9.00'},
              onSale: true,
            },
            {price: 1},
          ],
        },
      ],
      additionalFieldsForm: {name: 'Form', fields: []},
    },
  }

  it('reads a full item', () => {
    expect(product(item)).toEqual({
      id: 'a b"\'£',
      title: 'Mug “£5”',
      url: '/shop/mug',
      productType: 1,
      variants: [
        {
          id: 'v1',
          sku: 'SQ1',
          attributes: {Colour: 'Red', Size: 'S'},
          mainImageId: 'img1',
          subscription: {
            price: {currency: 'EUR', minor: 1100},
            salePrice: {currency: 'EUR', minor: 900},
            onSale: true,
          },
          price: {currency: 'EUR', minor: 1250},
          salePrice: null,
          onSale: false,
          qtyInStock: 3,
          unlimited: false,
          source: item.structuredContent.variants[0],
        },
      ],
      isSubscribable: true,
      optionNames: ['Size', 'Colour'],
      customButtonText: 'Take it',
      form: {name: 'Form', fields: []},
      currency: 'USD',
      source: {...item, ...item.structuredContent},
    })
  })

  it.each([undefined, null, [], 'x', [null], [{price: 'much'}]])(
    'finds no subscription price in %j',
    (pricingOptions) => {
      expect(product({id: 'p', variants: [{price: 1, pricingOptions}]})?.variants[0]?.subscription).toBeNull()
    },
  )

  it('reads a flat item', () => {
    const flat = {id: 'p1', title: 'Cap', price: 900, variants: [{sku: null, price: 900, attributes: {}}]}
    expect(product(flat)).toMatchObject({
      id: 'p1',
      productType: 1,
      source: flat,
      customButtonText: null,
      optionNames: [],
    })
  })

  it('lists options in order of appearance if there is no ordering', () => {
    const list = [{attributes: {Colour: 'Red'}}, {attributes: {Size: 'S', Colour: 'Blue'}}]
    expect(product({id: '1', variants: list}).optionNames).toEqual(['Colour', 'Size'])
  })

  it('allows subscriptions only for physical products and services', () => {
    expect(product({id: '1', productType: 2, isSubscribable: true}).isSubscribable).toBe(false)
    expect(product({id: '1', productType: 3, isSubscribable: true}).isSubscribable).toBe(true)
  })

  it.each([null, [], 'x', {}, {id: ''}, {id: 'p', variants: 'x'}])('rejects %j with the reason', (value) => {
    expect(problemOf(parseProduct(value, defaults))).toMatch(/^(product|variants): /)
  })

  it('never throws', () => {
    const anything = fc.jsonValue()
    const content = fc.record(
      {
        variants: fc.oneof(anything, fc.array(anything)),
        productType: anything,
        variantOptionOrdering: anything,
      },
      {requiredKeys: []},
    )
    fc.assert(
      fc.property(anything, content, (value, structuredContent) => {
        parseProduct(value, defaults)
        parseProduct({id: 'p', structuredContent}, defaults)
        parseProduct({id: 'p', ...structuredContent}, defaults)
      }),
    )
  })
})

describe('parseVariants', () => {
  it('takes attributes from optionValues if there are none', () => {
    const optionValues = [{optionName: 'Size "L"', value: '£5'}, null, {optionName: 'Fit', value: 7}]
    expect(variants([{price: 1, optionValues}])[0]?.attributes).toEqual({'Size "L"': '£5', Fit: '7'})
  })

  it('keeps a sale price without a sale', () => {
    const [variant] = variants([{price: 500, salePrice: 400, onSale: false}])
    expect(variant).toMatchObject({onSale: false, salePrice: {minor: 400}})
  })

  it('uses the plain price for a money value of whole major units', () => {
    const [variant] = variants([{price: 10000, priceMoney: {value: '100', currency: 'EUR'}}])
    expect(variant?.price).toEqual({currency: 'EUR', minor: 10000})
  })

  it('prefers the money field otherwise', () => {
    const [variant] = variants([{price: 1, priceMoney: {value: '25.00', currency: 'EUR'}}])
    expect(variant?.price).toEqual({currency: 'EUR', minor: 2500})
  })

  it('omits a bad variant and names it', () => {
    const problems: string[] = []
    const warn = (problem: string) => problems.push(problem)
    const parsed = parseVariants([{sku: 'a', price: 1}, null, {sku: 'b', price: 'x'}], {
      currency: 'USD',
      warn,
    })
    expect(parsed.ok && parsed.value.map(({sku}) => sku)).toEqual(['a'])
    expect(problems).toEqual([
      'variants[1]: is not an object',
      'variants[2]: has no readable "priceMoney" or "price"',
    ])
  })

  it('fails only if no variant remains', () => {
    expect(problemOf(parseVariants([3], defaults))).toBe('variants[0]: is not an object')
    expect(variants([])).toEqual([])
    expect(variants(null)).toEqual([])
  })

  it('leaves the decision to the server if the page states no stock', () => {
    const stocks = [{}, {qtyInStock: 0}, {qtyInStock: -4}, {qtyInStock: '5', unlimited: 'false'}]
    expect(variants(stocks).map(({qtyInStock, unlimited}) => [qtyInStock, unlimited])).toEqual([
      [0, true],
      [0, false],
      [0, false],
      [5, false],
    ])
  })
})
