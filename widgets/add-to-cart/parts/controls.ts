/** What a button chooses that the page has for one value of an option. */
export interface ValueButton {
  value: string
  /** What it is called on the page. */
  label: string
  /** The server has pressed it. */
  isServed: boolean
  isOn: () => boolean
  show: (isOn: boolean) => void
}

interface Field {
  name: string
  element: HTMLSelectElement | HTMLInputElement
  button?: undefined
}

/** A control for an option: a list, a radio button, a hidden field that a script of the page sets, or a button for a value. */
export type OptionControl = Field | {name: string; element: HTMLButtonElement; button: ValueButton}

/** A text as addresses and names of fields have it: shops write `Light Grey` as `light-grey`. */
export const slugOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

export const isSelect = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement

export const isHidden = ({type}: OptionControl['element']): boolean => type === 'hidden'

/**
 * The selection in the server HTML: the server's prices and marks apply to it. Undefined for an unchecked radio button,
 * and for a hidden field, whose first value is gone once a script has set another.
 */
export function servedValue({element, button}: OptionControl): string | undefined {
  if (button) return button.isServed ? button.value : undefined
  if (!isSelect(element)) return element.defaultChecked ? element.value : undefined
  return [...element.options].find((option) => option.defaultSelected)?.value ?? element.options[0]?.value
}

/**
 * The current selection: made by the visitor, possibly before the widget mounted, by the browser on back navigation, or
 * by the server.
 */
export function shownValue({element, button}: OptionControl): string | undefined {
  if (button) return button.isOn() ? button.value : undefined
  return isSelect(element) || isHidden(element) || element.checked ? element.value : undefined
}
