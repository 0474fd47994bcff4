import {addToCart} from './add-to-cart.ts'

class ProductForm extends HTMLElement {
  connectedCallback() {
    this.addEventListener('submit', this)
    bench.mounted(this)
  }

  handleEvent(event: Event) {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) addToCart(event.target)
  }
}

customElements.define('product-form', ProductForm)
