import {isEmail} from '../../src/model/email.ts'

/** A field of the form. */
export interface Item {
  /** The id of its field; its value is sent under this id. */
  id: string
  /** The container of its error message. */
  place: Element
  controls: HTMLInputElement[]
  isRequired: boolean
  isAddress: boolean
  /** Its value is a list of parts: a name. */
  hasParts: boolean
}

const CONTROL = 'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file])'

const controlsOf = (place: Element): HTMLInputElement[] => [
  ...place.querySelectorAll<HTMLInputElement>(CONTROL),
]

/** By its type or name, otherwise the only text field. */
function findAddress(form: Element): HTMLInputElement | undefined {
  const controls = controlsOf(form)
  const lines = controls.filter(({type}) => type === 'text')
  const named = controls.find(({type, name}) => type === 'email' || name === 'email')
  return named ?? (lines.length === 1 ? lines[0] : undefined)
}

/** The controls outside form items, by their names. */
function groupOthers(form: Element): HTMLInputElement[][] {
  const groups = new Map<string, HTMLInputElement[]>()
  for (const control of controlsOf(form)) {
    const name = control.name || control.id || control.type
    if (!control.closest('.form-item')) groups.set(name, [...(groups.get(name) ?? []), control])
  }
  return [...groups.values()]
}

/** The form items of platform markup, and the controls that an author has added. */
export function readItems(form: HTMLFormElement, emailId: string): Item[] {
  const address = findAddress(form)
  function toItem(place: HTMLElement, controls: HTMLInputElement[], id: string): Item {
    const isAddress = controls.some((control) => control === address || control.type === 'email')
    const [{name = '', id: ownId = ''} = {}] = controls
    return {
      id: id || (isAddress ? emailId : name || ownId),
      place,
      controls,
      isRequired: controls.some(({required}) => required) || place.matches('.required'),
      isAddress,
      hasParts: place.matches('.fields'),
    }
  }
  const served = [...form.querySelectorAll<HTMLElement>('.form-item')].map((place) =>
    toItem(place, controlsOf(place), place.dataset.fieldId || place.id),
  )
  const others = groupOthers(form).map((controls) => {
    const item = toItem(controls[0]?.parentElement ?? form, controls, '')
    // an author's own form is for the address
    return {...item, isRequired: item.isRequired || item.isAddress, hasParts: false}
  })
  return [...served, ...others].filter(({id, controls}) => id && controls.length)
}

/** An unchecked checkbox or radio button has no value. */
const isUnchecked = ({type, checked}: HTMLInputElement): boolean =>
  /^(checkbox|radio)$/.test(type) && !checked

const valuesOf = ({controls, isAddress}: Item): string[] =>
  controls.map((control) => (isUnchecked(control) ? '' : isAddress ? control.value.trim() : control.value))

const isBlank = (value: string): boolean => !value.trim()

/** The problem that blocks sending, as the key of its text (product.md §5, forms). */
export function findProblem(item: Item): 'required' | 'email' | null {
  const {isRequired, hasParts, isAddress} = item
  const values = valuesOf(item)
  // a name requires all its parts, other items one value
  if (isRequired && (hasParts ? values.some(isBlank) : values.every(isBlank))) return 'required'
  return isAddress && values.some((value) => value && !isEmail(value)) ? 'email' : null
}

/** The values to send, by the ids of the fields. */
export const readValues = (items: readonly Item[]): Record<string, string | string[]> =>
  Object.fromEntries(
    items.map((item) => [item.id, item.hasParts ? valuesOf(item) : (valuesOf(item).find(Boolean) ?? '')]),
  )
