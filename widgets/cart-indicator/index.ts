import type {Mount} from '../../src/contract/widget.ts'
import {followStore} from '../../src/page/store/follow.ts'
import {startCart} from '../../src/page/store/start.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {createIndicator} from './indicator.ts'
import {selectView} from './view.ts'

/** The server's number stays in place until the cart was read (product.md §4, cart indicator). */
export const mount: Mount = (element, {fail}) => {
  const {show, restore} = createIndicator(element, readProps(element, definition))
  const stop = followStore(selectView, show, (error) => {
    restore()
    fail(error)
  })
  startCart()
  return () => {
    stop()
    restore()
  }
}
