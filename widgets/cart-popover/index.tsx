import './cart-popover.css'
import {island} from '../../src/widget/mount-rendered.ts'
import {CartPopover} from './parts/CartPopover.tsx'
import {definition} from './widget.ts'

export const mount = island(definition, ({element, props: {position}, render}) =>
  render(async (host) => {
    host.className = 'cart-popover__host'
    // in a dialog, the page's own slots are still those of the element
    Object.assign(host, {opener: element})
    return <CartPopover position={position} host={host} home={element} />
  }),
)
