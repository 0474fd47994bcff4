import {asApiError} from '../../../src/contract/errors.ts'
import type {Cart} from '../../../src/model/cart.ts'
import {keyOf} from '../../../src/model/item-key.ts'
import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {quantityInCart} from '../../../src/model/quantity-in-cart.ts'
import type {Selection} from '../../../src/model/selection.ts'
import {variantStock} from '../../../src/model/stock.ts'
import {pageAddress} from '../../../src/model/web-address.ts'
import {report} from '../../../src/page/report.ts'
import {pageOrigin} from '../../../src/page/site/page-origin.ts'
import {loadActions} from '../../../src/page/store/load-actions.ts'
import {store} from '../../../src/page/store/store.ts'
import {showAlert} from '../../../src/ui/alert.ts'
import {missingText, takeLastWay} from '../../../src/ui/last-way/last-way.ts'
import {definition} from '../definition.ts'
import type {AddToCartProps, Problem, Status} from '../parts/context.ts'
import {submits} from '../parts/use-button.ts'
import {texts} from '../strings.ts'
import {describePart} from './describe-part.ts'
import {activeTexts} from './strings.ts'
import {type Valid, validate} from './validate.ts'

/** Milliseconds of each state (product.md §9, add button). */
const BEFORE_ADDED = 1000
const SHOW_ADDED = 2000
const AFTER_ERROR = 1000
const SELECT_OPTION = 2000

const CHECKOUT = '/checkout'
const SUBSCRIPTION = '/commerce/subscription'
const GIFT_CARD = '/commerce/gift-card'

/** The input of a click, and the functions that change the button. */
export interface Press extends AddToCartProps {
  selection: Selection
  setStatus: (status: Status) => void
  after: (ms: number, fn: () => void) => void
}

const isGiftCard = ({product}: Press): boolean => product.productType === PRODUCT_TYPE.giftCard

const backToIdle = ({after, setStatus}: Press, ms: number): void => after(ms, () => setStatus('idle'))

/** Opens another page. The page may come back from the browser's cache: the button is usable then. */
function go(press: Press, path: string, query: Record<string, string> = {}): void {
  const search = new URLSearchParams(query).toString()
  location.assign(pageOrigin() + (search ? `${path}?${search}` : path))
  backToIdle(press, SHOW_ADDED)
}

/** Opens the checkout address of the cart, otherwise the shop's default checkout. */
function checkOut(press: Press, {checkoutUrl}: Cart): void {
  const address = pageAddress(checkoutUrl)
  if (!address) {
    go(press, CHECKOUT)
    return
  }
  location.assign(address)
  backToIdle(press, SHOW_ADDED)
}

/** Requests the stock: the server may report that nothing is left. The widget receives it as `stock-change`. */
function lookAtStock({product, root}: Press): void {
  import(/* usual */ '../../../src/actions/check-stock.ts').then(
    ({reportStock}) => reportStock(product, root),
    () => {},
  )
}

const tell = (press: Press, message: string): void =>
  void showAlert({title: titleOf(press), message, close: texts('close')})

/** The code for the API calls cannot be fetched: nothing has been sent yet, so the form can still post. */
function goWithout(press: Press): void {
  const {parts, setStatus} = press
  const words = takeLastWay(submits(parts) ? parts.form : null, texts('offline'), parts.button)
  setStatus('error')
  backToIdle(press, words ? AFTER_ERROR : SHOW_ADDED)
  if (words) tell(press, words)
}

const orNull = <T>(loading: Promise<T>): Promise<T | null> => loading.catch(() => null)

async function put(press: Press, {variant, quantity}: Valid, additionalFields?: string): Promise<void> {
  const {root, product, source, isExpress, after, setStatus} = press
  const key = keyOf(product, variant)
  const item = {...key, quantity, additionalFields}
  const began = Date.now()
  setStatus('adding')
  const actions = await orNull(loadActions())
  if (!actions) return goWithout(press)
  if (product.isSubscribable) {
    const loaded = await orNull(import('../../../src/actions/create-subscription.ts'))
    if (!loaded) return goWithout(press)
    const cartToken = await loaded.createSubscription(item, {source, element: root})
    return go(press, SUBSCRIPTION, {cartToken})
  }
  const added = await actions.addItem(item, {source, item: product, variant, element: root})
  const isShort = added.taken < quantity
  if (isShort || quantityInCart(added.cart, key) >= variantStock(product, variant)) lookAtStock(press)
  const titles = {refused: titleOf(press), product: product.title}
  const told = describePart(added, quantity, titles)
  if (told) void showAlert({...told, close: texts('close')})
  else if (isExpress()) return checkOut(press, added.cart)
  if (!added.taken) return refuse(press)
  after(BEFORE_ADDED - (Date.now() - began), () => {
    setStatus('added')
    backToIdle(press, SHOW_ADDED)
  })
}

function titleOf(press: Press): string {
  if (isGiftCard(press)) return activeTexts('cannotPurchaseGiftCard')
  const isPurchase = press.isExpress() || press.product.isSubscribable
  return isPurchase ? activeTexts('cannotPurchase') : texts('cannotAdd')
}

function refuse(press: Press): void {
  press.setStatus('error')
  backToIdle(press, AFTER_ERROR)
}

function onFailure(press: Press, error: unknown): void {
  refuse(press)
  const failure = asApiError(error)
  if (failure?.kind === 'invalid') lookAtStock(press)
  if (!failure?.isExpected) report(definition.name, error, press.root)
  tell(press, failure?.visitorMessage || missingText(texts('offline')))
}

function add(press: Press, wanted: Valid): void {
  if (isGiftCard(press) && location.pathname !== GIFT_CARD) {
    const {itemId, sku, variantId, isSkuEnough} = keyOf(press.product, wanted.variant)
    go(press, GIFT_CARD, {itemId, sku: sku ?? '', ...(variantId && !isSkuEnough && {variantId})})
    return
  }
  const fail = (error: unknown) => onFailure(press, error)
  const failToAsk = (error: unknown) => {
    report(definition.name, error, press.root)
    goWithout(press)
  }
  if (press.product.form) ask(press, wanted, fail).catch(failToAsk)
  else put(press, wanted).catch(fail)
}

/** Opens the product's own form; its values are sent with the product. */
async function ask(press: Press, wanted: Valid, fail: (error: unknown) => void): Promise<void> {
  const {product, parts, setStatus, after} = press
  const {itemId, sku, variantId, isSkuEnough} = keyOf(product, wanted.variant)
  setStatus('asking')
  const {askFields} = await import('./ask-fields.ts')
  // does not resolve if the button was unmounted meanwhile
  await new Promise<void>((resolve) => after(0, resolve))
  return askFields({
    form: product.form,
    itemId,
    sku,
    variantId: isSkuEnough ? null : variantId,
    opener: parts.button,
    send: (fields) => put(press, wanted, fields),
    fail,
    giveUp: () => setStatus('idle'),
  })
}

/** Adds the item to the cart, or opens the page to buy it. Returns the problem that the visitor has to fix first. */
export function pressButton(press: Press): Problem | null {
  const {product, selection, parts, quantity, isList} = press
  const quantityText = parts.quantity?.value ?? null
  const {cart} = store.getState()
  const checked = validate({product, selection, quantityText, defaultQuantity: quantity, cart})
  if (checked.ok) add(press, checked)
  else if (!isList || !checked.isMissing) return checked
  else {
    press.setStatus('select-option')
    backToIdle(press, SELECT_OPTION)
  }
  return null
}
