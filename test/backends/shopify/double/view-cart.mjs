import {CODE} from '../../goods.ts'
import {inMoneyOf, money, viewVariant} from './catalogue.mjs'

const SHIPPING = 500

const isApplicable = (code) => code.toLowerCase() === CODE.text.toLowerCase()

export const lineSum = ({country}, {variant, quantity}) => inMoneyOf(country, variant.price) * quantity

/** Minor units. */
export function sumsOf(cart) {
  const subtotal = cart.lines.reduce((sum, line) => sum + lineSum(cart, line), 0)
  const code = cart.codes.find(isApplicable)
  const discount = code ? Math.round((subtotal * CODE.percent) / 100) : 0
  const shipping = cart.option ? inMoneyOf(cart.country, SHIPPING) : 0
  return {subtotal, code, discount, shipping, total: subtotal - discount + shipping}
}

const viewLine = (cart, line) => {
  const {variant, quantity} = line
  const of = (minor) => money(cart.country, minor)
  return {
    __typename: 'CartLine',
    id: line.id,
    quantity,
    attributes: line.attributes,
    cost: {
      amountPerQuantity: of(inMoneyOf(cart.country, variant.price)),
      compareAtAmountPerQuantity: variant.before && of(inMoneyOf(cart.country, variant.before)),
      subtotalAmount: of(lineSum(cart, line)),
      totalAmount: of(lineSum(cart, line)),
    },
    // the cart lists discounts of the whole order
    discountAllocations: [],
    merchandise: viewVariant(variant, cart.country),
  }
}

function viewDelivery(cart) {
  if (!cart.address || !cart.lines.length) return []
  const option = {
    handle: `${cart.token}-standard`,
    title: 'Standard',
    code: 'Standard',
    estimatedCost: money(cart.country, inMoneyOf(cart.country, SHIPPING)),
  }
  return [
    {
      id: `gid://shopify/CartDeliveryGroup/${cart.token}`,
      deliveryOptions: [option],
      selectedDeliveryOption: cart.option === option.handle ? option : null,
    },
  ]
}

const viewAddress = (cart) => ({
  id: `gid://shopify/CartSelectableAddress/${cart.token}`,
  selected: true,
  oneTimeUse: true,
  address: {__typename: 'CartDeliveryAddress', ...cart.address},
})

/** `Cart` of the schema. A caller without the key does not see the address. */
export function viewCart(cart, origin, isOwn) {
  const of = (minor) => money(cart.country, minor)
  const {subtotal, code, discount, total} = sumsOf(cart)
  return {
    id: `gid://shopify/Cart/${cart.token}?key=${cart.key}`,
    checkoutUrl: `${origin}/cart/c/${cart.token}?key=${cart.key}`,
    createdAt: cart.createdAt,
    updatedAt: cart.createdAt,
    totalQuantity: cart.lines.reduce((sum, {quantity}) => sum + quantity, 0),
    attributes: [],
    buyerIdentity: {countryCode: cart.country},
    discountCodes: cart.codes.map((code) => ({code, applicable: isApplicable(code)})),
    discountAllocations: discount
      ? [{__typename: 'CartCodeDiscountAllocation', code, discountedAmount: of(discount)}]
      : [],
    // carts no longer contain taxes and duties
    cost: {subtotalAmount: of(subtotal), totalAmount: of(total), totalTaxAmount: null, totalDutyAmount: null},
    delivery: {addresses: () => (isOwn && cart.address ? [viewAddress(cart)] : [])},
    deliveryGroups: ({first}) => ({nodes: viewDelivery(cart).slice(0, first)}),
    lines: ({first}) => ({nodes: cart.lines.slice(0, first).map((line) => viewLine(cart, line))}),
  }
}
