import {Hono} from 'hono'
import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {findVariant, missingOptions} from '../../../src/model/selection.ts'
import {cartPage} from '../../views/cart.ts'
import {FROM_GIFT_CARD, giftCardPage, productPage, restockPage} from '../../views/product.ts'
import {type CartInput, readQuantity} from '../cart/cart-input.ts'
import {readLocation} from '../cart/location.ts'
import {findProduct, listProducts, type ShopProduct} from '../catalogue/catalogue.ts'
import {readForm} from '../http/body.ts'
import {readCartId, setCart, visitorOf} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {checkWait} from '../http/guards.ts'
import {Refusal} from '../http/refusal.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {messages, missingMessage} from '../site/messages.ts'
import {attempt, createRefuse, isRefused} from './refuse.ts'

type Fields = Record<string, string>

const OPTION = 'option:'

/** The selected options; an SKU in the form replaces all of its options. */
function readSelection(fields: Fields, {product}: ShopProduct): Record<string, string> {
  const bySku = product.variants.find(({sku}) => sku === fields.sku)
  const chosen = Object.entries(fields).filter(([name]) => name.startsWith(OPTION))
  return (
    bySku?.attributes ?? Object.fromEntries(chosen.map(([name, value]) => [name.slice(OPTION.length), value]))
  )
}

/**
 * Checks what a visitor can correct first: options, variant, quantity (product.md §5). Stock is checked when it is
 * taken.
 */
function readCartInput(fields: Fields, shopProduct: ShopProduct): CartInput {
  const {product} = shopProduct
  const selection = readSelection(fields, shopProduct)
  const missing = missingOptions(product, selection)
  const isGiftCard = product.productType === PRODUCT_TYPE.giftCard
  if (missing.length) throw new Refusal(422, isGiftCard ? messages.denomination : missingMessage(missing))
  const variant = findVariant(product, selection)
  if (!variant) throw new Refusal(422, messages.unavailable)
  const quantity = readQuantity(fields.quantity ?? 1)
  return {itemId: product.id, sku: variant.sku, quantity, additionalFields: ''}
}

/** On a restored page, a form with other choices is a new request. */
const addIdOf = (fields: Fields, {sku, quantity}: CartInput): string | null =>
  fields['Add-To-Cart-Id'] ? [fields['Add-To-Cart-Id'], sku, quantity].join(' ') : null

const search = (query: Fields) => new URLSearchParams(query).toString()

/** Executes the request; returns the visitor's next address. */
async function buy(
  c: DemoContext,
  {carts, subscriptions}: Services,
  fields: Fields,
  shopProduct: ShopProduct,
): Promise<string> {
  const {product} = shopProduct
  const input = readCartInput(fields, shopProduct)
  const isGiftCard =
    product.productType === PRODUCT_TYPE.giftCard && fields[FROM_GIFT_CARD.name] !== FROM_GIFT_CARD.value
  if (isGiftCard) return `/commerce/gift-card?${search({itemId: product.id, sku: input.sku ?? ''})}`
  if (product.isSubscribable)
    return `/commerce/subscription?${search({cartToken: await subscriptions.start(input, c.get('network'))})}`
  const {shoppingCart} = await carts.add(visitorOf(c), input, addIdOf(fields, input))
  setCart(c, shoppingCart.id)
  return fields.express ? '/checkout' : '/cart'
}

/** The forms of the cart page. */
function cartForms({database, carts, limits}: Services, render: Render) {
  const refuse = createRefuse(limits)

  /** Changes one entry, or the cart. */
  const edit =
    (work: (key: {cartId: string; entryId: string}, fields: Fields, c: DemoContext) => Promise<unknown>) =>
    async (c: DemoContext): Promise<Response> => {
      const fields = await readForm(c)
      const key = {cartId: readCartId(c) ?? '', entryId: fields.entryId ?? ''}
      const refused = refuse(c, fields) ?? (await attempt(c, () => work(key, fields, c)))
      if (!isRefused(refused)) return c.redirect('/cart', 303)
      return render(c, cartPage(await listProducts(database, c.get('store')), refused.error), refused.status)
    }

  const app = new Hono<DemoEnv>()
  app.post(
    '/code',
    edit(async ({cartId}, {giftOrPromoCode = ''}, c) => {
      checkWait(limits.code(c))
      await carts.addCode(cartId, giftOrPromoCode)
    }),
  )
  app.post(
    '/code/remove',
    edit(({cartId}, {giftOrPromoCode = ''}) => carts.removeCode(cartId, giftOrPromoCode)),
  )
  app.post(
    '/location',
    edit(({cartId}, fields) => carts.setLocation(cartId, readLocation(fields))),
  )
  app.post(
    '/update',
    edit((key, fields) => carts.setQuantity(key, readQuantity(fields.quantity, 0))),
  )
  app.post(
    '/variant',
    edit((key, {sku = ''}) => carts.setVariant(key, sku)),
  )
  app.post(
    '/remove',
    edit((key) => carts.remove(key)),
  )
  return app
}

/** The forms of the pages, for visitors without script. */
export function forms(services: Services, render: Render) {
  const {database, restock, limits} = services
  const refuse = createRefuse(limits)
  const app = new Hono<DemoEnv>()
  // For a visitor who opens a form's address.
  app.get('/cart/:form', (c) => c.redirect('/cart'))
  app.post('/cart/add', async (c) => {
    const fields = await readForm(c)
    const shopProduct = await findProduct(database, fields.itemId ?? '', c.get('store'))
    if (!shopProduct) return c.notFound()
    const outcome = refuse(c, fields) ?? (await attempt(c, () => buy(c, services, fields, shopProduct)))
    if (!isRefused(outcome)) return c.redirect(outcome, 303)
    const typed = {selection: readSelection(fields, shopProduct), quantity: fields.quantity ?? '1'}
    const page = fields[FROM_GIFT_CARD.name] === FROM_GIFT_CARD.value ? giftCardPage : productPage
    const {error, status} = outcome
    return render(c, page({shopProduct, typed, error}), status)
  })
  app.post('/restock', async (c) => {
    const fields = await readForm(c)
    const shopProduct = await findProduct(database, fields.productId ?? '', c.get('store'))
    if (!shopProduct) return c.notFound()
    const {productId = '', variantId = null, email = '', isJoinMailingList} = fields
    const request = {
      productId,
      variantId,
      email: email.trim(),
      isJoinMailingList: isJoinMailingList === 'true',
    }
    const refused =
      refuse(c, fields) ?? (await attempt(c, () => restock.keep(request, {network: c.get('network')})))
    if (!isRefused(refused)) return render(c, restockPage(shopProduct))
    return render(c, productPage({shopProduct, error: refused.error}), refused.status)
  })
  app.route('/cart', cartForms(services, render))
  return app
}
