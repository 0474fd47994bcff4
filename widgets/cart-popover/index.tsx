import './cart-popover.css'
import type {Mount} from '../../src/contract/widget.ts'
import {mountRendered} from '../../src/widget/mount-rendered.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {CartPopover} from './CartPopover.tsx'
import {definition} from './definition.ts'

export const mount: Mount = (element, context) => {
  const {position} = readProps(element, definition)
  const load = async (host: HTMLElement) => {
    host.className = 'cart-popover__host'
    // in a dialog, regions of the page's own are still those of the element
    Object.assign(host, {opener: element})
    return <CartPopover position={position} host={host} home={element} />
  }
  return mountRendered(element, load, context)
}
