import {adopt, apply, restore} from '../../src/widget/adopt.ts'

/** Makes a button of what stands before a video, whatever the server has made it of. Returns what gives it back. */
export function takeOverlay(root: HTMLElement, label: string, press: () => void): () => void {
  const served = root.querySelector('.sqs-video-overlay')
  const element = served ?? root.appendChild(document.createElement('div'))
  const overlay = adopt(element)
  // their name is that of the button
  const images = [...element.querySelectorAll('img:not([alt])')].map(adopt)
  const act = (event: Event) => {
    event.preventDefault()
    press()
  }
  for (const image of images) apply(image, {attributes: {alt: ''}})
  apply(overlay, {
    attributes: {
      role: 'button',
      tabindex: '0',
      // what is seen is part of the name, so that it can be spoken to
      'aria-label': `${element.textContent} ${label}`.trim(),
    },
    classes: {video__overlay: true},
    on: {
      click: act,
      keydown: (event) => /^(Enter| )$/.test((event as KeyboardEvent).key) && act(event),
    },
  })
  return () => {
    for (const part of [overlay, ...images]) restore(part)
    if (!served) element.remove()
  }
}
