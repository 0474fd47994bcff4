import './wishlist.css'
import {warn} from '../../src/page/report.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {followButton} from './parts/follow-button.ts'
import {definition} from './widget.ts'

/** Most pages have the buttons alone. */
const loadList = () => import('./lazy/show-list.ts')

/** A button that adds a product to the visitor's list, or the element that shows the list. */
export const mount = enhance(definition, (widget) => {
  const {element, props, lazy} = widget
  const {'item-id': itemId, 'wishlist-list': isList} = props
  if (isList && itemId)
    warn(definition.name, 'has both data-wishlist-list and data-item-id: it shows the list', element)
  if (isList) void lazy(loadList).run(({showList}) => showList(widget))
  else if (itemId) followButton(widget, itemId)
  else throw new TypeError('needs data-item-id on a button, or data-wishlist-list')
})
