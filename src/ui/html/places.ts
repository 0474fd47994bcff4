/** Marks an element that stands for another one: a template, which parsers leave wherever a script may be. */
const PLACE = 'data-vitrine-place'

/** Marks that the HTML brings itself would be taken for ours. */
export function dropPlaces(root: HTMLElement): void {
  for (const place of root.querySelectorAll(`[${PLACE}]`)) place.removeAttribute(PLACE)
}

/**
 * Takes elements out, and marks their places with a name of the group. The result finds the places again, in the order of
 * the elements, whatever has been made of the root since; null for one that is gone.
 */
export function markPlaces(
  root: HTMLElement,
  elements: readonly Element[],
  group: string,
): () => (Element | null)[] {
  const nameOf = (index: number) => `${group} ${index}`
  elements.forEach((element, index) => {
    const place = root.ownerDocument.createElement('template')
    place.setAttribute(PLACE, nameOf(index))
    element.replaceWith(place)
  })
  return () => elements.map((_, index) => root.querySelector(`[${PLACE}="${nameOf(index)}"]`))
}
