interface Exception {
  /** A rule of axe, or a check of the scenes. */
  check: string
  /** A selector for checks of sizes, a pattern of the element's HTML for rules of axe. */
  element: string
  why: string
}

export const TOUCH = 'targets with touch'

/** Findings that are no defects, each with its reason. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    check: TOUCH,
    element: '.gallery__dot',
    why: 'Equivalent (WCAG 2.5.5): a swipe, and the arrows of 44 pixels, do the same. The dots are 24 pixels large.',
  },
  {
    check: 'label-content-name-mismatch',
    element: 'class="[^"]*like__button',
    why: 'Right to left alone: the page is Arabic, the text of the example is English, and Arabic writes the count of one as a word.',
  },
]

export const exceptionsOf = (check: string): readonly string[] =>
  EXCEPTIONS.filter((one) => one.check === check).map(({element}) => element)
