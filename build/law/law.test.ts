import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {stores} from '../../demo/seed/stores.ts'
import {root} from '../root.ts'
import {DUTIES} from './duties.ts'
import {lawFile, lawPage} from './page.ts'

it('the table of duties is up to date (npm run generate)', () => {
  expect(readFileSync(lawFile, 'utf8')).toBe(lawPage())
})

it.each(DUTIES)('$duty: has tests that exist', ({tests}) => {
  expect(tests.length).toBeGreaterThan(0)
  for (const [file, title] of tests) expect(readFileSync(root + file, 'utf8')).toContain(`'${title}'`)
})

it('the guide has the words of the order button that the demo shop has', () => {
  const page = readFileSync(lawFile, 'utf8')
  for (const {messages} of stores) expect(page).toContain(`| ${messages.placeOrder} |`)
})
