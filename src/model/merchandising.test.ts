import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {parseMerchandising} from './merchandising.ts'
import {parseProduct} from './product.ts'
import {scarcityText} from './scarcity-text.ts'

function productOf(...stocks: (number | null)[]) {
  const variants = stocks.map((qtyInStock, index) => ({
    attributes: {Size: `${index}`},
    price: 1,
    qtyInStock,
    unlimited: qtyInStock === null,
  }))
  const parsed = parseProduct({id: 'x', variants}, {currency: 'USD'})
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

const settingsOf = (fields: Record<string, unknown>) =>
  parseMerchandising({scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left!', ...fields})

/** The text of a variant with this much stock. */
function text(fields: Record<string, unknown>, stock: number | null): string | null {
  const product = productOf(stock)
  return scarcityText(settingsOf(fields), product, product.variants[0] ?? null)
}

/** The text of a product with several variants, while none is selected. */
const textOfAll = (fields: Record<string, unknown>, ...stocks: (number | null)[]) =>
  scarcityText(settingsOf({scarcityShownByDefault: true, ...fields}), productOf(...stocks), null)

describe('scarcityText', () => {
  it('replaces any placeholder with the stock', () => {
    expect(text({}, 3)).toBe('Only 3 left!')
    expect(text({scarcityText: 'Only {num} left in stock'}, 1)).toBe('Only 1 left in stock')
    expect(text({scarcityText: 'Nearly gone'}, 1)).toBe('Nearly gone')
  })

  it('shows up to the fullest variant that the server calls scarce', () => {
    const scarcityTemplateViews = [{qtyInStock: 8}, null, {qtyInStock: 5, attributes: {Size: 'S'}}]
    expect(text({scarcityTemplateViews}, 5)).toBe('Only 5 left!')
    expect(text({scarcityTemplateViews}, 6)).toBeNull()
    expect(text({scarcityTemplateViews: []}, 1)).toBeNull()
  })

  it('shows up to 10 if the server gives no limit', () => {
    expect(text({}, 10)).toBe('Only 10 left!')
    expect(text({}, 11)).toBeNull()
  })

  it('is silent when off, without text, or with nothing or everything in stock', () => {
    expect(text({scarcityEnabled: false}, 3)).toBeNull()
    expect(text({scarcityText: ''}, 3)).toBeNull()
    expect(text({}, 0)).toBeNull()
    expect(text({}, null)).toBeNull()
  })

  it('of a product with one variant has the limit of its only view', () => {
    expect(text({scarcityTemplateViews: [{qtyInStock: 3}]}, 3)).toBe('Only 3 left!')
    expect(text({scarcityTemplateViews: [{qtyInStock: 3}]}, 4)).toBeNull()
  })

  it('before a selection counts all variants together, if there are few of each', () => {
    const scarcityTemplateViews = [2, 3].map((qtyInStock) => ({qtyInStock, attributes: {Size: 'S'}}))
    expect(textOfAll({scarcityTemplateViews}, 2, 3)).toBe('Only 5 left!')
    expect(textOfAll({scarcityTemplateViews}, 2, 0, 3)).toBe('Only 5 left!')
    expect(textOfAll({scarcityTemplateViews}, 2, 3, 4)).toBeNull()
    expect(textOfAll({scarcityTemplateViews}, 2, null)).toBeNull()
    expect(textOfAll({scarcityTemplateViews}, 0, 0)).toBeNull()
  })

  it('before a selection is the server’s own number if it sends one', () => {
    const scarcityTemplateViews = [{qtyInStock: 7}, {qtyInStock: 2, attributes: {Size: 'S'}}]
    expect(textOfAll({scarcityTemplateViews}, 2, 30)).toBe('Only 7 left!')
    expect(textOfAll({scarcityTemplateViews, scarcityShownByDefault: false}, 2, 30)).toBe('Only 7 left!')
  })

  it('is hidden before a selection if the shop does not want it', () => {
    expect(textOfAll({scarcityShownByDefault: false}, 1, 1)).toBeNull()
    expect(textOfAll({scarcityShownByDefault: undefined}, 1, 1)).toBeNull()
    expect(textOfAll({scarcityEnabled: false}, 1, 1)).toBeNull()
  })
})

describe('parseMerchandising', () => {
  it('never throws', () => {
    const fields = fc.dictionary(
      fc.constantFrom('scarcityTemplateViews', 'scarcityText', 'scarcityShownByDefault', 'scarcityEnabled'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.jsonValue(), fields, (value, known) => {
        for (const settings of [value, known])
          scarcityText(parseMerchandising(settings), productOf(3, 1), null)
      }),
    )
  })
})
