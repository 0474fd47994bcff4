import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {pageForms} from '../seed/forms.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import {viewForm} from './form-view.ts'
import type {PageOf} from './page.ts'
import {viewProduct} from './product-view.ts'

/** One shop's style sheet for the common markup. */
export interface Look {
  name: string
  shop: string
  css: string
  /** The address of the style sheet. */
  style: string
}

/** The shops, by the name of their style sheet in `demo/views/looks`. */
export const shops = {kiln: 'Kiln & Paper', noir: 'Noir', kami: '紙の店'} as const

/** With two selects, with radio buttons, and on sale. */
const SHOWN = ['speckled-mug', 'pour-over-dripper', 'tide-bowl']

/** All looks beside each other. */
export const looksPage =
  (looks: readonly Look[]): PageOf =>
  ({store}) => ({
    template: 'looks',
    title: store.messages.looks,
    type: PAGE_TYPES.page,
    data: {looks, themeFile: '<code>/vitrine/theme.css</code>'},
  })

/** The page that all looks share: it has no style of the demo. */
export const lookPage =
  ({shop}: Look, styles: readonly string[], products: readonly ShopProduct[]): PageOf =>
  ({store}) => {
    const shown = products.filter(({record}) => SHOWN.includes(record.slug))
    return {
      template: 'look',
      title: shop,
      type: PAGE_TYPES.page,
      products: shown,
      styles,
      data: {
        shop,
        products: shown.map((shopProduct) =>
          viewProduct({shopProduct, store, mode: 'page', idPrefix: shopProduct.record.slug, isFirst: true}),
        ),
        question: viewForm(pageForms.question, store),
      },
    }
  }
