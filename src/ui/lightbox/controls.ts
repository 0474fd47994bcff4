import {element} from './element.ts'
import {lightboxTexts as texts} from './strings.ts'

/** Named in the markup as the platform's own are. */
export function createButton(name: 'close' | 'previous' | 'next', act: () => void): HTMLButtonElement {
  const button = element('button', `button vitrine-lightbox__${name}`, {
    type: 'button',
    'aria-label': texts(name),
    [`data-${name}`]: '',
  })
  button.addEventListener('click', act)
  return button
}

/** Says which picture is shown: where it is for all, what it is for those who do not see it. */
export function createPosition() {
  const region = element('p', 'position', {role: 'status'})
  return {
    region,
    say: (position: string, alt: string) =>
      region.replaceChildren(position, ...(alt ? [element('span', 'hidden', {}, `: ${alt}`)] : [])),
  }
}
