import './cart-popover.css'
import type {Mount} from '../../src/lib/widget.ts'
import {mountRendered} from '../../src/ui/mount-rendered.ts'
import {readProps} from '../../src/ui/read-props.ts'
import {CartPopover} from './CartPopover.tsx'
import {definition} from './definition.ts'

export const mount: Mount = (element, context) => {
  const {position} = readProps(element, definition)
  return mountRendered(element, async () => <CartPopover position={position} />, context)
}
