import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {addEntry, loadCart, removeEntry, updateEntry} from '../src/api/cart/cart.ts'
import {addCode, removeCode, setShippingLocation} from '../src/api/cart/cart-token.ts'
import {updateAdditionalFields} from '../src/api/cart/entry-fields.ts'
import {loadStock} from '../src/api/cart/inventory.ts'
import {createSubscriptionCart} from '../src/api/cart/subscription.ts'
import {addComment, loadComments} from '../src/api/comments/comments.ts'
import {ApiError} from '../src/api/errors.ts'
import {loadFormSchema} from '../src/api/forms/form-schema.ts'
import {submitForm, validateForm} from '../src/api/forms/forms.ts'
import {requestRestockNotification} from '../src/api/forms/restock.ts'
import {withdraw} from '../src/api/forms/withdraw.ts'
import {logIn, logOut, setMemberLocale} from '../src/api/members/members.ts'
import {loadQuickView} from '../src/api/products/quick-view.ts'
import {readDetails} from '../src/cart/details.ts'
import {viewCart} from '../src/cart/view.ts'
import {formatMoney} from '../src/format/money.ts'
import {isRecord} from '../src/lib/is-record.ts'
import {readPath} from '../src/lib/read-path.ts'
import {type Cart, parseCart} from '../src/model/cart.ts'
import {page} from '../src/page/page.ts'
import {brokenReplies, wholeReply} from './helpers/broken-replies.ts'
import {cartItem, submission} from './helpers/call-inputs.ts'

const place = {line1: '', line2: '', city: '', region: '', postalCode: '', country: 'US'}

/** The widgets' requests, by the call whose reply they read. */
const CALLS: Record<string, () => Promise<unknown>> = {
  'GET /api/commerce/shopping-cart': () => loadCart(),
  'POST /api/commerce/shopping-cart/entries': () => addEntry({...cartItem, idempotencyKey: 'k'}),
  'PUT /api/commerce/shopping-cart/entries/{entryId}': () => updateEntry('e', cartItem),
  'DELETE /api/commerce/shopping-cart/entries/{entryId}': () => removeEntry('e'),
  'PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields': () =>
    updateAdditionalFields('e', {...cartItem, additionalFields: '{}'}),
  'POST /api/3/commerce/cart/subscription': () => createSubscriptionCart(cartItem),
  'POST /api/3/commerce/cart/{cartToken}/codes': () => addCode('t', 'c'),
  'DELETE /api/3/commerce/cart/{cartToken}/codes/{code}': () => removeCode('t', 'c'),
  'PUT /api/3/commerce/cart/{cartToken}/shipping/location': () => setShippingLocation('t', place),
  'GET /api/commerce/inventory/stock/': () => loadStock('i'),
  'POST /api/commerce/restock-notification': () =>
    requestRestockNotification({productId: 'p', variantId: 'v', email: 'a@b.cd', isJoinMailingList: false}),
  'POST /api/commerce/withdrawals': () =>
    withdraw({name: 'n', orderOrContract: 'o', email: 'a@b.cd', statement: 's', key: 'k'.repeat(16)}),
  'GET /api/comments': () => loadComments('i', null, new AbortController().signal),
  'POST /api/comments': () => addComment({itemId: 'i', name: 'n', email: '', text: 't', key: 'k'.repeat(16)}),
  'GET /api/rendering/product-quick-view/{productId}': () => loadQuickView('p'),
  'POST /api/form/FormSubmissionKey': () => submitForm(submission),
  'POST /api/form/SaveFormSubmission': () => submitForm(submission),
  'POST /api/rest/forms/validate/{formId}': () => validateForm('f', {}),
  'GET /api/template/GetTemplateSchema': () => loadFormSchema('f'),
  'POST /api/site-users/account/session': () => logIn({email: 'a', password: 'b', rememberMe: true}),
  'DELETE /api/site-users/account/session': () => logOut(false),
  'POST /api/site-users/account/locale': () => setMemberLocale({language: 'de'}),
}

/** Their carts are parsed like the cart of the first call, so that a few ways to break each field are enough. */
const READ_ALIKE = /\/(entries|codes|location)/
const FEW = [undefined, null, 'x', -1e21, {}]

