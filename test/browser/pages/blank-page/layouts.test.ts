import {expect, test} from 'vitest'
import {allLayouts, type Layout, PLAIN, pairedLayouts} from './layouts.ts'

const KEYS = ['width', 'dir', 'place', 'sheet'] as const

const pairsOf = (layout: Layout): string[] =>
  KEYS.flatMap((first, index) =>
    KEYS.slice(index + 1).map((second) => `${first} ${layout[first]}, ${second} ${layout[second]}`),
  )

const pairsOfAll = (layouts: readonly Layout[]): string[] => [...new Set(layouts.flatMap(pairsOf))].sort()

test('nine layouts cover every pair of values of all 36', () => {
  expect(new Set(allLayouts.map((layout) => JSON.stringify(layout))).size).toBe(36)
  expect(pairedLayouts).toHaveLength(9)
  expect(pairsOfAll(pairedLayouts)).toEqual(pairsOfAll(allLayouts))
})

test('the layout of an untouched page is the first', () => {
  expect(pairedLayouts[0]).toEqual(PLAIN)
})
