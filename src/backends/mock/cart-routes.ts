import {toJson} from '../../lib/to-json.ts'
import {type Answer, type Ask, answer, readBody, readFields, readQuantity, readText} from './ask.ts'
import {addTo, removeFrom, setFields, setQuantity, type Wish} from './change-cart.ts'
import {type HeldCart, newCart, readHeld, type Store} from './held-cart.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'
import type {Supply} from './supply.ts'
import {viewCart} from './view-cart.ts'

interface Shop {
  supply: Supply
  store: Store
}

const write = (store: Store, cart: HeldCart): void => store.write(toJson(cart))

function heldOf({store}: Shop): HeldCart {
  const cart = readHeld(store)
  if (!cart) throw new Refusal(404, 'There is no cart.')
  return cart
}

/** Changes the cart, stores it, and replies with it. A refusal leaves the stored cart unchanged. */
function change(
  shop: Shop,
  cart: HeldCart,
  task: (cart: HeldCart) => string | undefined,
  name: string,
): Answer {
  const id = task(cart)
  write(shop.store, cart)
  const shoppingCart = viewCart(shop.supply, cart)
  const entry = shoppingCart.entries.find((candidate) => candidate.id === id)
  return answer({shoppingCart, ...(entry && {[name]: entry})})
}

function readWish({itemId, sku, variantId, quantity = 1, additionalFields}: Record<string, unknown>): Wish {
  const id = readText(itemId, 'itemId')
  if (!id) throw new Refusal(400, 'itemId is missing.')
  return {
    itemId: id,
    sku: readText(sku, 'sku') || readText(variantId, 'variantId'),
    quantity: readQuantity(quantity, 1),
    additionalFields: readFields(additionalFields),
  }
}

/** An addition under an id that was used before is ignored. */
function add(shop: Shop, ask: Ask): Answer {
  const wish = readWish(readBody(ask))
  const key = ask.header('Add-To-Cart-Id')
  const put = (cart: HeldCart): string => {
    const before = key !== null && Object.hasOwn(cart.added, key) ? cart.added[key] : undefined
    if (before !== undefined) return before
    const {id} = addTo(shop.supply, cart, wish)
    if (key !== null) cart.added[key] = id
    return id
  }
  return change(shop, readHeld(shop.store) ?? newCart(), put, 'newlyAdded')
}

/** A change that names no entry. */
const plainly = (shop: Shop, task: (cart: HeldCart) => void): Answer =>
  change(
    shop,
    heldOf(shop),
    (cart) => {
      task(cart)
      return undefined
    },
    '',
  )

function ofToken(shop: Shop, token: string, task: (cart: HeldCart) => void): Answer {
  if (heldOf(shop).id !== token) throw new Refusal(404, 'There is no such cart.')
  return plainly(shop, task)
}

function addCode(shop: Shop, token: string, ask: Ask): Answer {
  const text = readText(readBody(ask).giftOrPromoCode, 'giftOrPromoCode').trim().toUpperCase()
  return ofToken(shop, token, (cart) => {
    const found = shop.supply.codes.find(({code}) => code.toUpperCase() === text)
    if (!found) throw new Refusal(422, 'This code is not valid.')
    cart.codes = [...cart.codes.filter((code) => code !== found.code), found.code]
  })
}

const PLACE = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const

function setPlace(shop: Shop, token: string, ask: Ask): Answer {
  const fields = readBody(ask)
  const [line1, line2, city, region, postalCode, country] = PLACE.map((name) => readText(fields[name], name))
  const texts = {line1: line1 ?? '', line2: line2 ?? '', city: city ?? ''}
  return ofToken(shop, token, (cart) => {
    cart.location = {...texts, region: region ?? '', postalCode: postalCode ?? '', country: country ?? ''}
  })
}

const CART = '/api/commerce/shopping-cart'
const ENTRY = `${CART}/entries/*`
const TOKEN = '/api/3/commerce/cart/*'

export const cartRoutes = (shop: Shop): readonly Route[] => [
  ['GET', CART, () => answer(viewCart(shop.supply, heldOf(shop)))],
  ['POST', `${CART}/entries`, (ask) => add(shop, ask)],
  [
    'PUT',
    ENTRY,
    (ask, [id = '']) => {
      const quantity = readQuantity(readBody(ask).quantity, 0)
      return plainly(shop, (cart) => setQuantity(shop.supply, cart, id, quantity))
    },
  ],
  ['DELETE', ENTRY, (_, [id = '']) => plainly(shop, (cart) => removeFrom(cart, id))],
  [
    'PUT',
    `${ENTRY}/additionalFields`,
    (ask, [id = '']) => {
      const fields = readFields(readBody(ask).additionalFields)
      return change(shop, heldOf(shop), (cart) => setFields(cart, id, fields).id, 'updatedEntry')
    },
  ],
  ['POST', `${TOKEN}/codes`, (ask, [token = '']) => addCode(shop, token, ask)],
  [
    'DELETE',
    `${TOKEN}/codes/*`,
    (_, [token = '', code = '']) =>
      ofToken(shop, token, (cart) => {
        cart.codes = cart.codes.filter((applied) => applied.toUpperCase() !== code.toUpperCase())
      }),
  ],
  ['PUT', `${TOKEN}/shipping/location`, (ask, [token = '']) => setPlace(shop, token, ask)],
]
