/** The platform's backgrounds are below their section's content, which would cover a button in them. */
export const isBehindSection = (element: Element): boolean =>
  element.matches('[class*=sqs-video-background]:not([data-background])')

/** The element for what a visitor can press. */
export const stageOf = (element: HTMLElement): HTMLElement =>
  (isBehindSection(element) && element.closest<HTMLElement>('section,header')) || element
