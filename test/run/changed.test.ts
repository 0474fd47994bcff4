import {describe, expect, it} from 'vitest'
import {findConcernedBy} from './changed.ts'

describe('what a change concerns', () => {
  it('is the widget of a changed file: its unit tests, and the browser tests of its name', () => {
    const concerned = findConcernedBy(['widgets/like/widget.ts'])
    expect(concerned?.named).toEqual(['widgets/like/widget.ts'])
    expect(concerned?.unit).toContain('widgets/like/like.test.tsx')
    expect(concerned?.unit).not.toContain('widgets/form/form.test.tsx')
    expect(concerned?.browser).toContain('test/browser/scenes/scenes.e2e.ts')
    const titles = new RegExp(concerned?.titles ?? '^$')
    expect('browser/scenes/scenes.e2e.ts like, liked').toMatch(titles)
    expect('browser/scenes/scenes.e2e.ts share, open').not.toMatch(titles)
  })

  it('tells apart names of which one has the other', () => {
    const titles = new RegExp(findConcernedBy(['widgets/form/index.ts'])?.titles ?? '^$')
    expect('form, sent').toMatch(titles)
    expect('restock-form, sent').not.toMatch(titles)
  })

  it('is every widget that depends on a file', () => {
    const {unit = [], titles = ''} = findConcernedBy(['src/cart/view.ts']) ?? {}
    expect(titles).toContain('cart-page')
    expect(titles).toContain('cart-drawer')
    expect(unit).toContain('widgets/cart-drawer/cart-drawer.test.tsx')
  })

  it('is a changed browser test, and none of its neighbours', () => {
    const concerned = findConcernedBy(['test/browser/cart/drawer.e2e.ts'])
    expect(concerned?.browser).toEqual(['test/browser/cart/drawer.e2e.ts'])
  })

  it('is the examples of a changed document', () => {
    const concerned = findConcernedBy(['docs/guide/cart.md'])
    expect(concerned?.browser).toContain('test/browser/pages/blank-page/blank-page.e2e.ts')
    expect('browser/pages/blank-page/blank-page.e2e.ts docs/guide/cart.md › Codes').toMatch(
      new RegExp(concerned?.titles ?? '^$'),
    )
  })

  it('always includes the tests that read all files', () => {
    expect(findConcernedBy(['widgets/like/widget.ts'])?.unit).toContain('test/boundaries.test.ts')
  })

  it.each([
    'build/build.ts',
    'loader/start.ts',
    'src/page/texts.ts',
    'src/lib/parse-json.ts',
    'package-lock.json',
    'test/browser/support/test.ts',
    'vite.config.ts',
  ])('is everything for %s', (file) => {
    expect(findConcernedBy([file])).toBeNull()
  })

  it('is nothing for no change', () => {
    expect(findConcernedBy([])).toMatchObject({named: [], browser: []})
  })
})
