import {changeVariant as sendVariant} from '../actions/change-variant.ts'
import {asApiError} from '../contract/errors.ts'
import {report} from '../page/report.ts'
import {busyUntil} from '../widget/busy-until.ts'
import {saying} from './bind.ts'
import type {ShownCart} from './cart.ts'
import type {Line} from './line.ts'
import {texts} from './strings.ts'

function tell({parts}: ShownCart, {element}: Line, message: string | null): void {
  const place = element.querySelector<HTMLElement>('[data-cart=variant-message]') ?? parts.find('problem')
  if (place) parts.adopt(place, saying(message))
}

/** The shop may have put the pieces into a line that was there before. */
function showChanged(cart: ShownCart, itemId: string, sku: string): void {
  const line = cart.lines().find(({view}) => view?.itemId === itemId && view.sku === sku)
  if (!line?.view) return
  const {title, options} = line.view
  cart.say(texts('variantChanged', {title, options: options.map(([, value]) => value).join(', ')}))
  if (document.activeElement !== document.body) return
  const summary = line.element.querySelector<HTMLElement>('[data-cart=variants] summary')
  ;(summary ?? line.input)?.focus()
}

/** Exchanges the variant of a line for the chosen one. */
export async function changeVariant(cart: ShownCart, {line, form}: {line: Line; form: HTMLFormElement}) {
  const {view} = line
  const sku = form.querySelector<HTMLSelectElement>('[data-cart=variant]')?.value
  const button = form.querySelector('button')
  if (!view || !sku || sku === view.sku || button?.ariaBusy === 'true') return
  tell(cart, line, null)
  try {
    const added = await busyUntil(button, sendVariant(view.id, sku), cart.signal)
    if (added?.taken) showChanged(cart, view.itemId, sku)
    if (cart.lines().includes(line)) tell(cart, line, added?.problems[0]?.message || texts('notEnough'))
  } catch (error) {
    if (!asApiError(error)?.isExpected) report(cart.name, error, cart.root)
    const reason = asApiError(error)?.visitorMessage
    tell(cart, line, [texts('variantFailed'), reason].filter(Boolean).join('. '))
  }
}
