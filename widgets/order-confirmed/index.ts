import {parseJson} from '../../src/lib/parse-json.ts'
import {parseOrder} from '../../src/model/order.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {pageTypeOf} from '../../src/model/page-type-of.ts'
import {report, warn} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {trackOrder} from '../../src/tracking/events/order-confirmed.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {endOrder} from './end-order.ts'
import {definition} from './widget.ts'

/** Pages that show a placed order. */
const CONFIRMATIONS: readonly unknown[] = [
  PAGE_TYPES['order-confirmed'],
  PAGE_TYPES['contribution-confirmed'],
  PAGE_TYPES['subscription-confirmed'],
  PAGE_TYPES['order-received'],
  PAGE_TYPES['membership-confirmed'],
]

function readOrder(element: HTMLElement, order: unknown): unknown {
  const script = element.matches('script')
    ? element
    : element.querySelector('script[type="application/json"]')
  if (order || !script) return order
  const parsed = parseJson(script.textContent)
  if (!parsed.ok) throw new SyntaxError(`the order ${parsed.problem}`)
  return parsed.value
}

export const mount = enhance(definition, ({element, props}) => {
  const {currency, raw} = currentSite()
  // an order in what visitors wrote would count for everyone who reads it
  if (!CONFIRMATIONS.includes(pageTypeOf(raw) ?? 0))
    return warn(
      definition.name,
      `an order counts only on its own page: the page context has to say "pageType": ${PAGE_TYPES['order-confirmed']}`,
      element,
    )
  const order = parseOrder(readOrder(element, props.order), currency)
  if (!order.ok) throw new TypeError(order.problem)
  endOrder(order.value.purchasedCartId)
  trackOrder(order.value).catch((error) => report(definition.name, error, element))
})
