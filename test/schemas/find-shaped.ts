import {Window} from 'happy-dom'
import type {Widget} from '../../build/read-widgets.ts'
import type {Shape} from '../../src/widget/about.ts'

/** JSON in a page, with its expected shape. */
export interface Shaped {
  where: string
  shape: Shape
  text: string
}

/** JSON outside the attributes of author markup: in scripts, and in platform markup. */
const ELSEWHERE: readonly [selector: string, attribute: string | null, shape: Shape][] = [
  ['script[data-site-context]', null, 'PageContext'],
  ['script.sqs-form-block-context', null, 'FormDefinition'],
  ['#sqs-cart-root script, [data-vitrine=cart-page] script', null, 'CartPageOptions'],
  ['script[data-vitrine=order-confirmed]', null, 'Order'],
  ['[data-variants]:not([data-vitrine])', 'data-variants', 'VariantItem[]'],
]

/** All JSON with a shape in a document. */
export function findShaped(html: string, widgets: readonly Widget[]): Shaped[] {
  const {document} = new Window()
  document.write(html)
  const found: Shaped[] = []
  const add = (selector: string, attribute: string | null, shape: Shape): void => {
    for (const element of document.querySelectorAll(selector)) {
      const text = attribute ? element.getAttribute(attribute) : element.textContent
      if (text) found.push({where: `${selector} ${attribute ?? ''}`.trim(), shape, text})
    }
  }
  for (const {name, about} of widgets)
    for (const [key, shape] of Object.entries(about.shapes ?? {}))
      add(`[data-vitrine="${name}"]`, `data-${key}`, shape)
  for (const [selector, attribute, shape] of ELSEWHERE) add(selector, attribute, shape)
  return found
}
