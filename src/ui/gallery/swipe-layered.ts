import type {Adopt} from '../../widget/adoption-set.ts'
import {createLazy} from '../../widget/lazy.ts'

interface SwipeOptions {
  /** What classes of the widget begin with. */
  block: string
  adopt: Adopt
  step: (by: number) => void
  signal: AbortSignal
}

/** What can be scrolled is swiped by the browser; slides that the page lays over each other are not. */
export function swipeLayered(box: HTMLElement, {block, adopt, step, signal}: SwipeOptions): void {
  if (box.scrollWidth > box.clientWidth) return
  adopt(box, {classes: {[`${block}__layered`]: true}})
  // without it, arrows and thumbnails are left
  const swipe = createLazy(() => import('./swipe.ts'), {signal, onError() {}})
  void swipe.run(({followSwipes}) => followSwipes(box, step, signal))
}
