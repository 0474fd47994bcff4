import {type Adopted, type Adoption, adopt, apply, restore} from './adopt.ts'

/** Adopts an element, once however often it is called, and changes it to the wanted state. */
export type Adopt = (element: Element, wanted?: Adopted) => Adoption

/** Server-rendered elements with the changes of a widget. The signal restores all of them. */
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
