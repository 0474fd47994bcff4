import {type Adopted, type Adoption, adopt, apply, restore} from '../../widget/adopt.ts'

/** Server-rendered elements with what the widget has put on them. */
export interface Wardrobe {
  wear: (element: Element, wanted: Adopted) => void
  /** All of them as the server rendered them. */
  restore: () => void
}

export function createWardrobe(): Wardrobe {
  const adoptions = new Map<Element, Adoption>()
  return {
    wear(element, wanted) {
      const adoption = adoptions.get(element) ?? adopt(element)
      adoptions.set(element, adoption)
      apply(adoption, wanted)
    },
    restore() {
      for (const adoption of adoptions.values()) restore(adoption)
      adoptions.clear()
    },
  }
}
