import {currencyDecimals} from '../../src/model/currency.ts'
import {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import {type Photo, photoOf, photosOf} from './gallery.ts'
import {lowestPriceBefore} from './lowest-price.ts'
import {site} from './site.ts'
import {HOME, type Store} from './stores.ts'
import type {SeedProduct, SeedVariant} from './types.ts'

/** Major units, the format of money in pages. */
export function toMoney(minor: number, currency: string = site.currency) {
  const decimals = currencyDecimals(currency)
  return {currency, value: (minor / 10 ** decimals).toFixed(decimals)}
}

/** Where the shop knows the history of a price. */
export function toLowestPrice(history: SeedVariant['history'], currency: string) {
  const lowest = history ? lowestPriceBefore(history.points, history.since) : null
  if (!history || lowest === null) return {}
  const since = new Date(history.since).toISOString().slice(0, 10)
  return {lowestPrice: {money: toMoney(lowest, currency), since}}
}

/** The price of a unit is that of the price to pay. */
function toUnitPrice({price, salePrice, units}: SeedVariant, currency: string) {
  if (!units) return {}
  const {amount, reference} = units
  return {unitPrice: {money: toMoney(Math.round((salePrice ?? price) / amount), currency), reference}}
}

const toVariant = (product: SeedProduct, currency: string) => (variant: SeedVariant) => {
  const {sku, attributes, price, salePrice, stock, history} = variant
  return {
    id: sku,
    sku,
    attributes,
    mainImageId: photoOf(product, attributes)?.id ?? null,
    price,
    salePrice: salePrice ?? 0,
    priceMoney: toMoney(price, currency),
    salePriceMoney: toMoney(salePrice ?? 0, currency),
    onSale: salePrice !== null,
    ...toLowestPrice(history, currency),
    ...toUnitPrice(variant, currency),
    qtyInStock: stock ?? 0,
    unlimited: stock === null,
  }
}

const toImage = ({id, file}: Photo) => ({id, assetUrl: `/media/${file}`})

/** The product item of product.md §3, in the format of pages. */
export function toProductItem(product: SeedProduct, {currency}: Store = HOME) {
  const {id, title, slug, options, variants, swatches, plan, form, buttonText} = product
  const list = variants.map(toVariant(product, currency))
  const zero = toMoney(0, currency)
  return {
    id,
    collectionId: site.shopCollectionId,
    recordType: 11,
    title,
    urlId: slug,
    fullUrl: `/shop/${slug}`,
    ...(product.swatchesFrom && {items: photosOf(product).map(toImage)}),
    structuredContent: {
      productType: PRODUCT_TYPE[product.type],
      variants: list,
      priceMoney: list[0]?.priceMoney ?? zero,
      salePriceMoney: list[0]?.salePriceMoney ?? zero,
      onSale: list.some(({onSale}) => onSale),
      isSubscribable: plan !== undefined,
      subscriptionPlan: plan ?? null,
      variantOptionOrdering: options,
      ...(swatches && {swatches}),
      additionalFieldsFormId: form?.id ?? null,
      additionalFieldsForm: form ?? null,
      useCustomAddButtonText: buttonText !== undefined,
      customAddButtonText: buttonText ?? '',
    },
  }
}

const restockMessages = ({messages}: Store) => ({
  buttonText: messages.restockButton,
  CTAText: messages.restockCta,
  placeholderText: messages.restockPlaceholder,
  mailingListDescription: messages.restockMailingList,
})

/** One form for each sold-out variant; a single variant is selected. */
const restockViews = ({restock, variants}: SeedProduct) =>
  restock
    ? variants
        .filter(({stock}) => stock === 0)
        .map(({sku}) => ({variantId: sku, hiddenByDefault: variants.length > 1}))
    : []

/** The product's own store settings of product.md §3, in the format of pages. */
export function toMerchandising(product: SeedProduct, store: Store = HOME) {
  const {variants, scarcity, soldOutText, restock} = product
  const limit = scarcity?.limit ?? 0
  const scarce = variants.filter(({stock}) => stock !== null && stock > 0 && stock <= limit)
  return {
    scarcityEnabled: scarcity !== undefined,
    scarcityTemplateViews: scarce.map(({stock, attributes}) =>
      variants.length > 1 ? {qtyInStock: stock, attributes} : {qtyInStock: stock},
    ),
    scarcityText: scarcity?.text ?? '',
    scarcityShownByDefault: scarcity !== undefined,
    customSoldOutText: soldOutText ?? '',
    restockNotificationViews: restockViews(product),
    restockNotificationMessages: restockMessages(store),
    mailingListSignUpEnabled: restock !== undefined && restock.mailingList !== 'hidden',
    mailingListOptInByDefault: restock?.mailingList === 'checked',
  }
}
