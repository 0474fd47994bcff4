import {type Adopted, type Adoption, adopt, apply, restore} from './adopt.ts'

/** Adopts an element, once however often it is called, and changes it to what is wanted of it now. */
export type Adopt = (element: Element, wanted?: Adopted) => Adoption

/** Server-rendered elements with what a widget has put on them. The signal gives all of them back. */
export function createAdoptionSet(signal: AbortSignal): Adopt {
  const adoptions = new Map<Element, Adoption>()
  signal.addEventListener('abort', () => {
    for (const adoption of adoptions.values()) restore(adoption)
  })
  return (element, wanted) => {
    const adoption = adoptions.get(element) ?? adopt(element)
    adoptions.set(element, adoption)
    if (signal.aborted) restore(adoption)
    if (wanted) apply(adoption, wanted)
    return adoption
  }
}
