const LIGHTBOX = '[data-controller="Lightbox"]'
const SLIDE = 'data-slide-url'
/** Of the address that a gallery's links lead to; a visitor can come by it too. */
const PARAMETER = 'itemId'

const slugIn = (search: string): string | null => new URLSearchParams(search).get(PARAMETER)

/** Galleries of platform pages keep their lightbox beside them, in the same section. */
function findNear(opener: Element): Element | null {
  for (let scope = opener.parentElement; scope; scope = scope.parentElement) {
    const found = scope.querySelector(LIGHTBOX)
    if (found) return found
  }
  return null
}

/** What elsewhere on the page opens a slide of this lightbox, and the slide's name; null where nothing does. */
export function readOpener({target}: Event, lightbox: Element): {opener: HTMLElement; slug: string} | null {
  const opener = target instanceof Element ? target.closest<HTMLElement>(`a[href],[${SLIDE}]`) : null
  if (!opener || lightbox.contains(opener) || findNear(opener) !== lightbox) return null
  const slug =
    opener.getAttribute(SLIDE) ?? (opener instanceof HTMLAnchorElement ? slugIn(opener.search) : null)
  return slug ? {opener, slug} : null
}

/** Names are compared, never put into a selector: they hold what people have written. */
export const findSlide = (lightbox: Element, slug: string | null): HTMLImageElement | null =>
  [...lightbox.querySelectorAll(`[${SLIDE}]`)]
    .find((slide) => slide.getAttribute(SLIDE) === slug)
    ?.querySelector('img') ?? null

/** The slide that the page's own address names. */
export const findSlideOfPage = (lightbox: Element): HTMLImageElement | null =>
  findSlide(lightbox, slugIn(location.search))
