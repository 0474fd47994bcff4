import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {PageOf} from './page.ts'
import {viewCards} from './product-view.ts'

/** The list of a member, which works without script; script shows that of a visitor in its place. */
export const wishlistPage =
  (products: readonly ShopProduct[]): PageOf =>
  ({member, store}) => ({
    template: 'wishlist',
    title: store.messages.wishlist,
    type: PAGE_TYPES.page,
    products,
    data: {products: viewCards(products, store), isMember: member !== null},
  })
