import {addToCart} from './add-to-cart.ts'

/** Two listeners for the whole page, however many forms it has. */
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('.sqs-add-to-cart-button')
  if (!(button instanceof HTMLButtonElement) || !button.form) return
  event.preventDefault()
  addToCart(button.form)
})

// Enter in a field
document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  addToCart(event.target)
})

bench.ready()
