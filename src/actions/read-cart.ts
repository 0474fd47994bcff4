import {loadBackend} from '../backends/load-backend.ts'
import {toJson} from '../lib/to-json.ts'
import {type Cart, emptyCart, parseCart} from '../model/cart.ts'
import {provisionalCart} from '../model/provisional-cart.ts'
import {emit} from '../page/emit.ts'
import {store} from '../page/store/store.ts'
import {tellTabs} from '../page/store/tabs.ts'

let writesBegun = 0
let writesEnded = 0
export const beginWrite = (): number => ++writesBegun
export const isLatestWrite = (write: number): boolean => write === writesBegun
export const noteWriteEnd = (): number => ++writesEnded

/** A read that started or ended during a write says nothing about the cart after the write. */
const era = (): number => writesBegun + writesEnded

function put(cart: Cart): boolean {
  const {cart: previous} = store.getState()
  const isNew = toJson(cart) !== toJson(previous)
  store.setState(({edits, restored}) => ({
    synced: true,
    ...(isNew && {cart, shown: provisionalCart(cart, edits.lines, restored)}),
  }))
  if (isNew) emit('cart-change', {cart, previous})
  return isNew
}

/** Set if replies may contradict each other: the cart is read again once all writes have ended. */
export const doubt = {isOn: false}

/** When the newest known cart arrived from the server, in this tab or another. */
let latest = 0

/** Stores a cart that was requested at `asked`; a changed cart is announced, to the other tabs, too. */
export function applyCart(cart: Cart, asked: number): void {
  latest = Date.now()
  if (put(cart)) tellTabs({...cart, asked, told: latest})
}

/**
 * Accepts the cart of another tab, or of the page itself. If another tab requested it before our latest cart arrived,
 * it may be older: the cart is read again.
 */
export function receiveCart(data: unknown): void {
  const parsed = parseCart(data)
  if (!parsed.ok) return
  const {asked, told = 0} = Object(data)
  const {loading, recalculating} = store.getState()
  if (asked && (loading || recalculating || asked < latest)) {
    doubt.isOn ||= recalculating
    writesEnded++
    refreshCart().catch(() => {})
  } else {
    latest = told
    put(parsed.value)
  }
}

let reads = 0

async function read(isForced: boolean): Promise<Cart> {
  const begun = era()
  const asked = Date.now()
  store.setState({loading: ++reads > 0})
  let hasFailed = true
  try {
    const backend = await loadBackend()
    const cart = isForced || backend.mayHaveCart() ? await backend.readCart() : emptyCart()
    if (begun === era()) applyCart(cart, asked)
    hasFailed = false
    return cart
  } finally {
    store.setState({loading: --reads > 0, hasFailed})
  }
}

let reading: {begun: number; isForced: boolean; cart: Promise<Cart>} | undefined

/**
 * Reads the cart from the server, once for all callers between two changes. `isForced` sends a request even if the
 * visitor is known to have no cart.
 */
export function refreshCart(isForced = false): Promise<Cart> {
  if (reading?.begun === era() && (reading.isForced || !isForced)) return reading.cart
  const cart = read(isForced).finally(() => {
    if (reading?.cart === cart) reading = undefined
  })
  reading = {begun: era(), isForced, cart}
  return cart
}
