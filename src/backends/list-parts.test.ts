import {expect, it} from 'vitest'
import {OWN_FILTERS} from '../model/product-query.ts'
import {isOption} from './list-parts.ts'

it('knows the filters of the call itself', () => {
  expect(OWN_FILTERS.filter(isOption)).toEqual([])
  expect(isOption('Color')).toBe(true)
})
