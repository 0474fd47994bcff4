import {parseJson} from '../../src/lib/parse-json.ts'
import {parseOrder} from '../../src/model/order.ts'
import {report} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {trackOrder} from '../../src/tracking/events/order-confirmed.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {definition} from './definition.ts'

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
  const order = parseOrder(readOrder(element, props.order), currentSite().currency)
  if (!order.ok) throw new TypeError(order.problem)
  trackOrder(order.value).catch((error) => report(definition.name, error, element))
})
