import type {Cart, CartEntry} from '../../src/api/generated/schema.ts'
import {formatMoney} from '../../src/format/money.ts'
import {parseMoney} from '../../src/model/money.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {MAX_QUANTITY} from '../../src/model/quantity.ts'
import {isVariantSoldOut} from '../../src/model/stock.ts'
import {toMoney} from '../seed/product-item.ts'
import {COUNTRIES} from '../seed/rates.ts'
import {site} from '../seed/site.ts'
import type {Store} from '../seed/stores.ts'
import {detailsOf} from '../server/cart/details.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import {storeSettingsOf} from './context.ts'
import type {PageOf} from './page.ts'

const isShort = ({chosenVariant, quantity}: CartEntry): boolean =>
  !chosenVariant.unlimited && quantity > (chosenVariant.qtyInStock ?? quantity)

/** What the line can be changed to; empty for a product of one variant. */
function variantsOf({itemId, chosenVariant}: CartEntry, products: readonly ShopProduct[]) {
  const product = products.find(({record}) => record.id === itemId)?.product
  if (!product || product.variants.length < 2) return []
  return product.variants.map((variant) => {
    const isChosen = variant.sku === chosenVariant.sku
    return {
      sku: variant.sku,
      name: Object.values(variant.attributes).join(' / '),
      isChosen,
      isSoldOut: !isChosen && isVariantSoldOut(product, variant),
    }
  })
}

function viewLine(entry: CartEntry, store: Store, products: readonly ShopProduct[]) {
  const {currency} = store
  const {price = 0, onSale, lowestPriceCents: before = price} = entry.chosenVariant
  const details = detailsOf(entry, store)
  const variants = variantsOf(entry, products)
  return {
    ...entry,
    details,
    variants,
    hasVariants: variants.length > 0,
    hasDetails: details.length > 0,
    hasForm: !!entry.additionalFieldsForm,
    isShort: isShort(entry),
    left: entry.chosenVariant.qtyInStock ?? 0,
    price: toMoney(entry.purchasePriceCents, currency),
    was: onSale && before > entry.purchasePriceCents ? toMoney(before, currency) : null,
    total: toMoney(entry.subTotal, currency),
    maxQuantity: MAX_QUANTITY,
  }
}

export const linesOf = (cart: Cart | null, store: Store, products: readonly ShopProduct[] = []) =>
  (cart?.entries ?? []).map((entry) => viewLine(entry, store, products))

/** The template of a cart line for script: it is empty. */
const blankLine = ({currency}: Store) => ({
  title: '',
  price: toMoney(0, currency),
  total: toMoney(0, currency),
  maxQuantity: MAX_QUANTITY,
  quantity: 1,
})

/** The totals of a cart; null for a hidden part. */
export function totalsView(cart: Cart | null, {currency}: Store) {
  const money = (minor = 0) => toMoney(minor, currency)
  const unlessNought = (minor = 0) => (minor ? money(minor) : null)
  return {
    subtotal: money(cart?.subtotalCents),
    discount: unlessNought(-(cart?.discountCents ?? 0)),
    needsShipping: cart?.requiresShipping ?? false,
    shipping: cart?.selectedShippingOption ? money(cart.shippingCostCents) : null,
    tax: unlessNought(cart?.taxCents),
    grandTotal: money(cart?.grandTotalCents),
  }
}

const viewCodes = (cart: Cart | null, {currency}: Store) =>
  (cart?.coupons ?? []).map(({code, name = '', discountCents = 0, message = ''}) => ({
    code,
    name,
    message: message ?? '',
    amount: discountCents ? toMoney(-discountCents, currency) : null,
  }))

/** The countries that the shop ships to, named in the language of the store. */
export function countriesOf(chosen: unknown, {language}: Store) {
  const names = new Intl.DisplayNames(language, {type: 'region'})
  const isKnown = COUNTRIES.some((code) => code === chosen)
  return COUNTRIES.map((code) => ({
    code,
    name: names.of(code) ?? code,
    isChosen: code === (isKnown ? chosen : site.country),
  }))
}

/** The options of a cart page for scripts (contract: cart page). */
const optionsOf = (store: Store) => {
  const {continueShoppingLinkUrl, minimumOrderSubtotal} = storeSettingsOf(store)
  return {
    storeCurrency: store.currency,
    continueShoppingLinkUrl,
    minimumOrderSubtotal,
    shopperLanguage: store.language,
    formattingLocale: store.language,
  }
}

/** Whether the shop takes so small an order, and from what subtotal it does. */
export function minimumView(cart: Cart | null, store: Store) {
  const minimum = parseMoney(storeSettingsOf(store).minimumOrderSubtotal) ?? {
    currency: store.currency,
    minor: 0,
  }
  return {
    minimum: formatMoney(minimum, store.language),
    isBelowMinimum: (cart?.subtotalCents ?? 0) < minimum.minor,
  }
}

export const cartPage =
  (products: readonly ShopProduct[], error = ''): PageOf =>
  ({cart, store}) => {
    const codes = viewCodes(cart, store)
    return {
      template: 'cart',
      title: store.messages.cart,
      type: PAGE_TYPES.cart,
      data: {
        error,
        options: optionsOf(store),
        isEmpty: !cart?.entries.length,
        lines: linesOf(cart, store, products),
        blankLine: blankLine(store),
        codes,
        hasCodes: codes.length > 0,
        blankCode: {code: ''},
        countries: countriesOf(cart?.shippingLocation?.country, store),
        postalCode: cart?.shippingLocation?.postalCode ?? '',
        ...totalsView(cart, store),
        ...minimumView(cart, store),
      },
    }
  }
