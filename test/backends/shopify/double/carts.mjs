import {randomUUID} from 'node:crypto'
import {CODE} from '../../goods.ts'
import {findVariant, HOME} from './catalogue.mjs'
import {viewCart} from './view-cart.mjs'

const secret = () => randomUUID().replaceAll('-', '')

/** A `CartUserError`: the cart is unchanged. */
const refused = (field, message, code = 'INVALID') => ({
  cart: null,
  userErrors: [{code, field: field.split('.'), message}],
  warnings: [],
})

/** Sets the quantity of a line, at most to the stock: a `CartWarning` reports less than requested. */
function setQuantity(cart, line, wanted) {
  const {variant} = line
  const elsewhere = cart.lines
    .filter((other) => other !== line && other.variant === variant)
    .reduce((sum, {quantity}) => sum + quantity, 0)
  line.quantity = Math.min(wanted, Math.max(0, variant.stock - elsewhere))
  if (line.quantity === wanted) return []
  return [
    variant.stock
      ? {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: `There are only ${variant.stock} of ${variant.product.title}.`,
          target: line.id,
        }
      : {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: `${variant.product.title} is sold out.`,
          target: line.id,
        },
  ]
}

/** Equal variants with equal attributes share one line. */
const isSame =
  ({merchandiseId, attributes}) =>
  (line) =>
    line.variant.id === merchandiseId && JSON.stringify(line.attributes) === JSON.stringify(attributes ?? [])

function addLine(cart, input) {
  const known = cart.lines.find(isSame(input))
  const line = known ?? {
    id: `gid://shopify/CartLine/${randomUUID()}?cart=${cart.token}`,
    variant: findVariant(input.merchandiseId),
    quantity: 0,
    attributes: input.attributes ?? [],
  }
  if (!known) cart.lines.push(line)
  return setQuantity(cart, line, line.quantity + (input.quantity ?? 1))
}

/** The field of the first line whose variant the shop does not sell. */
const findUnknown = (lines, prefix) => {
  const index = lines.findIndex(({merchandiseId}) => !findVariant(merchandiseId))
  return index < 0
    ? null
    : refused(
        `${prefix}.${index}.merchandiseId`,
        `The merchandise with id ${lines[index].merchandiseId} does not exist.`,
      )
}

const MOST = 1_000_000

/** The field of the first quantity that is not allowed. */
function findWrongQuantity(lines, least) {
  const index = lines.findIndex(({quantity}) => quantity != null && (quantity < least || quantity > MOST))
  if (index < 0) return null
  const isTooMuch = lines[index].quantity > MOST
  return refused(
    `lines.${index}.quantity`,
    isTooMuch ? 'The quantity is too large.' : 'The quantity is too small.',
    isTooMuch ? 'LESS_THAN' : 'INVALID',
  )
}

const clean = (cart) => {
  cart.lines = cart.lines.filter((line) => line.quantity > 0 || !line.variant.stock)
}

