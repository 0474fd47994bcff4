import type {Adopt} from '../../widget/adoption-set.ts'

/** Fetches neighbouring pictures: the browser would wait until they scroll into the row's viewport. */
export function fetchNow(slide: Element | undefined, adopt: Adopt): void {
  for (const image of slide?.querySelectorAll('img[loading=lazy]') ?? [])
    adopt(image, {attributes: {loading: 'eager'}})
}
