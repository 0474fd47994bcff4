import type {Wardrobe} from './adoption-set.ts'

interface SwipeOptions {
  /** What classes of the widget begin with. */
  block: string
  wardrobe: Wardrobe
  step: (by: number) => void
  life: AbortController
}

/** What can be scrolled is swiped by the browser; slides that the page lays over each other are not. */
export function swipeLayered(box: HTMLElement, {block, wardrobe, step, life}: SwipeOptions): void {
  if (box.scrollWidth > box.clientWidth) return
  wardrobe.wear(box, {classes: {[`${block}__layered`]: true}})
  import('./swipe.ts').then(
    ({followSwipes}) => followSwipes(box, step, life),
    () => {},
  )
}
