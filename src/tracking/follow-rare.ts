import {GATED, REVIEWS} from './assumptions.ts'

/** What few pages have, and what tells of it: fetched where it is there. */
const RARE = [
  [GATED, () => import('./gated/gated-videos.ts')],
  [REVIEWS, () => import('./reviews.ts')],
] as const

export function followRare(): void {
  for (const [selector, load] of RARE)
    if (document.querySelector(selector))
      load().then(
        ({follow}) => follow(),
        () => {},
      )
}
