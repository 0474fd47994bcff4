import type {Cart, CartEntry} from '../../src/api/generated/schema.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {type Html, html} from './html.ts'
import {formatCents} from './money.ts'

/** The chosen options and what the visitor filled in, one after the other. */
export function detailsOf({chosenVariant, additionalFields}: CartEntry): Html | null {
  const parsed = parseJson(additionalFields)
  const fields = parsed.ok && isRecord(parsed.value) ? Object.entries(parsed.value) : []
  const details = [...Object.entries(chosenVariant.attributes), ...fields]
  if (!details.length) return null
  return html`<dl class="line-details">${details.map(([name, value]) => html`<div><dt>${name}</dt><dd>${`${value}`}</dd></div>`)}</dl>`
}

/** What is in the cart, to read only. */
export const summary = ({entries, subtotalCents}: Cart): Html => html`<ul class="lines">
      ${entries.map(
        (entry) => html`<li class="line">
        <img class="line-picture" src="${entry.imageUrl}" alt="" width="80" height="100">
        <div><p class="line-title" dir="auto">${entry.title}</p>${detailsOf(entry)}<p>Quantity ${entry.quantity}</p></div>
        <p class="line-total">${formatCents(entry.subTotal)}</p>
      </li>`,
      )}
    </ul>
    <p class="subtotal"><span>Subtotal</span> <strong>${formatCents(subtotalCents)}</strong></p>`
