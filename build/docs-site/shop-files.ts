import {photosOf} from '../../demo/seed/gallery.ts'
import {galleryPictures} from '../../demo/seed/gallery-pictures.ts'
import {drawPicture} from '../../demo/seed/pictures.ts'
import {products} from '../../demo/seed/products.ts'
import {makeWav, sounds} from '../../demo/seed/sounds.ts'
import {toProductItem} from '../../demo/server/catalogue/product-item.ts'
import type {ExampleShop} from '../../docs/.vitepress/theme/shop.ts'

export const ICON = drawPicture({shape: 'vase', hue: 18})

/** Pictures and sounds of the demo shop by file name: examples show them. */
export function shopMedia(): Map<string, string | Buffer> {
  const pictures = [...products.flatMap((product) => photosOf(product)), ...galleryPictures]
  return new Map<string, string | Buffer>([
    ...pictures.map(({file, picture}) => [file, drawPicture(picture)] as const),
    ...Object.entries(sounds).map(([file, sound]) => [file, makeWav(sound)] as const),
  ])
}

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
