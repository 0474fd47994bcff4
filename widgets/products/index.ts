import './products.css'
import {warn} from '../../src/page/report.ts'
import {findSlot} from '../../src/ui/cards/find-slot.ts'
import {showProducts} from '../../src/ui/cards/show-products.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {definition} from './definition.ts'
import {loadWanted} from './parts/load-wanted.ts'
import {readQuery} from './parts/read-query.ts'

/** Products of the page's shop, as cards of the author or of ours. */
export const mount = enhance(definition, (widget) => {
  const {element, props} = widget
  const {name} = definition
  const wanted = readQuery(props.query, (problem) => warn(name, `data-query: ${problem}`, element))
  showProducts(widget, {
    name,
    template: findSlot(element, 'card'),
    isSilent: wanted.of === 'recent',
    load: (signal) => loadWanted(wanted, signal),
  })
})
