const LIGHTBOX = '[data-controller="Lightbox"]'
const SLIDE = 'data-slide-url'
/** The parameter in the addresses of a gallery's links; a visitor can also open such an address directly. */
const PARAMETER = 'itemId'

const slugIn = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)

/** Galleries of platform pages keep their lightbox next to them, in the same section. */
function findNear(opener: Element): Element | null {
  for (let scope = opener.parentElement; scope; scope = scope.parentElement) {
    const found = scope.querySelector(LIGHTBOX)
    if (found) return found
  }
  return null
}

/** The element outside the lightbox that opens one of its slides, and the slide's name; null for any other element. */
export function readOpener({target}: Event, lightbox: Element): {opener: HTMLElement; slug: string} | null {
  const opener = target instanceof Element ? target.closest<HTMLElement>(`a[href],[${SLIDE}]`) : null
  if (!opener || lightbox.contains(opener) || findNear(opener) !== lightbox) return null
  const slug =
    opener.getAttribute(SLIDE) ?? (opener instanceof HTMLAnchorElement ? slugIn(opener.search) : null)
  return slug ? {opener, slug} : null
}

/** Names are compared, never put into a selector: they contain text that people have typed. */
export const findSlide = (lightbox: Element, slug: string | null): HTMLImageElement | null =>
  [...lightbox.querySelectorAll(`[${SLIDE}]`)]
    .find((slide) => slide.getAttribute(SLIDE) === slug)
    ?.querySelector('img') ?? null

/** The slide that the page's own address names. */
export const findSlideOfPage = (lightbox: Element): HTMLImageElement | null =>
  findSlide(lightbox, slugIn(location.search))
