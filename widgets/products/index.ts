import './products.css'
import {warn} from '../../src/page/report.ts'
import {followList} from '../../src/tracking/events/follow-list.ts'
import {findSlot} from '../../src/ui/cards/find-slot.ts'
import {readRecentItems} from '../../src/ui/cards/recent-items.ts'
import {LIST, showProducts} from '../../src/ui/cards/show-products.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {whenSeen} from '../../src/widget/when-seen.ts'
import {cartItems} from './parts/cart-items.ts'
import {loadWanted} from './parts/load-wanted.ts'
import {readQuery, type Wanted} from './parts/read-query.ts'
import {definition} from './widget.ts'

/** How many cards a list is expected to have. */
function roomOf(list: Wanted): number {
  if (list.of === 'query') return list.query.pageSize
  if (list.of === 'ids') return list.ids.length
  // an empty cart has none
  if (list.of === 'cart') return 0
  return list.of === 'recent' ? Math.min(readRecentItems().length, list.limit) : list.limit
}

/** Products of the page's shop, as cards of the author or of ours. */
export const mount = enhance(definition, (widget) => {
  const {element, props, signal} = widget
  const {name} = definition
  const list = readQuery(props.query, (problem) => warn(name, `data-query: ${problem}`, element))
  const room = roomOf(list)
  const isRecent = list.of === 'recent'
  if (isRecent && !room) return
  const isOfCart = list.of === 'cart'
  const tell = followList({name, element, list: LIST, signal})
  const again = showProducts(widget, {
    name,
    template: findSlot(element, 'card'),
    isSilent: isRecent || isOfCart,
    room,
    // each list asks the shop: not for one that the visitor may never reach
    whenSeen: whenSeen(element, signal),
    load: (until) => loadWanted(list, until),
    onShown: tell,
  })
  if (!isOfCart) return
  let asked = cartItems().join()
  widget.followStore(
    (state) => cartItems(state).join(),
    (items) => {
      if (items !== asked) again()
      asked = items
      return undefined
    },
  )
})
