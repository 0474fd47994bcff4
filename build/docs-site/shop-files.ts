import {toProductItem} from '../../demo/seed/product-item.ts'
import {products} from '../../demo/seed/products.ts'
import type {ExampleShop} from '../../docs/.vitepress/theme/shop.ts'

/** What examples name by id alone: the products of the demo shop, and what their quick views show. */
export const exampleShop = (): ExampleShop => ({
  products: products.map((product) => ({...toProductItem(product), assetUrl: `/media/${product.slug}.svg`})),
  quickViews: Object.fromEntries(
    products.map(({id, slug, title, alt, summary}) => [
      id,
      `<img src="/media/${slug}.svg" alt="${alt}" width="240" height="300"><h2>${title}</h2><p>${summary}</p>`,
    ]),
  ),
})
