import {warn} from '../../src/page/report.ts'

const told = new WeakSet<Element>()

/** Elements that name a widget there is none of, each told of once. A chunk of its own, fetched for a mistake alone. */
export function tellOfUnknown(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (!told.has(element)) warn('loader', `no widget is called "${element.dataset.vitrine}"`, element)
    told.add(element)
  }
}
