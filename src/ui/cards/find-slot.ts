/** A template of the element itself, by its name; the only one may do without a name, unless the name is needed. */
export const findSlot = (element: Element, name: string, needsName = false): HTMLTemplateElement | null =>
  element.querySelector(`:scope > template:is([data-slot=${name}]${needsName ? '' : ',:not([data-slot])'})`)
