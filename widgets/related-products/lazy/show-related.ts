import '../related-products.css'
import {findSlot} from '../../../src/ui/cards/find-slot.ts'
import {pageItem} from '../../../src/ui/cards/recent-items.ts'
import {type Host, showProducts} from '../../../src/ui/cards/show-products.ts'
import {definition} from '../widget.ts'

const loadCalls = () => import('../../../src/actions/list-products.ts')

/** Shows the products that the shop recommends with that of the page. */
export function showRelated(host: Host, onShown: () => void): void {
  const {element} = host
  const itemId = pageItem()
  if (!itemId) return
  showProducts(host, {
    name: definition.name,
    template: findSlot(element, 'card'),
    isSilent: true,
    load: async (signal) => (await loadCalls()).recommendProducts(itemId, 'related', signal),
    onShown() {
      for (const card of element.querySelectorAll<HTMLElement>('[data-item-id]'))
        card.dataset.productId = card.dataset.itemId
      onShown()
    },
  })
}
