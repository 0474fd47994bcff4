export interface Cart {
  items: number
  subtotal: string
}

declare global {
  var changeCart: (next: Cart) => void
}

type Listener = (cart: Cart) => void

const listeners = new Set<Listener>()
let cart: Cart = {items: 0, subtotal: '$0.00'}

export const readCart = (): Cart => cart

export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

globalThis.changeCart = (next) => {
  cart = next
  for (const listener of listeners) listener(cart)
}

export const findLinks = () => document.querySelectorAll<HTMLElement>('.cart-link')
