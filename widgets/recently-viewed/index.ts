import './recently-viewed.css'
import {findSlot} from '../../src/ui/cards/find-slot.ts'
import {keepPageItem, readRecentItems} from '../../src/ui/cards/recent-items.ts'
import {showProducts} from '../../src/ui/cards/show-products.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'

const loadCalls = () => import(/* apart */ '../../src/actions/list-products.ts')

/** Notes the product of the page, and shows those that the visitor has looked at before. */
export const mount = enhance(definition, (widget) => {
  const {element, signal} = widget
  // the widget has no attributes: the call lets the QA overlay report any that are written
  readProps(element, definition)
  const ids = readRecentItems()
  keepPageItem()
  // the visitor decides while the page is open
  document.addEventListener('vitrine:consent', keepPageItem, {signal})
  if (ids[0])
    showProducts(widget, {
      name: definition.name,
      template: findSlot(element, 'card'),
      isSilent: true,
      room: ids.length,
      load: async (until) => (await loadCalls()).listByIds(ids, until),
    })
})
