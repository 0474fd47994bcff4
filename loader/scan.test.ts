// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest'
import {TRUSTED} from '../src/contract/attributes.ts'
import {widgets} from '../widgets/table.ts'
import {findEntry, selectorsOf, within} from './scan.ts'

function serve(html: string): void {
  document.body.innerHTML = html
}

beforeEach(() => serve(''))

/** The id of each widget element, with its widget. */
const claimed = (root: Element | Document = document) =>
  within(root, selectorsOf(widgets).join()).map(
    (element) => `${element.id}: ${findEntry(widgets, element)?.name}`,
  )

// happy-dom does not support the exclusions of the platform selectors (`:not(… *)`): the browser tests cover them
describe('the owner of an element', () => {
  it.each([
    ['<a id=a data-vitrine="cart-indicator"></a>', ['a: cart-indicator']],
    ['<a id=a class="sqs-custom-cart x"></a>', ['a: cart-indicator']],
    ['<a id=a class=sqs-custom-cart data-vitrine="cart-popover"></a>', ['a: cart-popover']],
    ['<a id=a data-vitrine="no-such-thing"></a>', ['a: undefined']],
    ['<div id=a class=sqs-add-to-cart-button></div>', ['a: add-to-cart']],
    [
      '<div id=a data-vitrine=add-to-cart><b id=b data-vitrine=cart-indicator></b></div>',
      ['a: add-to-cart', 'b: cart-indicator'],
    ],
    ['<p class="cart-indicator add-to-cart" id=cart-popover></p>', []],
  ])('%s', (html, names) => {
    serve(html)
    expect(claimed()).toEqual(names)
  })
})

describe('the selectors', () => {
  it('are one alternative each, and all leave out what visitors wrote', () => {
    const [first, ...platform] = widgets.flatMap(({selector}) => selector?.split(', ') ?? [])
    expect(selectorsOf(widgets)).toEqual(['[data-vitrine]', first, ...platform].map((one) => one + TRUSTED))
    const withoutBrackets = (selector: string): string => {
      const outer = selector.replace(/\([^()]*\)/g, '')
      return outer === selector ? outer : withoutBrackets(outer)
    }
    for (const selector of selectorsOf(widgets)) expect(withoutBrackets(selector)).not.toMatch(/,|^:/)
  })
})

describe('within', () => {
  it('finds the root itself and the matches below it, in document order', () => {
    serve(
      '<a id=x data-vitrine=cart-popover></a><p id=a data-vitrine=add-to-cart><b><i id=b data-vitrine=cart-indicator></i></b></p>',
    )
    expect(claimed(document.querySelector('p') ?? document)).toEqual(['a: add-to-cart', 'b: cart-indicator'])
    expect(claimed(document.querySelector('b') ?? document)).toEqual(['b: cart-indicator'])
  })

  it('is not misled by a form whose fields are named like its methods', () => {
    serve('<form id=a data-vitrine=add-to-cart><input name=querySelectorAll><input name=matches></form>')
    expect(claimed()).toEqual(['a: add-to-cart'])
  })
})
