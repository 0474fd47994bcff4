import type {Mount} from '../../src/contract/widget.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {parseOrder} from '../../src/model/order.ts'
import {report} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {trackOrder} from '../../src/tracking/events/order-confirmed.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'

function readOrder(element: HTMLElement): unknown {
  const {order} = readProps(element, definition)
  const script = element.matches('script')
    ? element
    : element.querySelector('script[type="application/json"]')
  if (order || !script) return order
  const parsed = parseJson(script.textContent)
  if (!parsed.ok) throw new SyntaxError(`the order ${parsed.problem}`)
  return parsed.value
}

export const mount: Mount = (element) => {
  const order = parseOrder(readOrder(element), currentSite().currency)
  if (!order.ok) throw new TypeError(order.problem)
  trackOrder(order.value).catch((error) => report(definition.name, error, element))
  return () => {}
}
