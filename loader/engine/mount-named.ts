import {TRUSTED, WIDGET} from '../../src/contract/attributes.ts'
import type {WidgetEntry} from '../../src/contract/widget.ts'
import type {Claims} from '../claim.ts'
import {selectorsOf, within} from '../scan.ts'

/**
 * Mounts the page's first element of a widget, which opens what the address names. Fetched only for addresses with the
 * widget's parameter.
 */
export function mountNamed(claims: Claims, entry: WidgetEntry): void {
  const [, ...selectors] = selectorsOf([entry])
  const elements = within(document, [`[${WIDGET}=${entry.name}]${TRUSTED}`, ...selectors].join())
  const element = elements.find((one) => !one.closest('dialog'))
  if (!element || claims.isReleased(element)) return
  claims.claim(element)
  // an element whose server HTML is complete is claimed by its first use alone
  claims.use(element)
  claims.load(element)
}
