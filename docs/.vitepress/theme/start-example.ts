import type {View} from './preview-document.ts'

export const START: View = {
  html: `<p>
  <a data-vitrine="cart-indicator" href="#cart">
    Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal">$0.00</span>
  </a>
</p>
<div data-vitrine="cart-popover"></div>

<h1>Tide Bowl</h1>
<img src="/media/tide-bowl.svg" alt="A wide bowl with a wave in its glaze" width="160" height="200">
<form data-vitrine="add-to-cart" method="post" action="/cart/add"
      data-product='{"id": "bowl", "title": "Tide Bowl",
                     "variants": [{"sku": "BOWL", "price": 3900, "qtyInStock": 3}]}'>
  <p class="product-price">$39.00</p>
  <button type="submit">Add To Cart</button>
</form>
`,
  lang: 'en-US',
  dir: 'ltr',
}
