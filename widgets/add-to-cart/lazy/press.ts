import {asApiError} from '../../../src/contract/errors.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {toJson} from '../../../src/lib/to-json.ts'
import type {Cart} from '../../../src/model/cart.ts'
import {keyOf} from '../../../src/model/item-key.ts'
import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import {quantityInCart} from '../../../src/model/quantity-in-cart.ts'
import {readLimits} from '../../../src/model/quantity-limits.ts'
import type {Selection} from '../../../src/model/selection.ts'
import {variantStock} from '../../../src/model/stock.ts'
import {checkoutAddress} from '../../../src/page/cart-place.ts'
import {report, warn} from '../../../src/page/report.ts'
import {pageOrigin} from '../../../src/page/site/page-origin.ts'
import {store} from '../../../src/page/store/store.ts'
import {showAlert} from '../../../src/ui/alert.ts'
import {fallBackToForm, missingText} from '../../../src/ui/native-fallback/native-fallback.ts'
import {isMisread} from '../../../src/widget/number-field.ts'
import type {AddToCartProps, Problem, Status} from '../parts/context.ts'
import {submits} from '../parts/use-button.ts'
import {definition, texts} from '../widget.ts'
import {describePart} from './describe-part.ts'
import {findInvalid, findOwnFields, hasFiles, readOwnFields, warnOfDropped} from './own-fields.ts'
import {activeTexts} from './strings.ts'
import {type Valid, validate} from './validate.ts'

/** Milliseconds of each state (product.md §9, add button). */
const BEFORE_ADDED = 1000
const SHOW_ADDED = 2000
const AFTER_ERROR = 1000
const SELECT_OPTION = 2000

const SUBSCRIPTION = '/commerce/subscription'
const GIFT_CARD = '/commerce/gift-card'

/** The input of a click, and the functions that change the button. */
export interface Press extends AddToCartProps {
  selection: Selection
  setStatus: (status: Status) => void
  /** The shop has added the item: the next press counts, though the button still says so. */
  onAnswer: () => void
  /** As `useTimer`. */
  after: (ms: number, fn?: () => void) => void
}

const isGiftCard = ({product}: Press): boolean => product.productType === PRODUCT_TYPE.giftCard

const backToIdle = ({after, setStatus}: Press, ms: number): void => after(ms, () => setStatus('idle'))

/** Opens another page. The page may come back from the browser's cache: the button is usable then. */
function go(press: Press, path: string, query: Record<string, string> = {}): void {
  const search = new URLSearchParams(query).toString()
  location.assign(pageOrigin() + (search ? `${path}?${search}` : path))
  backToIdle(press, SHOW_ADDED)
}

/** Opens the checkout of the cart. The page may come back from the browser's cache, as above. */
function checkOut(press: Press, {checkoutUrl}: Cart): void {
  location.assign(checkoutAddress(checkoutUrl))
  backToIdle(press, SHOW_ADDED)
}

/** Requests the stock: the server may report that nothing is left. The widget receives it as `stock-change`. */
function lookAtStock({product, root}: Press): void {
  import('../../../src/actions/check-stock.ts').then(
    ({reportStock}) => reportStock(product, root),
    () => {},
  )
}

const tell = (press: Press, message: string): void =>
  void showAlert({title: titleOf(press), message, close: texts('close')})

/** The code for the API calls cannot be fetched: nothing has been sent yet, so the form can still post. */
function postForm(press: Press): void {
  const {parts, setStatus} = press
  const words = fallBackToForm(submits(parts) ? parts.form : null, texts('offline'), parts.button)
  setStatus('error')
  backToIdle(press, words ? AFTER_ERROR : SHOW_ADDED)
  if (words) tell(press, words)
}

const orNull = <T>(loading: Promise<T>): Promise<T | null> => loading.catch(() => null)

/** What the visitor has filled in: in the page's own fields, and in the product's form. */
function joinAnswers(answers: Valid['answers'], fromForm: string | undefined): string | undefined {
  if (!answers || !Object.keys(answers)[0]) return fromForm
  const parsed = parseJson(fromForm)
  return toJson({...answers, ...asRecord(parsed.ok ? parsed.value : null)})
}

