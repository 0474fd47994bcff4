import type {Wardrobe} from './wardrobe.ts'

/**
 * Keyboards scroll a strip, so that it has to be a stop of the Tab key with a role and a name; a list has its role. What it
 * returns gives the name, in whatever language.
 */
export function createStripName(box: HTMLElement, root: HTMLElement, {wear}: Wardrobe) {
  const isNamed = box === root || box.matches('[aria-label],[aria-labelledby]')
  const role = box.matches('ul,ol,[role]') ? undefined : 'region'
  if (!box.hasAttribute('tabindex')) wear(box, {attributes: {tabindex: '0'}})
  return (label: string): void => {
    if (!isNamed) wear(box, {attributes: {role, 'aria-label': label}})
  }
}