/** The cart operations of the schema, and the reads of the double's own addresses. */
export function createCarts(origin) {
  const carts = new Map()

  function find(id) {
    const [, token, key] = /^gid:\/\/shopify\/Cart\/([^?]+)(?:\?key=(.*))?$/.exec(id) ?? []
    const cart = carts.get(token)
    return cart && !cart.isOrdered ? {cart, isOwn: cart.key === key} : null
  }

  const done = (cart, warnings = []) => ({cart: viewCart(cart, origin, true), userErrors: [], warnings})

  /** Changes need the complete id with its key. */
  const change = (apply) => (args) => {
    const found = find(args.cartId)
    return found?.isOwn ? apply(found.cart, args) : refused('cartId', 'The specified cart does not exist.')
  }

  /** The lines in the input; null if the cart does not contain one of them. */
  function linesBy(cart, ids) {
    const lines = ids.map((id) => cart.lines.find((line) => line.id === id))
    return lines.every(Boolean) ? lines : null
  }

  const noLine = () =>
    refused('lines', 'The merchandise line with that id does not exist.', 'INVALID_MERCHANDISE_LINE')

  const operations = {
    cart({id}) {
      const found = find(id)
      return found && viewCart(found.cart, origin, found.isOwn)
    },

    cartCreate({input}) {
      const {lines = [], buyerIdentity, discountCodes = []} = input ?? {}
      const unknown = findUnknown(lines, 'input.lines')
      if (unknown) return unknown
      const cart = {
        token: secret(),
        key: secret(),
        createdAt: new Date().toISOString(),
        country: buyerIdentity?.countryCode ?? HOME,
        lines: [],
        codes: discountCodes,
        address: null,
        option: null,
        isOrdered: false,
      }
      carts.set(cart.token, cart)
      return done(
        cart,
        lines.flatMap((line) => addLine(cart, line)),
      )
    },

    cartLinesAdd: change((cart, {lines}) => {
      const wrong = findUnknown(lines, 'lines') ?? findWrongQuantity(lines, 1)
      if (wrong) return wrong
      return done(
        cart,
        lines.flatMap((line) => addLine(cart, line)),
      )
    }),

    cartLinesUpdate: change((cart, {lines: inputs}) => {
      const lines = linesBy(
        cart,
        inputs.map(({id}) => id),
      )
      if (!lines) return noLine()
      const wrong = findWrongQuantity(inputs, 0)
      if (wrong) return wrong
      const warnings = lines.flatMap((line, index) => {
        const {quantity, attributes} = inputs[index]
        if (attributes) line.attributes = attributes
        return quantity == null ? [] : setQuantity(cart, line, quantity)
      })
      clean(cart)
      return done(cart, warnings)
    }),

    cartLinesRemove: change((cart, {lineIds}) => {
      const lines = linesBy(cart, lineIds)
      if (!lines) return noLine()
      cart.lines = cart.lines.filter((line) => !lines.includes(line))
      return done(cart)
    }),

    cartDiscountCodesUpdate: change((cart, {discountCodes}) => {
      cart.codes = [...new Set(discountCodes ?? [])]
      const unknown = cart.codes.filter((code) => code.toLowerCase() !== CODE.text.toLowerCase())
      return done(
        cart,
        unknown.map((code) => ({
          code: 'DISCOUNT_NOT_FOUND',
          message: `The discount code ${code} was not found.`,
          target: `gid://shopify/Cart/${cart.token}`,
        })),
      )
    }),

    cartBuyerIdentityUpdate: change((cart, {buyerIdentity}) => {
      cart.country = buyerIdentity.countryCode ?? cart.country
      return done(cart)
    }),

    cartDeliveryAddressesReplace: change((cart, {addresses}) => {
      cart.address = addresses.at(0)?.address.deliveryAddress ?? null
      cart.option = null
      return done(cart)
    }),

    cartSelectedDeliveryOptionsUpdate: change((cart, {selectedDeliveryOptions: [chosen]}) => {
      if (chosen?.deliveryOptionHandle !== `${cart.token}-standard`)
        return refused(
          'selectedDeliveryOptions.0.deliveryOptionHandle',
          'The delivery option is not valid.',
          'INVALID_DELIVERY_OPTION',
        )
      cart.option = chosen.deliveryOptionHandle
      return done(cart)
    }),
  }

  return {
    operations,
    /** The cart for the checkout, by token and key from its address. */
    find: (token, key) => find(`gid://shopify/Cart/${token}?key=${key}`)?.cart,
    order(cart) {
      cart.isOrdered = true
    },
    contents: (isOrdered) =>
      [...carts.values()]
        .filter((cart) => cart.isOrdered === isOrdered)
        .flatMap(({lines}) => lines)
        .filter(({quantity}) => quantity)
        .map(({quantity, variant}) => `${quantity} × ${variant.sku}`)
        .sort(),
    reset: () => carts.clear(),
  }
}
