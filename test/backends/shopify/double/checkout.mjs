import {money} from './catalogue.mjs'
import {sumsOf} from './view-cart.mjs'

const page = (text) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Checkout</title>
<link rel="icon" href="data:,">
<main>${text}</main>
</html>
`

/** The shop's checkout page. `GET` shows the total, `POST` orders. */
export function checkOut(carts, method, {pathname, searchParams}) {
  const cart = carts.find(pathname.split('/').at(-1), searchParams.get('key'))
  if (!cart) return {status: 404, html: page('<p>This cart is not there any more.</p>')}
  if (method === 'POST') {
    carts.order(cart)
    return {status: 200, html: page('<p role="status">Order placed</p>')}
  }
  const {amount, currencyCode} = money(cart.country, sumsOf(cart).total)
  return {
    status: 200,
    html: page(`<p>${amount} ${currencyCode}</p><form method="post"><button>Place order</button></form>`),
  }
}
