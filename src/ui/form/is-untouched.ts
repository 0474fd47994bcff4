import type {Control} from './items.ts'

/** The option that a select shows before a choice. */
const firstOf = ({options}: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  )

/** Holds what the page has given it. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return control.multiple
      ? [...control.options].every(({selected, defaultSelected}) => selected === defaultSelected)
      : control.selectedIndex <= firstOf(control)
  const isSame = control.value === control.defaultValue
  return isSame && (!('checked' in control) || control.checked === control.defaultChecked)
}
