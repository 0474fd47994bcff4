import {expect, it} from 'vitest'
import {PRODUCTS} from '../../goods.ts'
import {createSearch} from './search.ts'

const find = (text: string) => PRODUCTS.filter(createSearch(text)).map(({handle}) => handle)

it.each([
  ['(tea)', ['teapot']],
  ['(Tide Bowl)', ['tide-bowl']],
  // only the beginning of a word matches
  ['(pot)', []],
  ['(bow) AND (rim)', ['tide-bowl']],
  ['(bowl) AND (mug)', []],
  ['mug OR teapot', ['mug', 'teapot']],
  ['tea-ink', ['teapot']],
  ['"two glazes"', ['teapot']],
  ['"glazes two"', []],
  ['(Linen “Notebook”)', ['notebook']],
  ['(Saucer & Spoon)', ['saucer']],
  ['(فنجان قهوة)', ['cairo-cup']],
  ['(xqzvwkjq)', []],
  // no product has a tag
  ['(tag:"new")', []],
  ['(tea) AND (tag:"a \\"b\\"" OR tag:"c")', []],
  ['(vase)', ['ash-vase']],
  ['(vase) AND (available_for_sale:true)', []],
  ['(variants.price:>=48) AND (variants.price:<=74)', ['tide-bowl', 'teapot']],
  ['(mug) OR (tag:"new")', ['mug']],
])('%s is found as the adapter sends it', (text, handles) => {
  expect(find(text)).toEqual(handles)
})

it.each(['(tea', 'tea)'])('%s is an error', (text) => {
  expect(() => find(text)).toThrow('a parenthesis')
})
