import {describe, expect, it} from 'vitest'
import {findConcerned} from './concerning.ts'

describe('what concerns a word', () => {
  it('are the files and tests that are called so, in whatever case', () => {
    const {named, unit, browser} = findConcerned('Newsletter')
    expect(named).toEqual(
      expect.arrayContaining(['widgets/newsletter/strings.ts', 'widgets/newsletter/newsletter.css']),
    )
    expect(unit).toContain('widgets/newsletter/newsletter.test.tsx')
    expect(browser).toContain('test/browser/forms/newsletter.e2e.ts')
  })

  it('are the nearest tests of a file without its own', () => {
    const {named, unit} = findConcerned('cart-page/parts/totals')
    expect(named).toEqual(['widgets/cart-page/parts/totals.ts'])
    expect(unit).toContain('widgets/cart-page/cart-page.test.tsx')
    expect(unit).not.toContain('widgets/newsletter/newsletter.test.tsx')
  })

  it('are browser tests by their titles, also where these are made of data', () => {
    expect(findConcerned('cart-indicator: a reading that fails').browser).toEqual([
      'test/browser/loader/faults-table.e2e.ts',
    ])
    expect(findConcerned('additional-fields').browser).toContain('test/browser/loader/faults-table.e2e.ts')
  })

  it('is nothing where nothing is called so', () => {
    const unheard = ['qu', 'ux', 'word'].join('-')
    expect(findConcerned(unheard)).toEqual({named: [], unit: [], browser: []})
  })
})
