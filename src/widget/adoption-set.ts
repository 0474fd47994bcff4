import {type Adopted, type Adoption, adopt, apply, restore} from './adopt.ts'

/** Adopts an element, once however often it is called, and changes it to the wanted state. */
export type Adopt = (element: Element, wanted?: Adopted) => Adoption

/** Server-rendered elements with the changes of a widget. What is added to `ends` restores all of them. */
export function createAdoptions(ends: (() => void)[], isOver: () => boolean | undefined): Adopt {
  const adoptions = new Map<Element, Adoption>()
  ends.push(() => adoptions.forEach(restore))
  return (element, wanted) => {
    const adoption = adoptions.get(element) ?? adopt(element)
    adoptions.set(element, adoption)
    if (isOver()) restore(adoption)
    if (wanted) apply(adoption, wanted)
    return adoption
  }
}

/** The same, which a signal ends. */
export function createAdoptionSet(signal: AbortSignal): Adopt {
  const ends: (() => void)[] = []
  signal.addEventListener('abort', () => ends[0]?.())
  return createAdoptions(ends, () => signal.aborted)
}
