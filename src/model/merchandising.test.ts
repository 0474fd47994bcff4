import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {parseMerchandising} from './merchandising.ts'
import {scarcityText} from './scarcity-text.ts'

const text = (fields: Record<string, unknown>, stock: number) =>
  scarcityText(
    parseMerchandising({scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left!', ...fields}),
    stock,
  )

describe('scarcityText', () => {
  it('puts the stock in place of any placeholder', () => {
    expect(text({}, 3)).toBe('Only 3 left!')
    expect(text({scarcityText: 'Only {num} left in stock'}, 1)).toBe('Only 1 left in stock')
    expect(text({scarcityText: 'Nearly gone'}, 1)).toBe('Nearly gone')
  })

  it('shows up to the fullest variant that the server calls scarce', () => {
    const scarcityTemplateViews = [{qtyInStock: 3}, null, {qtyInStock: 5, attributes: {Size: 'S'}}]
    expect(text({scarcityTemplateViews}, 5)).toBe('Only 5 left!')
    expect(text({scarcityTemplateViews}, 6)).toBeNull()
    expect(text({scarcityTemplateViews: []}, 1)).toBeNull()
  })

  it('shows up to 10 where the server says nothing of it', () => {
    expect(text({}, 10)).toBe('Only 10 left!')
    expect(text({}, 11)).toBeNull()
  })

  it('is silent when off, without text, or with nothing or everything in stock', () => {
    expect(text({scarcityEnabled: false}, 3)).toBeNull()
    expect(text({scarcityText: ''}, 3)).toBeNull()
    expect(text({}, 0)).toBeNull()
    expect(text({}, Number.MAX_SAFE_INTEGER)).toBeNull()
  })
})

describe('parseMerchandising', () => {
  it('reads the text for sold out', () => {
    expect(parseMerchandising({customSoldOutText: 'Gone fishing'}).customSoldOutText).toBe('Gone fishing')
    expect(parseMerchandising({customSoldOutText: ''}).customSoldOutText).toBeNull()
  })

  it('never throws', () => {
    const fields = fc.dictionary(
      fc.constantFrom('scarcityTemplateViews', 'scarcityText', 'customSoldOutText', 'scarcityEnabled'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.jsonValue(), fields, (value, known) => {
        scarcityText(parseMerchandising(value), 3)
        scarcityText(parseMerchandising(known), 3)
      }),
    )
  })
})
