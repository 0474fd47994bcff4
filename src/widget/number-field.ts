/** Fields with something that Chromium leaves out of a number: `1,5` has the value 15, `1 000` the value 1000. */
const fractions = new WeakSet<Element>()

/** True while the field shows a text that its value is not. */
export const isMisread = (field: Element | null): boolean => !!field && fractions.has(field)

/** Keeps a quantity as it was typed: the wheel does not change it, and a comma does not multiply it. */
export function guardNumber(field: HTMLInputElement, signal: AbortSignal): void {
  if (field.type !== 'number') return
  field.addEventListener(
    'wheel',
    (event) => {
      if (document.activeElement === field) event.preventDefault()
    },
    {signal, passive: false},
  )
  field.addEventListener(
    'beforeinput',
    ({data, inputType}) => {
      if (data && /[^\d+.-]/.test(data)) fractions.add(field)
      else if (inputType?.startsWith('delete')) fractions.delete(field)
    },
    {signal},
  )
  field.addEventListener(
    'input',
    () => {
      // replaced by one key, or by a script
      if (field.value.length < 2) fractions.delete(field)
    },
    {signal},
  )
}