/** Strings that contain a value that is not a string, and invalid numbers. */
function slips(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return /\bNaN\b|\[object|undefined|Infinity/.test(value) ? [`${path}: ${value}`] : []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`]
  const parts = Array.isArray(value) || isRecord(value) ? Object.entries(value) : []
  return parts.flatMap(([name, one]) => slips(one, `${path}.${name}`))
}

/** Every field has the same type as in a valid reply, or null; fields that the model does not know are not checked. */
function strangers(healthy: unknown, read: unknown, path = ''): string[] {
  if (healthy === null || read === null || /\.additionalFields(Form)?$/.test(path)) return []
  if (Array.isArray(healthy)) return Array.isArray(read) ? [] : [path]
  if (typeof healthy !== typeof read) return [`${path}: ${typeof read}`]
  if (!isRecord(healthy)) return []
  return Object.entries(healthy).flatMap(([name, one]) =>
    /^(selectedShippingOption|shippingLocation|attributes|cause)$/.test(name)
      ? []
      : strangers(one, readPath(read, name) ?? null, `${path}.${name}`),
  )
}

/** The texts of a cart that visitors can read. */
function wordsOf(cart: Cart): unknown {
  const state = {cart, shown: cart, edits: {lines: {}, problems: {}}}
  const {lines, ...sums} = viewCart(state, (entry) => readDetails(entry, 'en-US'))
  const amounts = [
    sums.subtotal,
    sums.discount,
    sums.tax,
    sums.total,
    ...sums.codes.map(({amount}) => amount),
  ]
  return {
    lines: lines.map(({form: _, ...line}) => line),
    sums,
    amounts: [...amounts, ...lines.flatMap(({price, total, was}) => [price, total, was])].map((minor) =>
      formatMoney({currency: 'USD', minor: minor ?? 0}, 'en-US'),
    ),
  }
}

const isCart = (value: unknown): value is Cart => isRecord(value) && Array.isArray(value.entries)

function check(read: unknown, healthy: unknown): string[] {
  const cart = isRecord(read) && isCart(read.cart) ? read.cart : isCart(read) ? read : null
  if (!cart) return [...slips(read), ...strangers(healthy, read)]
  const words = wordsOf(cart)
  const isBeside =
    cart.totalQuantity > 0 && !viewCart({cart, shown: cart, edits: {lines: {}, problems: {}}}).lines.length
  return [
    ...slips(words),
    ...strangers(healthy, read),
    ...(isBeside ? [`a count of ${cart.totalQuantity} beside no lines`] : []),
  ]
}

/** Answers the call with the given body, and a form's request for a key. */
function answer(call: string, body: unknown): void {
  const [, path = ''] = call.split(' ')
  const [start = ''] = path.split('{')
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
    Response.json(
      new URL(new Request(...asked).url).pathname.startsWith(start) ? (body ?? null) : {key: 'k'},
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('document', {cookie: 'crumb=c; hasCart=true'})
  vi.stubGlobal('location', new URL('https://shop.example/'))
  page().api = location.origin
})
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it('returns a complete value or one of our errors, whichever field is broken', async () => {
    answer(name, wholeReply(name))
    // for some calls the description only contains refusals
    const healthy = await call().catch((error) => {
      expect(error).toMatchObject({kind: 'csrf'})
      return null
    })
    const problems: string[] = []
    for (const {name: broken, body} of brokenReplies(name, READ_ALIKE.test(name) ? FEW : undefined)) {
      answer(name, body)
      const found = await call().then(
        (read) => check(read, healthy),
        (error: unknown) =>
          error instanceof ApiError && error.visitorMessage
            ? slips(error.visitorMessage)
            : [`throws ${error}`],
      )
      problems.push(...found.map((problem) => `${broken}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
})

it('a new field of the description is broken, too', () => {
  const names = brokenReplies('GET /api/commerce/shopping-cart', [null]).map(({name}) => name)
  expect(names).toContain('entries.0.chosenVariant.qtyInStock = null')
  expect(names.length).toBeGreaterThan(80)
  expect(parseCart(wholeReply('GET /api/commerce/shopping-cart')).ok).toBe(true)
})
