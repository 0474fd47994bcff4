import {BUTTON_BLOCK, FORMS, GATED, REVIEWS} from '../assumptions.ts'
import {follow as followForms} from './forms.ts'

/**
 * Elements that not all pages have, with the module that tracks them: loaded if such an element is in the page, or is
 * added later. Most pages of a shop have a form.
 */
const LISTENERS = [
  [`.${BUTTON_BLOCK}`, () => import('./buttons.ts')],
  [FORMS, async () => ({follow: followForms})],
  [GATED, () => import('../gated/gated-videos.ts')],
  [REVIEWS, () => import('./reviews.ts')],
  ['[data-field-data]', () => import('../field-data/follow.ts')],
] as const

let followed = new Set<string>()

function look(): void {
  for (const [selector, load] of LISTENERS) {
    if (followed.has(selector) || !document.querySelector(selector)) continue
    followed.add(selector)
    load().then(
      ({follow}) => follow(),
      () => {},
    )
  }
}

const observer = new MutationObserver(look)

/** Call it for each page view: a navigation within the document starts over. */
export function addLazyListeners(): void {
  followed = new Set()
  look()
  observer.observe(document, {childList: true, subtree: true})
}
