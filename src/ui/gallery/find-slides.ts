const isSlide = (child: Element): child is HTMLElement =>
  child instanceof HTMLElement && !child.matches('script,template,noscript')

const hasImage = (element: Element): boolean =>
  element.matches('img') || element.querySelector('img') !== null

/** In author markup: the items of a list, else siblings that contain one image each. */
export function findListed(root: HTMLElement): HTMLElement[] {
  const list = root.matches('ul,ol') ? root : root.querySelector('ul,ol')
  let box = list ?? root.querySelector('img')?.parentElement
  while (box && box !== root && box !== list && [...box.children].filter(hasImage).length < 2)
    box = box.parentElement
  const slides = [...(box?.children ?? [])].filter(isSlide)
  return slides.some(hasImage) ? slides : []
}

/** The image of a slide; null for a video. */
export const imageOf = (slide: HTMLElement): HTMLImageElement | null =>
  slide instanceof HTMLImageElement ? slide : slide.querySelector('img')
