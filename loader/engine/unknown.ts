import {warn} from '../../src/page/report.ts'

const told = new WeakSet<Element>()

/** Reports elements that name an unknown widget, each once. A separate chunk, fetched only for a mistake. */
export function tellOfUnknown(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (!told.has(element)) warn('loader', `no widget is called "${element.dataset.vitrine}"`, element)
    told.add(element)
  }
}
