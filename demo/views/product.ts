import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Store} from '../seed/stores.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import {toStructuredData} from '../server/catalogue/structured-data.ts'
import type {PageOf} from './page.ts'
import {type ProductInput, type Typed, viewCards, viewProduct} from './product-view.ts'

interface ProductPageInput {
  shopProduct: ShopProduct
  /** Products that a visitor may like, too. */
  related?: readonly ShopProduct[]
  typed?: Typed | undefined
  error?: string | undefined
}

/** Creates a product page, with the problems of a refused form. */
export type ProductPage = (input: ProductPageInput) => PageOf

type PartInput = Pick<ProductInput, 'shopProduct' | 'typed' | 'error'>

const viewDetails = (input: PartInput, store: Store) =>
  viewProduct({...input, store, mode: 'page', idPrefix: input.shopProduct.record.slug, isFirst: true})

export const productPage: ProductPage =
  ({related = [], ...input}) =>
  ({store}) => ({
    template: 'product',
    title: input.shopProduct.record.title,
    description: input.shopProduct.record.summary,
    type: PAGE_TYPES.item,
    item: input.shopProduct,
    products: [input.shopProduct],
    data: {
      product: viewDetails(input, store),
      related: viewCards(related, store, 3),
      structuredData: toStructuredData(input.shopProduct, store),
    },
  })

/** A product in a lightbox, over any page. */
export const quickViewPart =
  (shopProduct: ShopProduct): PageOf =>
  ({store}) => ({
    template: 'quick-view',
    type: PAGE_TYPES.item,
    products: [shopProduct],
    data: {product: viewDetails({shopProduct}, store)},
  })

/** The confirmation of a restock request for a visitor without script. */
export const restockPage =
  ({record, item}: ShopProduct): PageOf =>
  ({store}) => ({
    template: 'restock',
    title: store.messages.thankYou,
    type: PAGE_TYPES.page,
    data: {product: {title: record.title, url: item.fullUrl}},
  })

/** Names the page of the form, for the server alone: a gift card goes into the cart from here. */
export const FROM_GIFT_CARD = {name: '_from', value: 'gift-card'}

/** The target of gift card buttons (product.md §4): the last page before the cart. */
export const giftCardPage: ProductPage =
  ({shopProduct, related: _, ...refused}) =>
  ({store}) => ({
    template: 'gift-card',
    title: store.messages.yourGiftCard,
    type: PAGE_TYPES.item,
    item: shopProduct,
    products: [shopProduct],
    data: {
      product: viewProduct({
        shopProduct,
        store,
        mode: 'page',
        idPrefix: 'gift-card',
        isFirst: true,
        fields: [FROM_GIFT_CARD],
        ...refused,
      }),
    },
  })

/** The first products of the shop. */
export const homePage =
  (products: readonly ShopProduct[]): PageOf =>
  ({store}) => ({
    template: 'home',
    type: PAGE_TYPES.page,
    products,
    data: {products: viewCards(products, store)},
  })
