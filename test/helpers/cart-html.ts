interface Line {
  id: string
  title: string
  quantity: number
  price?: string
  total?: string
}

const line = ({id, title, quantity, price = '$10.00', total = `$${quantity * 10}.00`}: Line): string =>
  `<li data-entry-id="${id}">
  <a data-cart="title" href="/shop/${id}">${title}</a> <dl data-cart="details" hidden></dl>
  <span data-cart="price">${price}</span> <s data-cart="was" hidden></s>
  <form action="/cart/update" method="post"><input type="number" data-cart="quantity" aria-label="Quantity of ${title}" value="${quantity}"><button>Update</button></form>
  <form action="/cart/remove" method="post"><button data-cart="remove">Remove <b data-cart="name">${title}</b></button></form>
  <p data-cart="message" role="alert" hidden></p><b data-cart="line-total">${total}</b></li>`

/** A cart page as a server renders it, with these lines. */
export const cartHtml = (lines: readonly Line[], subtotal: string, options: object = {}): string =>
  `<div data-vitrine="cart-page" data-options='${JSON.stringify({storeCurrency: 'USD', formattingLocale: 'en-US', ...options})}'>
  <template data-slot="line">${line({id: '', title: '', quantity: 1})}</template>
  <template data-slot="code"><li><b data-cart="code-name"></b><i data-cart="code-amount" hidden></i><i data-cart="code-reason" hidden></i><button data-cart="code-remove">Off</button></li></template>
  <div data-cart="full"${lines.length ? '' : ' hidden'}><ul data-cart="lines">${lines.map(line).join('')}</ul>
  <form data-cart="code-form"><input data-cart="code" aria-label="Code"><button>Apply</button><p data-cart="code-message" role="alert" hidden></p></form>
  <ul data-cart="codes" hidden></ul>
  <form data-cart="location-form" hidden><input name="country" value="US"><input name="postalCode" aria-label="Postal code"><button>Estimate</button><p data-cart="location-message" role="alert" hidden></p></form>
  <dl data-cart="totals"><dd data-cart="subtotal">${subtotal}</dd><div data-cart="discount-row" hidden><dd data-cart="discount"></dd></div><div data-cart="shipping-row" hidden><dd data-cart="shipping">Later</dd></div><div data-cart="tax-row" hidden><dd data-cart="tax"></dd></div><dd data-cart="grand-total">${subtotal}</dd></dl>
  <p data-cart="minimum" hidden></p><a data-cart="checkout" href="/checkout">Checkout</a><p data-cart="problem" role="alert" hidden></p></div>
  <div data-cart="empty"${lines.length ? ' hidden' : ''}><p tabindex="-1">Nothing in it.</p></div></div>`
