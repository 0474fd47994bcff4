/** A control for an option: a list, a radio button, or a hidden field that a script of the page sets. */
export interface OptionControl {
  name: string
  element: HTMLSelectElement | HTMLInputElement
}

/** A text as addresses and names of fields have it: shops write `Light Grey` as `light-grey`. */
export const slugOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

export const isSelect = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement

export const isHidden = ({type}: OptionControl['element']): boolean => type === 'hidden'

/**
 * The selection in the server HTML: the server's prices and marks apply to it. Undefined for an unchecked radio button,
 * and for a hidden field, whose first value is gone once a script has set another.
 */
export function servedValue({element}: OptionControl): string | undefined {
  if (!isSelect(element)) return element.defaultChecked ? element.value : undefined
  return [...element.options].find((option) => option.defaultSelected)?.value ?? element.options[0]?.value
}

/**
 * The current selection: made by the visitor, possibly before the widget mounted, by the browser on back navigation, or
 * by the server.
 */
export const shownValue = ({element}: OptionControl): string | undefined =>
  isSelect(element) || isHidden(element) || element.checked ? element.value : undefined
