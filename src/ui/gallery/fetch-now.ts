import type {Adopt} from '../../widget/adoption-set.ts'

/** Pictures next to what is shown: the browser would wait until they come into the row's own window. */
export function fetchNow(slide: Element | undefined, adopt: Adopt): void {
  for (const image of slide?.querySelectorAll('img[loading=lazy]') ?? [])
    adopt(image, {attributes: {loading: 'eager'}})
}
