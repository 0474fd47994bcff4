import type {Mount} from '../../src/lib/widget.ts'
import {startCart} from '../../src/store/start.ts'
import {mountIsland} from '../../src/ui/island.tsx'
import {readProps} from '../../src/ui/read-props.ts'
import {CartIndicator} from './CartIndicator.tsx'
import {definition} from './definition.ts'

/** The server's number stays in place until the cart was read (product.md §4, cart indicator). */
export const mount: Mount = (element, context) => {
  const {subtotal, href} = readProps(element, definition)
  const subtotals = [...element.querySelectorAll('.sqs-cart-subtotal')]
  const island = mountIsland(
    <CartIndicator
      root={element}
      quantities={[...element.querySelectorAll('.sqs-cart-quantity')]}
      subtotals={subtotals}
      served={subtotals[0]?.textContent ?? (subtotal || null)}
      href={element.matches('a:not([href])') ? href : undefined}
      showsEmpty={element.classList.contains('show-empty-cart-state')}
    />,
    context,
  )
  startCart()
  return island
}
