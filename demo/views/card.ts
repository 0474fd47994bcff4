import {formatMoney} from '../../src/format/money.ts'
import {priceParts} from '../../src/format/price-words.ts'
import {displayState} from '../../src/model/display-state.ts'
import type {Money} from '../../src/model/money.ts'
import {MONEY, toShownProduct} from '../../src/model/shown-product.ts'
import {soldOutText} from '../../src/model/stock.ts'
import type {Owned} from '../../src/page/locales/catalogue.ts'
import {texts as ar} from '../../src/page/locales/generated/ar.ts'
import {texts as ja} from '../../src/page/locales/generated/ja.ts'
import {offerWords} from '../../src/ui/cards/strings.ts'
import {type CardView, viewPrice} from '../../src/ui/cards/view-card.ts'
import {pictureFile} from '../seed/gallery.ts'
import {PICTURE_SIZE} from '../seed/pictures.ts'
import type {Store} from '../seed/stores.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'

/** The widgets' own words for prices and marks, by the code of a store. */
const TEXTS: Readonly<Record<string, Owned[string] | undefined>> = {
  ar: ar['add-to-cart'],
  ja: ja['add-to-cart'],
}

const SIZE = {width: `${PICTURE_SIZE.width}`, height: `${PICTURE_SIZE.height}`}

const createText =
  ({code}: Store) =>
  (key: keyof typeof offerWords, values: Readonly<Record<string, string>> = {}): string =>
    (TEXTS[code]?.[key] ?? offerWords[key]).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** The card that the page makes of the product, too (`src/ui/cards/card.html`); the shop adds its form to it. */
export function viewCard(
  {record, product, item, merchandising}: ShopProduct,
  store: Store,
  {isFirst, level}: {isFirst: boolean; level: number},
): CardView {
  const text = createText(store)
  const shown = toShownProduct(product)
  const {price, badge} = displayState(shown, MONEY)
  const format = (money: Money): string => formatMoney(money, store.language)
  const words = {locale: store.language, text, format}
  const isPriced = price && price !== 'unavailable'
  return {
    title: record.title,
    level: `${level}`,
    titleId: '',
    ...(record.lang && {lang: record.lang}),
    url: item.fullUrl,
    picture: {src: `/media/${pictureFile(record)}`, alt: record.alt, size: SIZE, isFirst},
    mark: badge && {
      kind: badge,
      text:
        badge === 'sale'
          ? text('saleMark')
          : soldOutText(merchandising.customSoldOutText, text('soldOutMark')),
    },
    price: isPriced
      ? viewPrice(priceParts(price, product.isSubscribable ? shown.billing : null, words))
      : null,
    add: null,
    choice: null,
  }
}
