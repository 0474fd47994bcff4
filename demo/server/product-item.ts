import {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import {site} from '../seed/site.ts'
import type {SeedProduct, SeedVariant} from '../seed/types.ts'

/** Major units with a decimal point, as pages carry money. */
export const toMoney = (minor: number) => ({currency: site.currency, value: (minor / 100).toFixed(2)})

const ZERO = toMoney(0)

const toVariant = ({sku, attributes, price, salePrice, stock}: SeedVariant) => ({
  sku,
  attributes,
  price,
  salePrice: salePrice ?? 0,
  priceMoney: toMoney(price),
  salePriceMoney: toMoney(salePrice ?? 0),
  onSale: salePrice !== null,
  qtyInStock: stock ?? 0,
  unlimited: stock === null,
})

/** The product item of product.md §3, as pages carry it. */
export function toProductItem(product: SeedProduct) {
  const {id, title, slug, options, variants, plan, form, buttonText} = product
  const list = variants.map(toVariant)
  return {
    id,
    collectionId: site.shopCollectionId,
    recordType: 11,
    title,
    urlId: slug,
    fullUrl: `/shop/${slug}`,
    structuredContent: {
      productType: PRODUCT_TYPE[product.type],
      variants: list,
      priceMoney: list[0]?.priceMoney ?? ZERO,
      salePriceMoney: list[0]?.salePriceMoney ?? ZERO,
      onSale: list.some(({onSale}) => onSale),
      isSubscribable: plan !== undefined,
      subscriptionPlan: plan ?? null,
      variantOptionOrdering: options,
      additionalFieldsFormId: form?.id ?? null,
      additionalFieldsForm: form ?? null,
      useCustomAddButtonText: buttonText !== undefined,
      customAddButtonText: buttonText ?? '',
    },
  }
}

/** The product's own store settings of product.md §3, as pages carry them. */
export function toMerchandising({variants, scarcity, soldOutText}: SeedProduct) {
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
    restockNotificationViews: [],
    restockNotificationMessages: {},
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
  }
}
