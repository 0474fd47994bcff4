import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'

interface OverlayOptions {
  /** What the server rendered before the video. @default an element of ours */
  served: Element | null
  label: string
  press: () => void
}

/** Makes a button of what stands before a video, whatever the server has made it of. */
export function takeOverlay(
  {element: root, adopt, signal}: Widget<typeof definition>,
  {served, label, press}: OverlayOptions,
): void {
  const element = served ?? root.appendChild(document.createElement('div'))
  const act = (event: Event) => {
    event.preventDefault()
    press()
  }
  // their name is that of the button
  for (const image of element.querySelectorAll('img:not([alt])')) adopt(image, {attributes: {alt: ''}})
  adopt(element, {
    attributes: {
      role: 'button',
      tabindex: '0',
      // what is seen is part of the name, so that it can be spoken to
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
