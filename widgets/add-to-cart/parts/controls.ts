/** One place where an option is chosen. */
export interface OptionControl {
  name: string
  element: HTMLSelectElement | HTMLInputElement
}

export const isSelect = (element: Element): element is HTMLSelectElement =>
  element instanceof HTMLSelectElement

/** What the server had chosen here: its prices and marks are those of this choice. Undefined for a radio button left out. */
export function servedValue({element}: OptionControl): string | undefined {
  if (!isSelect(element)) return element.defaultChecked ? element.value : undefined
  return [...element.options].find((option) => option.defaultSelected)?.value ?? element.options[0]?.value
}

/** What is chosen here now: by the visitor, maybe before we came, by the browser on the way back, or by the server. */
export const shownValue = ({element}: OptionControl): string | undefined =>
  isSelect(element) || element.checked ? element.value : undefined
