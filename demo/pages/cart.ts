import type {CartEntry} from '../../src/api/generated/schema.ts'
import {MAX_QUANTITY} from '../../src/model/quantity.ts'
import {type Html, html} from './html.ts'
import {detailsOf} from './lines.ts'
import {formatCents} from './money.ts'
import {PAGE_TYPE, type Page, type Visit} from './page.ts'

const hidden = (crumb: string, {id}: CartEntry): Html =>
  html`<input type="hidden" name="crumb" value="${crumb}"><input type="hidden" name="entryId" value="${id}">`

const line = (entry: CartEntry, crumb: string): Html => html`<li class="line">
        <img class="line-picture" src="${entry.imageUrl}" alt="" width="80" height="100">
        <div>
          <p class="line-title"><a href="${entry.productUrl}" dir="auto">${entry.title}</a></p>
          ${detailsOf(entry)}
          <p>${formatCents(entry.purchasePriceCents)}</p>
          <div class="line-forms">
            <form method="post" action="/cart/update">
              ${hidden(crumb, entry)}
              <label for="quantity-${entry.id}">Quantity</label>
              <input id="quantity-${entry.id}" type="number" name="quantity" inputmode="numeric" min="0" max="${MAX_QUANTITY}" step="1" value="${entry.quantity}">
              <button class="quiet-button" type="submit">Update<span class="visually-hidden"> ${entry.title}</span></button>
            </form>
            <form method="post" action="/cart/remove">
              ${hidden(crumb, entry)}
              <button class="quiet-button" type="submit">Remove<span class="visually-hidden"> ${entry.title}</span></button>
            </form>
          </div>
        </div>
        <p class="line-total">${formatCents(entry.subTotal)}</p>
      </li>`

const empty = html`<p>Your cart is empty.</p><p><a class="button" href="/shop">Continue shopping</a></p>`

export const cartPage = ({cart, crumb}: Visit, error?: string): Page => ({
  title: 'Cart',
  type: PAGE_TYPE.cart,
  main: html`<h1>Your cart</h1>
    ${error && html`<p class="form-error" role="alert">${error}</p>`}
    ${
      cart?.entries.length
        ? html`<ul class="lines">${cart.entries.map((entry) => line(entry, crumb))}</ul>
    <p class="subtotal"><span>Subtotal</span> <strong>${formatCents(cart.subtotalCents)}</strong></p>
    <p class="cart-actions"><a href="/shop">Continue shopping</a> <a class="button" href="/checkout">Checkout</a></p>`
        : empty
    }`,
})
