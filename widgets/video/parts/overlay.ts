import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'

interface OverlayOptions {
  /** The overlay in the server HTML. @default a new element */
  served: Element | null
  label: string
  press: () => void
}

/** Turns the overlay of a video into a button, whatever its element in the server HTML. */
export function takeOverlay(
  {element: root, adopt, signal}: Widget<typeof definition>,
  {served, label, press}: OverlayOptions,
): void {
  const element = served ?? root.appendChild(document.createElement('div'))
  const act = (event: Event) => {
    event.preventDefault()
    press()
  }
  // the button has their name
  for (const image of element.querySelectorAll('img:not([alt])')) adopt(image, {attributes: {alt: ''}})
  adopt(element, {
    attributes: {
      role: 'button',
      tabindex: '0',
      // the visible text is part of the name, for speech control
      'aria-label': `${element.textContent} ${label}`.trim(),
    },
    classes: {video__overlay: true},
    on: {
      click: act,
      keydown: (event) => /^(Enter| )$/.test(event.key) && act(event),
    },
  })
  if (!served) signal.addEventListener('abort', () => element.remove())
}
