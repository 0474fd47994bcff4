import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {type Cart, type CartEntry, emptyCart, parseCart} from './cart.ts'
import {quantityInCart} from './quantity-in-cart.ts'

function cart(value: unknown) {
  const parsed = parseCart(value)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const entry = {
  id: 'e1',
  itemId: 'i 1"£',
  chosenVariant: {sku: 'SQ1', attributes: {Size: 'S'}},
  quantity: 2,
  title: 'Mug',
  subTotal: 2500,
  purchasePriceCents: 1250,
  additionalFields: '{"a":1}',
}

describe('parseCart', () => {
  it('reads a full cart', () => {
    const read = cart({id: 'c', created: 1, entries: [entry], subtotalCents: 2500, totalQuantity: 2})
    expect(read.entries).toEqual([
      {
        id: 'e1',
        itemId: 'i 1"£',
        sku: 'SQ1',
        variantId: null,
        attributes: {Size: 'S'},
        quantity: 2,
        title: 'Mug',
        subTotal: 2500,
        purchasePriceCents: 1250,
        additionalFields: '{"a":1}',
        additionalFieldsForm: null,
        originalPriceCents: null,
        qtyInStock: null,
        imageUrl: null,
        productUrl: null,
      },
    ])
    expect(read).toMatchObject({id: 'c', created: 1, subtotalCents: 2500, totalQuantity: 2, taxCents: 0})
  })

  it('calculates totals that are missing or broken', () => {
    for (const bad of [undefined, null, 'x', {}, Number.NaN]) {
      const read = cart({entries: [entry, entry], totalQuantity: bad, subtotalCents: bad})
      expect(read).toMatchObject({totalQuantity: 4, subtotalCents: 5000})
    }
    expect(cart({entries: [entry], totalQuantity: 0}).totalQuantity).toBe(2)
    expect(cart({entries: [{...entry, subTotal: null}]}).subtotalCents).toBe(2500)
  })

  it('calculates a missing grand total', () => {
    const sums = {subtotalCents: 5000, discountCents: 500, shippingCostCents: 700, taxCents: 90}
    expect(cart({entries: [], ...sums}).grandTotalCents).toBe(5290)
    expect(cart({entries: [], ...sums, grandTotalCents: '0'}).grandTotalCents).toBe(0)
  })

  it('reads the stock, and the price before a sale, of the variant', () => {
    const read = (variant: object) => cart({entries: [{...entry, chosenVariant: variant}]}).entries[0]
    expect(read({qtyInStock: '3', price: 2000, onSale: true})).toMatchObject({
      qtyInStock: 3,
      originalPriceCents: 2000,
    })
    expect(read({qtyInStock: 3, unlimited: true, price: 2000, onSale: false})).toMatchObject({
      qtyInStock: null,
      originalPriceCents: null,
    })
  })

  it.each([null, undefined, 'x', 3, {0: entry}])('rejects a count above 0 with entries %j', (entries) => {
    expect(parseCart({entries, totalQuantity: 2})).toEqual({
      ok: false,
      problem: 'cart: "entries" is not a list',
    })
  })

  it.each([[[]], [[null, 'x']], [[{...entry, quantity: 0}]]])('rejects a count beside %j', (entries) => {
    const problem = 'cart: has a "totalQuantity" and no items'
    expect(parseCart({entries, totalQuantity: 2})).toEqual({ok: false, problem})
  })

  it('accepts a cart without a list as empty only if it states that it is empty', () => {
    expect(cart({entries: null, totalQuantity: 0})).toMatchObject({entries: [], totalQuantity: 0})
    expect(cart({totalQuantity: '0'})).toMatchObject({entries: [], totalQuantity: 0})
    for (const totalQuantity of [null, undefined, 'x', -1])
      expect(parseCart({entries: null, totalQuantity}).ok).toBe(false)
  })

  it('calculates numbers that are too large or negative', () => {
    for (const bad of [1e21, -1e21, '1e400'])
      expect(cart({entries: [entry], subtotalCents: bad, grandTotalCents: bad})).toMatchObject({
        subtotalCents: 2500,
        grandTotalCents: 2500,
      })
    expect(cart({entries: [entry], totalQuantity: -1}).totalQuantity).toBe(2)
    const read = cart({entries: [{...entry, quantity: -4, subTotal: 1e300, purchasePriceCents: -1e300}]})
    expect(read.entries[0]).toMatchObject({quantity: 1, subTotal: null, purchasePriceCents: null})
  })

  it('takes a missing price from the line, and none for no price', () => {
    const prices = (price: unknown, subTotal: unknown) => {
      const read = cart({entries: [{...entry, purchasePriceCents: price, subTotal}]})
      const [one] = read.entries
      return [one?.purchasePriceCents, one?.subTotal, read.subtotalCents]
    }
    expect(prices(1250, null)).toEqual([1250, 2500, 2500])
    expect(prices(null, 2500)).toEqual([1250, 2500, 2500])
    expect(prices(0, null)).toEqual([0, 0, 0])
    expect(prices(null, 'x')).toEqual([null, null, 0])
  })

  it('keeps a broken entry that is still an item, and drops invalid ones', () => {
    const read = cart({entries: [{title: 'Mug', quantity: null}, null, 3]})
    expect(read.entries.map(({title, quantity}) => [title, quantity])).toEqual([['Mug', 1]])
  })

  it.each([null, [], '<html>', 3, true, undefined, {}, {error: 'no'}])('rejects %j', (value) => {
    expect(parseCart(value)).toEqual({ok: false, problem: 'cart: is not an object with "entries"'})
  })

  it('never throws and never empties a cart with entries', () => {
    const names = ['totalQuantity', 'subtotalCents', 'created', 'coupons', 'shippingLocation', 'orderId']
    const fields = fc.dictionary(fc.constantFrom(...names), fc.jsonValue())
    fc.assert(
      fc.property(fc.jsonValue(), fields, (value, broken) => {
        parseCart(value)
        parseCart({entries: [value]})
        expect(cart({...broken, entries: [entry]}).totalQuantity).not.toBe(0)
      }),
    )
  })
})

describe('a cart that was read before', () => {
  /** Each field differs from its default: a new one fails to compile until it is here. */
  const line = {
    id: 'e1',
    itemId: 'i1',
    sku: 'SQ1',
    variantId: 'v1',
    attributes: {Size: 'S'},
    quantity: 2,
    title: 'Mug',
    subTotal: 2400,
    purchasePriceCents: 1250,
    additionalFields: '{"a":1}',
    additionalFieldsForm: {fields: []},
    originalPriceCents: 2000,
    qtyInStock: 3,
    imageUrl: '/mug.jpg',
    productUrl: '/mug',
  } satisfies CartEntry
  const whole = {
    id: 'c1',
    websiteId: 'w1',
    orderId: 'o1',
    created: 1,
    isPurchased: true,
    checkoutUrl: '/checkout',
    currency: 'KWD',
    minorUnits: 3,
    entries: [line],
    shippingOptions: [1],
    selectedShippingOption: {id: 's1'},
    shippingLocation: {country: 'US'},
    applicableTaxRules: [2],
    coupons: [{code: 'A'}],
    validCoupons: [{code: 'B'}],
    invalidCoupons: [{code: 'C'}],
    subtotalCents: 2400,
    taxCents: 10,
    shippingCostCents: 20,
    discountCents: 30,
    grandTotalCents: 2401,
    totalQuantity: 2,
    hasDigital: true,
    purelyDigital: true,
    requiresShipping: true,
  } satisfies Cart

  it('is the same when it is read again, with every field of a line: tabs and storage hold it', () => {
    expect(cart(whole)).toEqual(whole)
    expect(cart(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
  })

  it('is the same for whatever the API has sent', () => {
    const variant = fc.dictionary(
      fc.constantFrom('sku', 'id', 'attributes', 'onSale', 'price', 'unlimited', 'qtyInStock'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(variant, fc.jsonValue(), (chosenVariant, other) => {
        const read = cart({entries: [{...entry, chosenVariant}, other]})
        expect(cart(read)).toEqual(read)
      }),
    )
  })
})

describe('emptyCart', () => {
  it('holds nothing', () => {
    expect(emptyCart()).toMatchObject({entries: [], totalQuantity: 0, subtotalCents: 0, id: null})
  })
})

describe('minorUnits', () => {
  it.each([
    [{minorUnits: 3}, 3],
    [{minorUnits: 'many'}, null],
    [{}, null],
  ])('of %j are %s', (fields, expected) => {
    expect(cart({entries: [entry], ...fields}).minorUnits).toBe(expected)
  })
})

describe('quantityInCart', () => {
  const full = cart({
    entries: [entry, {...entry, id: 'e2', chosenVariant: {sku: 'SQ2'}}, {...entry, itemId: 'other'}],
  })
  it('counts one variant, or the whole item if the SKU is unknown', () => {
    const item = {itemId: 'i 1"£', variantId: null, isSkuEnough: true}
    expect(quantityInCart(full, {...item, sku: 'SQ1'})).toBe(2)
    expect(quantityInCart(full, {...item, sku: null})).toBe(4)
    expect(quantityInCart(full, {...item, itemId: 'nothing', sku: null})).toBe(0)
  })
})
