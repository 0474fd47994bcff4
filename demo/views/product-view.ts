import type {Variant} from '../../src/model/product.ts'
import {buttonLabel} from '../../src/model/product-state.ts'
import {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import {MAX_QUANTITY} from '../../src/model/quantity.ts'
import {findVariant, isValueMarked, optionValues, type Selection} from '../../src/model/selection.ts'
import {showsQuantity} from '../../src/model/shows-quantity.ts'
import {isSoldOut, isVariantSoldOut, soldOutText} from '../../src/model/stock.ts'
import {readUnitPrice} from '../../src/model/unit-price.ts'
import {photosOf, pictureFile} from '../seed/gallery.ts'
import {PICTURE_SIZE} from '../seed/pictures.ts'
import {toMoney} from '../seed/product-item.ts'
import type {Store} from '../seed/stores.ts'
import type {SeedProduct} from '../seed/types.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import {safetyOf} from '../server/catalogue/product-safety.ts'
import {viewCard} from './card.ts'

/** A visitor's input, in a refused form or in the address of the page. */
export interface Typed {
  selection: Selection
  quantity: string
}

export interface ProductInput {
  shopProduct: ShopProduct
  store: Store
  mode: 'page' | 'list'
  /** The prefix of the ids in its form: a page can contain the same product twice. */
  idPrefix: string
  /** Whether its picture is on the first screen. */
  isFirst: boolean
  typed?: Typed | undefined
  error?: string | undefined
  /** Of the title in a list, as a heading. @default 2 */
  level?: number
  /** Additional hidden fields of the form. */
  fields?: readonly {name: string; value: string}[]
}

/** The label of products that are not simply shipped. */
const KINDS = new Map([
  [PRODUCT_TYPE.digital as number, 'kindDigital'],
  [PRODUCT_TYPE.service, 'kindService'],
  [PRODUCT_TYPE.giftCard, 'kindGiftCard'],
  [PRODUCT_TYPE.paywall, 'kindPaywall'],
])

export const pictureOf = (product: SeedProduct, isFirst: boolean) => ({
  src: `/media/${pictureFile(product)}`,
  alt: product.alt,
  ...PICTURE_SIZE,
  isFirst,
})

/** Every picture of a product, for its gallery. */
const photosIn = (product: SeedProduct, store: Store) =>
  photosOf(product, store).map(({id, file, alt}) => ({id, alt, src: `/media/${file}`, ...PICTURE_SIZE}))

/** The options to choose from; empty for a product of one variant. */
function optionsOf({shopProduct, store, idPrefix, typed}: ProductInput) {
  const {product, record} = shopProduct
  if (product.variants.length < 2) return []
  const last = product.optionNames.at(-1)
  const unavailable = store.messages.productVariantUnavailable ?? ''
  const markOf = (name: string, value: string) =>
    isValueMarked(product, typed?.selection ?? {}, {name, value, last})
      ? unavailable.replace('{variantValue}', value)
      : ''
  return product.optionNames.map((name, index) => {
    const id = `${idPrefix}-option-${index}`
    const values = optionValues(product, name).map((value, place) => ({
      id: `${id}-${place}`,
      value,
      isChosen: typed?.selection[name] === value,
      // as the widget marks them, so that it takes them over
      mark: markOf(name, value),
    }))
    return {
      name,
      id,
      isRadio: record.choice === 'radio',
      hasSwatches: name in (record.swatches ?? {}) || (record.swatchesFrom && name === record.looks?.option),
      values,
    }
  })
}

const chosenIn = ({shopProduct: {product}, typed}: ProductInput): Variant | null =>
  typed ? findVariant(product, typed.selection) : null

/** The visitor's choice, if it is sold out. */
function soldOutChoice(input: ProductInput): Variant | null {
  const variant = chosenIn(input)
  return variant && isVariantSoldOut(input.shopProduct.product, variant) ? variant : null
}

/** The item with the chosen variant alone: its price and its marks are those of the choice. */
function chosenItem(input: ProductInput) {
  const {item} = input.shopProduct
  const content = item.structuredContent
  const variants = content.variants.filter(({sku}) => sku === chosenIn(input)?.sku)
  return variants[0] ? {...item, structuredContent: {...content, variants}} : item
}

/** Every picture, the one of the chosen variant first. */
function photosOfChoice(input: ProductInput) {
  const photos = photosIn(input.shopProduct.record, input.store)
  const first = chosenIn(input)?.mainImageId
  return [...photos.filter(({id}) => id === first), ...photos.filter(({id}) => id !== first)]
}

/** A form for each sold-out variant; hidden until its variant is selected if there are several. */
function restockOf(input: ProductInput) {
  const {shopProduct, idPrefix} = input
  const {record, merchandising} = shopProduct
  const chosen = soldOutChoice(input)
  const {restockNotificationViews: views, restockNotificationMessages: texts} = merchandising
  const optIn = record.restock?.mailingList ?? 'hidden'
  return views.map((view, index) => ({
    ...view,
    ...texts,
    hiddenByDefault: view.hiddenByDefault && view.variantId !== chosen?.sku,
    id: `${idPrefix}-restock-${index}`,
    productId: record.id,
    hasOptIn: optIn !== 'hidden',
    isOptedIn: optIn === 'checked',
  }))
}

/** An e-mail address or that of a page, as a link. */
const contactOf = (contact: {name: string; postalAddress: string; electronicAddress: string}) => ({
  ...contact,
  href: /^https?:/.test(contact.electronicAddress)
    ? contact.electronicAddress
    : `mailto:${contact.electronicAddress}`,
})

/** Of the choice, or of the lowest price. */
function unitPriceIn(input: ProductInput) {
  const unitPrice = readUnitPrice(input.shopProduct.product, chosenIn(input))
  if (!unitPrice) return null
  const {money, reference} = unitPrice
  return {money: toMoney(money.minor, money.currency), reference}
}

/** What an offer has to say of its safety, for the page and for checks of the page. */
function safetyIn({shopProduct: {record, item}, mode}: ProductInput) {
  const safety = mode === 'page' ? safetyOf(record) : undefined
  if (!safety) return {item, safety: null}
  return {
    item: {...item, structuredContent: {...item.structuredContent, safety}},
    safety: {
      manufacturer: contactOf(safety.manufacturer),
      responsible: contactOf(safety.responsible),
      warnings: safety.warnings,
    },
  }
}

/** A product for the templates, with its form: the widget enhances it, and it works without script. */
export function viewProduct(input: ProductInput) {
  const {shopProduct, store, mode, idPrefix, typed, isFirst, error = '', fields = [], level = 2} = input
  const {record, product, merchandising} = shopProduct
  const {item, safety} = safetyIn(input)
  const {messages} = store
  const soldOut = isSoldOut(product)
  const photos = mode === 'page' ? photosOfChoice(input) : []
  const isOut = soldOutChoice(input) !== null
  return {
    mode,
    isPage: mode === 'page',
    hasSwatches: mode === 'page' && (record.swatches ?? record.swatchesFrom) !== undefined,
    lowStock: record.lowStock ?? '',
    swatchesFrom: record.swatchesFrom ?? '',
    idPrefix,
    item,
    safety,
    shown: chosenItem(input),
    unitPrice: unitPriceIn(input),
    merchandising,
    fields,
    error,
    card: mode === 'list' ? viewCard(shopProduct, store, {isFirst, level}) : null,
    title: record.title,
    lang: record.lang ?? '',
    summary: record.summary,
    kind: messages[KINDS.get(product.productType) ?? ''] ?? '',
    picture: pictureOf(record, isFirst),
    photos,
    photoCount: photos.length,
    options: optionsOf(input),
    showsQuantity: mode === 'page' && showsQuantity(product, true),
    quantity: typed?.quantity ?? '1',
    maxQuantity: MAX_QUANTITY,
    isSoldOut: soldOut,
    // without script, another variant can still be selected: the button says so and stays enabled
    label:
      soldOut || isOut
        ? soldOutText(merchandising.customSoldOutText, messages.soldOut)
        : buttonLabel(product, {
            subscribe: messages.productSubscribeText,
            addToCart: messages.productAddToCartText,
          }),
    addId: crypto.randomUUID(),
    restock: restockOf(input),
  }
}

/** Cards whose picture is on the first screen of a desktop. */
const FIRST_SCREEN = 4

export const viewCards = (products: readonly ShopProduct[], store: Store, level = 2) =>
  products.map((shopProduct, index) =>
    viewProduct({
      shopProduct,
      store,
      mode: 'list',
      idPrefix: shopProduct.record.slug,
      isFirst: index < FIRST_SCREEN,
      level,
    }),
  )
