import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {AppData} from '../react-app/App.tsx'
import {galleryPictures} from '../seed/gallery-pictures.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {PageOf} from './page.ts'
import {pictureOf} from './product-view.ts'

/** A product with options, one without, and one that asks for a form. */
const SHOWN = ['speckled-mug', 'tide-bowl', 'commissioned-plate']

export const reactAppData = (products: readonly ShopProduct[]): AppData => ({
  cards: products
    .filter(({record}) => SHOWN.includes(record.slug))
    .map(({item, record}) => {
      const {src, alt} = pictureOf(record, false)
      return {product: item, src, alt}
    }),
  pictures: galleryPictures.slice(0, 3).map(({file, title}) => ({file, title})),
})

/** An app that renders its page without the loader. */
export const qaReactPage =
  (products: readonly ShopProduct[], render: (data: AppData) => string, theme: string): PageOf =>
  () => {
    const appData = reactAppData(products)
    return {
      template: 'qa-react',
      title: 'QA: a React app',
      type: PAGE_TYPES.page,
      products,
      theme,
      data: {appData, app: render(appData)},
    }
  }
