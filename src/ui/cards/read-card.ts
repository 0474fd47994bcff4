import {formatMoneyIfThere} from '../../format/lazy-money.ts'
import {type PricePart, priceParts} from '../../format/price-words.ts'
import {asRecord} from '../../lib/as-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {type Badge, type DisplayState, displayState} from '../../model/display-state.ts'
import type {Money} from '../../model/money.ts'
import {type Product, parseProduct} from '../../model/product.ts'
import {MONEY, toShownProduct} from '../../model/shown-product.ts'
import type {Billing} from '../../model/subscription-plan.ts'
import {mediaAddress, pageAddress} from '../../model/web-address.ts'
import {currentSite, isPriorRequired} from '../../page/site/current-site.ts'
import {offerTexts} from './strings.ts'

/** What a card shows of a product. */
export interface Card {
  id: string
  title: string
  /** Of the product's page; undefined where the shop gives none that is safe. */
  url: string | undefined
  /** `src` is empty in a card that only takes the room of another one. */
  image: {src: string | undefined; alt: string}
  /** The next picture, for a pointer that rests on the card; undefined without one. */
  second: string | undefined
  /** Empty where no price is known, or while amounts cannot be formatted. */
  price: readonly PricePart[]
  badge: Badge
  /** It has one variant and no form: a press adds it. */
  isSimple: boolean
  /** Null in a card that only takes the room of another one. */
  product: Product | null
  /** As `data-product` has it. */
  item: Readonly<Record<string, unknown>>
}

const addressOf = ({assetUrl, url}: Card['item']) => textOrNull(assetUrl) ?? textOrNull(url)

/** The pictures of a product in the JSON of the platform, or in that of other shops. */
function readImages(item: Card['item']): Pick<Card, 'image' | 'second'> {
  const images = [item.mainImage, ...listOf(item.images), ...listOf(item.items)].filter(Boolean).map(asRecord)
  const [first = {}] = images
  const {altText, alt} = first
  const src = mediaAddress(addressOf(first) ?? textOrNull(item.assetUrl))
  const others = images.map((image) => mediaAddress(addressOf(image)))
  return {
    image: {src, alt: textOrNull(altText) ?? textOrNull(alt) ?? ''},
    second: src && others.find((other) => other && other !== src),
  }
}

function readPrice({price}: DisplayState<Money>, billing: Billing | null): readonly PricePart[] {
  const {locale} = currentSite()
  if (!price || price === 'unavailable' || formatMoneyIfThere(price.paid, locale) === null) return []
  return priceParts(price, billing, {
    locale,
    text: offerTexts,
    format: (amount) => formatMoneyIfThere(amount, locale) ?? '',
  })
}

/** A card of a shop's product; null for one that cannot be read. */
export function readCard(item: Card['item']): Card | null {
  const parsed = parseProduct(item, {currency: currentSite().currency})
  if (!parsed.ok) return null
  const product = parsed.value
  const shown = toShownProduct(product, isPriorRequired())
  const state = displayState(shown, MONEY)
  return {
    id: product.id,
    title: product.title,
    url: pageAddress(product.url),
    ...readImages(item),
    price: readPrice(state, product.isSubscribable ? shown.billing : null),
    badge: state.badge,
    isSimple: product.variants.length === 1 && !product.isSubscribable && !product.form,
    product,
    item,
  }
}
