const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

/** Gives the focus to what follows an element that is about to go. */
export function focusAfter(element: Element): void {
  const next = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
    (one) =>
      element.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING &&
      one.checkVisibility({visibilityProperty: true}),
  )
  next?.focus({preventScroll: true})
}
