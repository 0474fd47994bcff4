import {BUTTON_BLOCK, FORMS, GATED, REVIEWS} from '../assumptions.ts'

/** What many pages do not have, and what tells of it: fetched where it is there, or comes later. */
const RARE = [
  [`.${BUTTON_BLOCK}`, () => import('./buttons.ts')],
  [FORMS, () => import(/* usual */ './forms.ts')],
  [GATED, () => import('../gated/gated-videos.ts')],
  [REVIEWS, () => import('./reviews.ts')],
] as const

let followed = new Set<string>()

function look(): void {
  for (const [selector, load] of RARE) {
    if (followed.has(selector) || !document.querySelector(selector)) continue
    followed.add(selector)
    load().then(
      ({follow}) => follow(),
      () => {},
    )
  }
}

const observer = new MutationObserver(look)

/** Of a page that is viewed, anew each time. */
export function followRare(): void {
  followed = new Set()
  look()
  observer.observe(document, {childList: true, subtree: true})
}
