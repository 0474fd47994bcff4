import type {Adopt} from '../../widget/adoption-set.ts'

const NAMED = '[aria-label],[aria-labelledby]'

/** The name that the page, or the widget, has set. */
function nameOf(root: HTMLElement): string {
  const ids = root.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent.trim())
  return texts.filter(Boolean).join(' ') || root.ariaLabel || ''
}

/** A list already has a role. */
const regionOf = (element: HTMLElement): 'region' | undefined =>
  element.matches('ul,ol,[role]') ? undefined : 'region'

/**
 * Role and name of a carousel (WAI-ARIA APG), and of its row of slides: keyboards scroll the row, so it is a tab stop.
 * The returned function sets the names in the current language; the row's name begins with the carousel's, since a page
 * can have several.
 */
export function createCarouselName(root: HTMLElement, box: HTMLElement, adopt: Adopt) {
  const isNamed = root.matches(NAMED)
  const isRowNamed = box === root || box.matches(NAMED)
  const [role, rowRole] = [regionOf(root), regionOf(box)]
  if (!box.hasAttribute('tabindex')) adopt(box, {attributes: {tabindex: '0'}})
  return (label: string, slides: string): void => {
    const attributes = {role, 'aria-roledescription': 'carousel', 'aria-label': isNamed ? undefined : label}
    adopt(root, {attributes})
    const name = [nameOf(root), slides].filter(Boolean).join(': ')
    if (!isRowNamed) adopt(box, {attributes: {role: rowRole, 'aria-label': name}})
  }
}
