import {loadBackend} from '../backends/load-backend.ts'
import {toJson} from '../lib/to-json.ts'
import {type Cart, emptyCart, parseCart} from '../model/cart.ts'
import type {CartProblem} from '../model/cart-problem.ts'
import {provisionalCart} from '../model/provisional-cart.ts'
import {emit} from '../page/emit.ts'
import {store} from '../page/store/store.ts'
import {tellTabs} from '../page/store/tabs.ts'
import {noteProblems} from './note-problems.ts'
import {tellProblems} from './tell-problems.ts'

let writesBegun = 0
let writesEnded = 0
export const beginWrite = (): number => ++writesBegun
export const isLatestWrite = (write: number): boolean => write === writesBegun
export const noteWriteEnd = (): number => ++writesEnded

/** A read that started or ended during a write says nothing about the cart after the write. */
const revision = (): number => writesBegun + writesEnded

/** What was meant for a cart is not sent to another one. */
const forgetChanges = (): void =>
  store.setState(({cart}) => ({edits: {lines: {}, problems: {}}, restored: [], shown: cart}))

/** A cart has been ordered, or all of them if the order does not name one. */
function endCart(id: unknown): void {
  const {cart} = store.getState()
  if (!cart || (id && cart.id && cart.id !== id)) return
  forgetChanges()
  // a read that is under way may be older
  noteWriteEnd()
  refreshCart().catch(() => {})
}

function put(cart: Cart): boolean {
  const {cart: previous} = store.getState()
  const isNew = toJson(cart) !== toJson(previous)
  if (cart.id && previous?.id && cart.id !== previous.id) forgetChanges()
  store.setState(({edits, restored}) => ({
    synced: true,
    ...(isNew && {cart, shown: provisionalCart(cart, edits.lines, restored)}),
  }))
  if (isNew) emit('cart-change', {cart, previous})
  return isNew
}

/** Set if replies may contradict each other: the cart is read again once all writes have ended. */
export const needsReread = {isOn: false}

/** When the newest known cart arrived from the server, in this tab or another. */
let latest = 0

/** Stores a cart that was requested at `asked`; a changed cart is announced, to the other tabs, too. */
export function applyCart(cart: Cart, asked: number): void {
  latest = Date.now()
  if (put(cart)) tellTabs({...cart, asked, told: latest})
}

/**
 * Accepts the cart of another tab, or of the page itself, or that it was ordered. If another tab requested it before our latest cart arrived,
 * it may be older: the cart is read again.
 */
export function receiveCart(data: unknown): void {
  const {ordered, asked, told = 0} = Object(data)
  if (ordered !== undefined) {
    endCart(ordered)
    return
  }
  const parsed = parseCart(data)
  if (!parsed.ok) return
  const {loading, recalculating} = store.getState()
  if (asked && (loading || recalculating || asked < latest)) {
    needsReread.isOn ||= recalculating
    writesEnded++
    refreshCart().catch(() => {})
  } else {
    latest = told
    put(parsed.value)
  }
}

let reads = 0
let begunReads = 0
/** The newest read that was applied: the answer of an earlier one may be older. */
let appliedRead = 0

async function read(isForced: boolean, send: () => void): Promise<Cart> {
  const begun = revision()
  const asked = Date.now()
  const number = ++begunReads
  store.setState({loading: ++reads > 0})
  let hasFailed = true
  try {
    const backend = await loadBackend()
    send()
    let problems: readonly CartProblem[] = []
    const note = (all: typeof problems) => {
      problems = all
    }
    const cart = isForced || backend.mayHaveCart() ? await backend.readCart({note}) : emptyCart()
    if (begun === revision() && number > appliedRead) {
      appliedRead = number
      applyCart(cart, asked)
      noteProblems({cart, problems})
      tellProblems({cart, problems})
    }
    hasFailed = false
    return cart
  } finally {
    store.setState({loading: --reads > 0, hasFailed})
  }
}

interface Reading {
  begun: number
  isForced: boolean
  isSent: boolean
  cart: Promise<Cart>
}

let reading: Reading | undefined

/**
 * Reads the cart from the server, once for all callers between two changes. `isForced` sends a request even if the
 * visitor is known to have no cart, or another request has been sent: what it answers may be older than this call.
 */
export function refreshCart(isForced = false): Promise<Cart> {
  const isNewer = reading?.isForced && !reading.isSent
  if (reading?.begun === revision() && (isNewer || !isForced)) return reading.cart
  const state = {begun: revision(), isForced, isSent: false}
  const cart = read(isForced, () => {
    started.isSent = true
  }).finally(() => {
    if (reading === started) reading = undefined
  })
  const started: Reading = Object.assign(state, {cart})
  reading = started
  return cart
}
