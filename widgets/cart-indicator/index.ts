import {startCart} from '../../src/page/store/start.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {createShow} from './parts/indicator.ts'
import {selectView} from './parts/view.ts'
import {definition} from './widget.ts'

/** The server's number stays in place until the cart has loaded (product.md §4, cart indicator). */
export const mount = enhance(definition, (widget) => {
  widget.followStore(selectView, createShow(widget))
  startCart()
})
