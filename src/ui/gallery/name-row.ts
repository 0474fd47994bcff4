import type {Adopt} from '../../widget/adoption-set.ts'

/** As the page, or the widget, has named it. */
function nameOf(root: HTMLElement): string {
  const ids = root.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent.trim())
  return texts.filter(Boolean).join(' ') || root.ariaLabel || ''
}

/**
 * Keyboards scroll the row of slides, so that it has to be a stop of the Tab key with a role and a name; a list has its role. What it
 * returns gives the name, in whatever language, behind that of the gallery: a page can have several.
 */
export function createRowName(box: HTMLElement, root: HTMLElement, adopt: Adopt) {
  const isNamed = box === root || box.matches('[aria-label],[aria-labelledby]')
  const role = box.matches('ul,ol,[role]') ? undefined : 'region'
  if (!box.hasAttribute('tabindex')) adopt(box, {attributes: {tabindex: '0'}})
  return (label: string): void => {
    const name = [nameOf(root), label].filter(Boolean).join(': ')
    if (!isNamed) adopt(box, {attributes: {role, 'aria-label': name}})
  }
}
