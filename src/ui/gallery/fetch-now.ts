import type {Wardrobe} from './adoption-set.ts'

/** Pictures next to what is shown: the browser would wait until they come into the strip's own window. */
export function fetchNow(slide: Element | undefined, {wear}: Wardrobe): void {
  for (const image of slide?.querySelectorAll('img[loading=lazy]') ?? [])
    wear(image, {attributes: {loading: 'eager'}})
}