async function put(press: Press, valid: Valid, fromForm?: string): Promise<void> {
  const {variant, quantity} = valid
  const additionalFields = joinAnswers(valid.answers, fromForm)
  const {root, product, source, isExpress, after, setStatus} = press
  const key = keyOf(product, variant)
  const item = {...key, quantity, additionalFields}
  const began = Date.now()
  // what waits of an addition before
  after(0)
  setStatus('adding')
  const actions = await orNull(import('../../../src/actions/index.ts'))
  if (!actions) return postForm(press)
  if (product.isSubscribable) {
    const loaded = await orNull(import('../../../src/actions/create-subscription.ts'))
    if (!loaded) return postForm(press)
    const cartToken = await loaded.createSubscription(item, {source, element: root})
    return go(press, SUBSCRIPTION, {cartToken})
  }
  const added = await actions.addItem(item, {source, item: product, variant, element: root})
  const isShort = added.taken < quantity
  if (isShort || quantityInCart(added.cart, key) >= variantStock(product, variant)) lookAtStock(press)
  const titles = {refused: titleOf(press), product: product.title}
  const alert = describePart(added, quantity, titles)
  if (alert) void showAlert({...alert, close: texts('close')})
  else if (isExpress()) return checkOut(press, added.cart)
  if (!added.taken) return refuse(press)
  press.onAnswer()
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

function add(press: Press, valid: Valid): void {
  if (isGiftCard(press) && location.pathname !== GIFT_CARD) {
    const {itemId, sku, variantId, isSkuEnough} = keyOf(press.product, valid.variant)
    go(press, GIFT_CARD, {itemId, sku: sku ?? '', ...(variantId && !isSkuEnough && {variantId})})
    return
  }
  const fail = (error: unknown) => onFailure(press, error)
  const failToAsk = (error: unknown) => {
    report(definition.name, error, press.root)
    postForm(press)
  }
  if (press.product.form) ask(press, valid, fail).catch(failToAsk)
  else put(press, valid).catch(fail)
}

/** Opens the product's own form; its values are sent with the product. */
async function ask(press: Press, valid: Valid, fail: (error: unknown) => void): Promise<void> {
  const {product, parts, setStatus, after} = press
  const {itemId, sku, variantId, isSkuEnough} = keyOf(product, valid.variant)
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
    send: (fields) => put(press, valid, fields),
    fail,
    giveUp: () => setStatus('idle'),
  })
}

/** The same with the page's own fields. A file goes the way that it would go without script. */
function addWithFields(press: Press, valid: Valid): Problem | null {
  const {parts, root} = press
  const fields = findOwnFields(parts)
  const field = parts.isChecked && findInvalid(fields)
  if (field) return {message: field.validationMessage, options: [], field}
  const canPost = submits(parts) && parts.form?.enctype === 'multipart/form-data'
  warnOfDropped(fields, root, canPost)
  if (!hasFiles(fields)) add(press, {...valid, answers: readOwnFields(fields)})
  else if (canPost) postForm(press)
  else return {message: activeTexts('filesNotSent'), options: []}
  return null
}

const warned = new WeakSet<Element>()

/** No visitor can choose an option without a control. */
function warnOfControls({parts: {controls, scope}}: Press, options: readonly string[]): void {
  const [without] = options.filter((option) => !controls.some(({name}) => name === option))
  if (without === undefined || warned.has(scope)) return
  warned.add(scope)
  warn(
    definition.name,
    `has no control for ${without}: add a select or radio buttons named "option:${without}", or <button> elements with data-option="${without}" and data-value`,
    scope,
  )
}

/** Adds the item to the cart, or opens the page to buy it. Returns the problem that the visitor has to fix first. */
export function pressButton(press: Press): Problem | null {
  const {product, selection, parts, quantity, isList} = press
  const quantityText = parts.quantity?.value ?? null
  const limits = readLimits(parts.quantity instanceof HTMLInputElement ? parts.quantity : null)
  const {cart} = store.getState()
  const checked = validate({
    product,
    selection,
    quantityText,
    limits,
    isMisread: isMisread(parts.quantity),
    defaultQuantity: quantity,
    cart,
  })
  if (checked.ok) return addWithFields(press, checked)
  if (checked.isMissing) warnOfControls(press, checked.options)
  if (!isList || !checked.isMissing) return checked
  press.setStatus('select-option')
  backToIdle(press, SELECT_OPTION)
  return null
}
