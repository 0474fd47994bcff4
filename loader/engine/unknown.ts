import {page} from '../../src/page/page.ts'
import {warn} from '../../src/page/report.ts'

const warned = new WeakSet<Element>()

/** Reports elements that name an unknown widget, each once. A separate chunk, fetched only for a mistake. */
export function tellOfUnknown(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    const name = `${element.dataset.vitrine}`
    if (!warned.has(element) && !page().off?.has(name))
      warn('loader', `no widget is called "${name}"`, element)
    warned.add(element)
  }
}
