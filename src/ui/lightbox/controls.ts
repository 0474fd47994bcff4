import {element} from './element.ts'
import {lightboxTexts as texts} from './strings.ts'

/** Classes as in the platform's markup. */
export function createButton(
  name: 'close' | 'previous' | 'next' | 'zoom',
  act: () => void,
): HTMLButtonElement {
  const button = element('button', `button vitrine-lightbox__${name}`, {
    type: 'button',
    'aria-label': texts(name),
    [`data-${name}`]: '',
  })
  button.addEventListener('click', act)
  return button
}

/** Shows which picture is displayed: its position for all, its description for screen readers. */
export function createPosition() {
  const region = element('p', 'position', {role: 'status'})
  return {
    region,
    say: (position: string, alt: string) =>
      region.replaceChildren(position, ...(alt ? [element('span', 'hidden', {}, `: ${alt}`)] : [])),
  }
}
