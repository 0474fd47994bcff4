/**
 * What a page has written for regions of an element: what puts it in place has to be there before the widget is. Undefined
 * where there is nothing of it, as on most pages.
 */
export const fillSlots = (element: Element, widget: string): Promise<unknown> | undefined =>
  element.querySelector('template[data-slot]')
    ? import(/* usual */ '../../src/ui/slots/fill-slots.ts').then(
        (slots) => slots.fillSlots(element, widget),
        () => {},
      )
    : undefined
