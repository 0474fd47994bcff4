/** As long as other animations of dialogs. */
export const TIMING: KeyframeAnimationOptions = {
  duration: 220,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
  fill: 'both',
}

/** Visitors who prefer reduced motion see the picture at once. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches
