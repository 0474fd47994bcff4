import {expect, it} from 'vitest'
import type {Outcome} from './outcome.ts'
import {findDifferences} from './page-names.ts'
import {backendsPage, type Visited} from './report.ts'

const outcome = (name: string): Outcome => ({name, state: 'passed', note: 'a | b'})

const visited = (name: string, ...faults: string[]): Visited => ({
  name,
  what: `a shop of ${name}`,
  story: [outcome('add'), {...outcome('other money'), state: 'skipped'}],
  faults: faults.map(outcome),
  command: [outcome('check-backend: add')],
  newcomer: [outcome('create-vitrine')],
  timed: [],
  overhead: null,
  seconds: 1,
})

const page = backendsPage([visited('cups', 'lost', 'cut'), visited('mugs', 'lost')], '2026-01-01')

it('finds no difference in what wrote the page', () => {
  expect(findDifferences(page, [visited('cups', 'lost', 'cut'), visited('mugs', 'lost')])).toEqual([])
})

it('names what is new, and what is gone', () => {
  expect(findDifferences(page, [visited('cups', 'lost', 'slow'), visited('mugs', 'lost')])).toEqual([
    'cups: slow is not on the page',
    'cups: cut was not tested',
  ])
})

it('compares each shop with its own column', () => {
  expect(findDifferences(page, [visited('mugs', 'lost', 'cut')])).toEqual(['mugs: cut is not on the page'])
})

it('names all of a shop that the page does not have', () => {
  expect(findDifferences(page, [visited('plates', 'lost')])).toHaveLength(5)
})

it('leaves out a shop that could not be had', () => {
  const missing = {...visited('cups'), story: [], command: [], newcomer: [], whyNot: 'no server'}
  expect(findDifferences(page, [missing, visited('mugs', 'lost')])).toEqual([])
})
