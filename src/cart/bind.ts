import type {Adopted} from '../widget/adopt.ts'
import type {Adopt} from '../widget/adoption-set.ts'

/** Elements of the server HTML, by their purpose: `data-cart="<name>"`. */
export interface Parts {
  find: (name: string) => HTMLElement | null
  /** Changes every such element; a missing one is ignored. */
  set: (name: string, change: (served: string) => Adopted) => void
  /** Changes an element that may not be a part. */
  adopt: Adopt
}

interface Part {
  element: HTMLElement
  /** Its text in the server HTML. */
  served: string
}

/** The parts of an element, each looked up once. */
export function bindParts(element: HTMLElement, adopt: Adopt): Parts {
  const known = new Map<string, Part[]>()
  function partsOf(name: string): Part[] {
    const found = known.get(name)
    if (found) return found
    const elements = [...element.querySelectorAll<HTMLElement>(`[data-cart="${name}"]`)]
    const parts = elements.map((element) => ({element, served: element.textContent.trim()}))
    known.set(name, parts)
    return parts
  }
  return {
    find: (name) => element.querySelector<HTMLElement>(`[data-cart="${name}"]`),
    set(name, change) {
      for (const part of partsOf(name)) adopt(part.element, change(part.served))
    },
    adopt,
  }
}

/** Hidden or not. */
export const shown = (isShown: boolean): Adopted => ({attributes: {hidden: isShown ? null : ''}})

/** A message; shown if there is one. */
export const saying = (message: string | null): Adopted => ({content: message ?? '', ...shown(!!message)})
