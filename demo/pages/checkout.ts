import type {StartedSubscription} from '../server/cart/subscriptions.ts'
import {unitPrice} from '../server/cart/view.ts'
import {html} from './html.ts'
import {summary} from './lines.ts'
import {formatCents} from './money.ts'
import {PAGE_TYPE, type Page, type Visit} from './page.ts'
import {picture} from './picture.ts'
import {termsOf} from './price.ts'

const soon = html`<p class="notice">Ordering opens soon. Nothing is charged, and what you chose stays here until then.</p>`

export const checkoutPage = ({cart}: Visit): Page => ({
  title: 'Checkout',
  type: PAGE_TYPE.checkout,
  main: cart?.entries.length
    ? html`<h1>Checkout</h1>
    ${soon}
    <h2>Your order</h2>
    ${summary(cart)}
    <p><a href="/cart">Back to the cart</a></p>`
    : html`<h1>Checkout</h1>
    <p>There is nothing to check out yet.</p>
    <p><a class="button" href="/shop">Continue shopping</a></p>`,
})

export function subscriptionPage({offer, quantity}: StartedSubscription): Page {
  const {record} = offer.shopProduct
  const options = Object.entries(offer.variant.attributes)
  return {
    title: 'Your subscription',
    type: PAGE_TYPE.checkout,
    main: html`<h1>Your subscription</h1>
    ${soon}
    <div class="subscription">
      ${picture(record, true)}
      <div>
        <h2>${record.title}</h2>
        <dl class="line-details">
          ${options.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
          <div><dt>Quantity</dt><dd>${quantity}</dd></div>
        </dl>
        <p><strong>${formatCents(unitPrice(offer) * quantity)}</strong> ${record.plan && termsOf(record.plan)}</p>
        <p><a href="/shop/${record.slug}">Back to ${record.title}</a></p>
      </div>
    </div>`,
  }
}
