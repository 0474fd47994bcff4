import {describe, expect, it} from 'vitest'
import {createPage} from './data.ts'

describe('createPage', () => {
  it('returns the same page every time', () => expect(createPage(50)).toEqual(createPage(50)))

  it('starts with the same products, however many there are', () =>
    expect(createPage(500).products.slice(0, 50)).toEqual(createPage(50).products))

  it('varies the number of tags and variants, in stock and sold out', () => {
    const {products} = createPage(50)
    expect(new Set(products.map(({tags}) => tags.length))).toEqual(new Set([2, 3, 4]))
    expect(new Set(products.map(({variants}) => variants.length))).toEqual(new Set([2, 3]))
    const stock = products.flatMap(({variants}) => variants.map(({inStock}) => inStock))
    expect(new Set(stock)).toEqual(new Set([true, false]))
  })

  it.each(['&', '<', '>', '"'])('has %s in the texts of many products', (character) => {
    const texts = createPage(50).products.map(({title, tags}) => [title, ...tags].join())
    expect(texts.filter((text) => text.includes(character)).length).toBeGreaterThan(5)
  })
})
