/**
 * Fills the slots that the page has written for an element. The code for slots has to load before the widget mounts.
 * Undefined if the element has no slots, as on most pages.
 */
export const fillSlots = (element: Element, widget: string): Promise<unknown> | undefined =>
  element.querySelector('template[data-slot]')
    ? import(/* usual */ '../../src/ui/slots/fill-slots.ts').then(
        (slots) => slots.fillSlots(element, widget),
        () => {},
      )
    : undefined
