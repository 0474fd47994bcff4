import {followCart} from './follow-cart.ts'

class CartIndicator extends HTMLElement {
  stop: (() => void) | undefined

  connectedCallback() {
    if (this.firstElementChild) this.stop = followCart(this.firstElementChild)
  }

  disconnectedCallback() {
    this.stop?.()
  }
}

customElements.define('cart-indicator', CartIndicator)
