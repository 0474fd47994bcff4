import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {State} from '../qa/widgets/states.ts'
import {shortProduct} from '../seed/short-product.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {PageOf} from './page.ts'

/** A popover opens after an addition, so the frame also contains a product to add. */
const ADDED = 'tide-bowl'

function companyOf(widget: string, products: readonly ShopProduct[]) {
  const found = widget === 'cart-popover' && products.find(({record}) => record.slug === ADDED)
  return found ? shortProduct(found.item) : null
}

export interface QaFrameInput {
  widget: string
  state: State
  markup: string
  /** The widget's own texts, if they replace the defaults. */
  strings: Readonly<Record<string, string>>
  products: readonly ShopProduct[]
  /** Null for a page without script. */
  loader: string | null
  frameScript: string
  script: string
  theme: string
}

/** One widget in one state, and nothing else: the page's figures are the widget's alone. */
export const qaFrame =
  ({widget, state, markup, strings, products, loader, frameScript, script, theme}: QaFrameInput): PageOf =>
  () => ({
    template: 'qa-frame',
    title: `${widget}: ${state.title}`,
    // the example of an order counts on no other page
    type: PAGE_TYPES['order-confirmed'],
    products,
    scripts: loader ? [script] : [],
    theme,
    data: {
      markup,
      strings,
      loader,
      frameScript,
      load: state.load ?? 'now',
      company: companyOf(widget, products),
    },
  })
