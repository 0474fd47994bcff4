/** A template of the element itself, by its name or without one. */
export const findSlot = (element: Element, name: string): HTMLTemplateElement | null =>
  element.querySelector(`:scope > template:is([data-slot=${name}],:not([data-slot]))`)
