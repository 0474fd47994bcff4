import './recently-viewed.css'
import {followList} from '../../src/tracking/events/follow-list.ts'
import {findSlot} from '../../src/ui/cards/find-slot.ts'
import {keepPageItem, readRecentItems} from '../../src/ui/cards/recent-items.ts'
import {LIST, showProducts} from '../../src/ui/cards/show-products.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {whenSeen} from '../../src/widget/when-seen.ts'
import {definition} from './widget.ts'

const loadCalls = () => import('../../src/actions/list-products.ts')

/** Notes the product of the page, and shows those that the visitor has looked at before. */
export const mount = enhance(definition, (widget) => {
  const {element, signal} = widget
  // the widget has no attributes: the call lets the QA overlay report any that are written
  readProps(element, definition)
  const ids = readRecentItems()
  if (document.prerendering)
    document.addEventListener('prerenderingchange', keepPageItem, {once: true, signal})
  else keepPageItem()
  // the visitor decides while the page is open
  document.addEventListener('vitrine:consent', keepPageItem, {signal})
  if (!ids[0]) return
  const {name} = definition
  const tell = followList({name, element, list: LIST, signal})
  showProducts(widget, {
    name,
    template: findSlot(element, 'card'),
    isSilent: true,
    room: ids.length,
    load: async (until) => (await loadCalls()).listByIds(ids, until),
    onShown: () => void whenSeen(element, signal).then(() => tell()),
  })
})
