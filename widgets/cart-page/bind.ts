import {type Adopted, type Adoption, adopt, apply, restore} from '../../src/widget/adopt.ts'

/** Elements of the server's HTML, by what they are for: `data-cart="<name>"`. */
export interface Parts {
  find: (name: string) => HTMLElement | null
  /** Changes every such element; one that the page leaves out is not missed. */
  set: (name: string, wanted: (served: string) => Adopted) => void
  /** Changes an element that need not be a part. */
  wear: (element: Element, wanted: Adopted) => void
  /** Gives them all back as they were served. */
  restore: () => void
}

interface Part {
  adoption: Adoption
  /** Its text as it was served. */
  served: string
}

/** The parts of an element, looked for once each. */
export function bindParts(element: HTMLElement): Parts {
  const known = new Map<string, Part[]>()
  const others = new Map<Element, Adoption>()
  function partsOf(name: string): Part[] {
    const found = known.get(name)
    if (found) return found
    const elements = [...element.querySelectorAll<HTMLElement>(`[data-cart="${name}"]`)]
    const parts = elements.map((one) => ({adoption: adopt(one), served: one.textContent.trim()}))
    known.set(name, parts)
    return parts
  }
  return {
    find: (name) => element.querySelector<HTMLElement>(`[data-cart="${name}"]`),
    set(name, wanted) {
      for (const {adoption, served} of partsOf(name)) apply(adoption, wanted(served))
    },
    wear(one, wanted) {
      const adoption = others.get(one) ?? adopt(one)
      others.set(one, adoption)
      apply(adoption, wanted)
    },
    restore() {
      for (const {adoption} of [...known.values()].flat()) restore(adoption)
      for (const adoption of others.values()) restore(adoption)
    },
  }
}

/** Hidden or not. */
export const shown = (isShown: boolean): Adopted => ({attributes: {hidden: isShown ? null : ''}})
