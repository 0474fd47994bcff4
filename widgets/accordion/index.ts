import {warn} from '../../src/page/report.ts'
import {createOwn} from '../../src/ui/on-press.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {findPanels} from './parts/find-panels.ts'
import {createPanel, type Panel} from './parts/panel.ts'
import {definition} from './widget.ts'

const isTrue = (element: Element, name: string): boolean => element.getAttribute(name) === 'true'

/** Only the platform's own list allows fewer than all by an attribute that is not ours. */
const allowsMany = (element: Element): boolean =>
  !element.hasAttribute('data-should-allow-multiple-open-items') ||
  isTrue(element, 'data-should-allow-multiple-open-items')

/** Panels that open below their buttons (WAI-ARIA, accordion pattern). */
export const mount = enhance(definition, (widget) => {
  const {element, props} = widget
  const found = findPanels(element)
  if (!found.length) throw new TypeError('has no button with a panel after it')
  const isMany = props.multiple && allowsMany(element)
  const own = createOwn(widget)
  const panels: readonly Panel[] = found.map((parts) => createPanel({parts, own, onToggle: toggle}))
  const [first] = panels

  function toggle(panel: Panel, isOpen: boolean): void {
    if (isOpen && !isMany) for (const other of panels) if (other !== panel) other.show(false)
    panel.show(isOpen)
  }

  /** A link to a place in a closed panel opens the panel, and the browser's own scrolling has found nothing yet. */
  function openTarget(): void {
    const target = element.querySelector(':target')
    const panel = target && panels.find((panel) => panel.content.contains(target))
    if (!panel || panel.isOpen()) return
    toggle(panel, true)
    target.scrollIntoView()
  }

  if (isTrue(element, 'data-is-expanded-first-item')) first?.show(true)
  if (!isMany && panels.filter((panel) => panel.isOpen()).length > 1)
    warn(definition.name, 'has several open panels, though data-multiple is false', element)
  openTarget()
  addEventListener('hashchange', openTarget, own)
})
