import {followTag} from '../loader/engine/follow-tag.ts'
import {startOpening} from '../loader/engine/open-widget.ts'
import {findEntry, selectorsOf, within} from '../loader/scan.ts'
import {widgets} from '../widgets/table.ts'
import {showApart} from './island.tsx'
import {takeOver} from './take-over.ts'

/** Whether an element is outside the app: containers that widgets create for others, and HTML in their dialogs. */
const isBeside = (element: Element): boolean =>
  element.parentElement === document.body || element.closest('.vitrine-dialog') !== null

const mounted = new WeakMap<Element, () => void>()

function mount(element: HTMLElement): void {
  const entry = findEntry(widgets, element)
  if (!entry || element.dataset.vitrineState || !isBeside(element)) return
  mounted.set(element, takeOver(entry, element, showApart))
}

function look({addedNodes, removedNodes}: MutationRecord, selector: string): void {
  const elementsOf = (nodes: NodeList) =>
    [...nodes].flatMap((node) => (node instanceof Element ? within(node, selector) : []))
  for (const element of elementsOf(removedNodes)) if (!element.isConnected) mounted.get(element)?.()
  for (const element of elementsOf(addedNodes)) if (element.isConnected) mount(element)
}

let isStarted = false

/**
 * Mounts widgets outside the app. A widget opens another by adding an element to the page, as it does with the loader:
 * the popover, the form of a product, the buttons in a quick view. An app has no loader, so this function mounts them.
 */
export function startOthers(): void {
  if (isStarted) return
  isStarted = true
  startOpening(widgets)
  followTag({
    load() {},
    claim() {},
    use() {},
    isReleased: () => false,
    entries: widgets,
    fetchAhead: async () => [],
  })
  const selector = selectorsOf(widgets).join()
  new MutationObserver((records) => {
    for (const record of records) look(record, selector)
  }).observe(document.body, {childList: true, subtree: true})
}
