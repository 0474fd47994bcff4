import {describe, expect, it} from 'vitest'
import {findConcerned} from './concerning.ts'

describe('the tests for a word', () => {
  it('include files and tests with that name, in any case', () => {
    const {named, unit, browser} = findConcerned('Newsletter')
    expect(named).toEqual(
      expect.arrayContaining(['widgets/newsletter/widget.ts', 'widgets/newsletter/newsletter.css']),
    )
    expect(unit).toContain('widgets/newsletter/newsletter.test.tsx')
    expect(browser).toContain('test/browser/forms/newsletter.e2e.ts')
  })

  it('include the nearest tests of a file without its own', () => {
    const {named, unit} = findConcerned('src/cart/totals')
    expect(named).toEqual(['src/cart/totals.ts'])
    expect(unit).toContain('widgets/cart-page/cart-page.test.tsx')
    expect(unit).not.toContain('widgets/newsletter/newsletter.test.tsx')
  })

  it('include browser tests with that title, including generated titles', () => {
    expect(findConcerned('cart-indicator: a failed read').browser).toEqual([
      'test/browser/loader/faults-table.e2e.ts',
    ])
    expect(findConcerned('additional-fields').browser).toContain('test/browser/loader/faults-table.e2e.ts')
  })

  it('are empty for an unknown word', () => {
    const unheard = ['qu', 'ux', 'word'].join('-')
    expect(findConcerned(unheard)).toMatchObject({named: [], unit: [], browser: []})
  })
})
