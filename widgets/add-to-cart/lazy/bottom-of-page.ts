const PLACES = [0.1, 0.5, 0.9]
/** A taller element covers the page; it is no banner. */
const TALLEST = 0.6

/** The element around one, or itself, that stays in the window. */
function fixedAround(element: Element | null): Element | null {
  if (!element) return null
  return getComputedStyle(element).position === 'fixed' ? element : fixedAround(element.parentElement)
}

/**
 * The height of what the page itself has fixed to the bottom of the window, such as a banner about cookies. `own` and
 * all other elements of widgets do not count.
 */
export function bottomOfPage(own: Element): number {
  const found = PLACES.flatMap((place) => document.elementsFromPoint(innerWidth * place, innerHeight - 2))
  const tops = found.flatMap((element) => {
    const fixed = own.contains(element) ? null : fixedAround(element)
    if (!fixed || fixed.closest('[data-vitrine-own]')) return []
    const {top, bottom, height} = fixed.getBoundingClientRect()
    return bottom >= innerHeight - 2 && height <= innerHeight * TALLEST ? top : []
  })
  return Math.round(innerHeight - Math.min(innerHeight, ...tops))
}
