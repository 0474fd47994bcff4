/**
 * The code for slots, if the page has written a slot for an element, or anywhere in a document. Undefined if it has none,
 * as most elements.
 */
export const loadSlots = (root: Element | Document) =>
  root.querySelector('template[data-slot]') ? import('../../src/ui/slots/fill-slots.ts') : undefined

/**
 * Fills the slots that the page has written for an element. The code for slots has to load before the widget mounts.
 * Undefined if the element has no slots.
 */
export const fillSlots = (element: Element, widget: string): Promise<unknown> | undefined =>
  loadSlots(element)?.then(
    (slots) => slots.fillSlots(element, widget),
    () => {},
  )
