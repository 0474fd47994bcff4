import type {Adopt} from '../../widget/adoption-set.ts'
import {createScope} from '../../widget/scope.ts'

interface SwipeOptions {
  /** Class prefix of the widget. */
  block: string
  adopt: Adopt
  step: (by: number) => void
  signal: AbortSignal
}

/** The browser handles swipes on a scroll container; this handles slides that the page stacks on each other. */
export function swipeLayered(box: HTMLElement, {block, adopt, step, signal}: SwipeOptions): void {
  if (box.scrollWidth > box.clientWidth) return
  adopt(box, {classes: {[`${block}__layered`]: true}})
  // without it, arrows and thumbnails still work
  const swipe = createScope(signal, () => {}).lazy(() => import('./swipe.ts'))
  void swipe.run(({followSwipes}) => followSwipes(box, step, signal))
}
