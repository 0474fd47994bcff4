import {loadCart} from '../../api/cart.ts'
import {emit} from '../../lib/emit.ts'
import {type Cart, emptyCart, parseCart} from '../../model/cart.ts'
import {hasCartCookie} from '../../site/cookies.ts'
import {store} from '../store.ts'
import {tellTabs} from '../tabs.ts'

/** Counts the writes that began: what was read before one of them says nothing about the cart after it. */
let writesBegun = 0
export const beginWrite = (): number => ++writesBegun
export const isLatestWrite = (write: number): boolean => write === writesBegun

function put(cart: Cart): boolean {
  const {cart: previous} = store.getState()
  const isNew = JSON.stringify(cart) !== JSON.stringify(previous)
  store.setState({synced: true, ...(isNew && {cart})})
  if (isNew) emit('cart-change', {cart, previous})
  return isNew
}

/** Puts a cart in the store; one that differs from the last is announced, to the other tabs too. */
export function applyCart(cart: Cart): void {
  if (put(cart)) tellTabs(cart)
}

/** Takes what another tab has told. */
export function receiveCart(data: unknown): void {
  const parsed = parseCart(data)
  if (parsed.ok) put(parsed.value)
}

let reading: Promise<Cart> | undefined

async function read(): Promise<Cart> {
  const begun = writesBegun
  store.setState({loading: true})
  try {
    const cart = hasCartCookie() ? await loadCart() : emptyCart()
    if (begun === writesBegun) applyCart(cart)
    return cart
  } finally {
    store.setState({loading: false})
  }
}

/** Reads the cart from the server, once however often it is asked for at a time. */
export function refreshCart(): Promise<Cart> {
  reading ??= read().finally(() => {
    reading = undefined
  })
  return reading
}
