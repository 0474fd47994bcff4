import {isEmail} from '../../src/model/email.ts'
import {chosenValues} from '../../src/ui/form/chosen-values.ts'
import {type Control, isDisabled} from '../../src/ui/form/items.ts'

/** A field of the form. */
export interface Item {
  /** The id of its field; its value is sent under this id. */
  id: string
  /** The container of its error message. */
  place: Element
  controls: Control[]
  isRequired: boolean
  isAddress: boolean
  /** Its value is a list of parts: a name. */
  hasParts: boolean
}

const CONTROL =
  'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file]),select,textarea'

const controlsOf = (place: Element): Control[] =>
  [...place.querySelectorAll<Control>(CONTROL)].filter(({name}) => !/-response/.test(name))

/** By its type or name, otherwise the only text field. */
function findAddress(form: Element): Control | undefined {
  const controls = controlsOf(form)
  const lines = controls.filter(({type}) => type === 'text')
  const named = controls.find(({type, name}) => type === 'email' || name === 'email')
  return named ?? (lines.length === 1 ? lines[0] : undefined)
}

/** The controls outside form items, by their names. */
function groupOthers(form: Element): Control[][] {
  const groups = new Map<string, Control[]>()
  for (const control of controlsOf(form)) {
    const name = control.name || control.id || control.type
    if (!control.closest('.form-item')) groups.set(name, [...(groups.get(name) ?? []), control])
  }
  return [...groups.values()]
}

/** The form items of platform markup, and the controls that an author has added. */
export function readItems(form: HTMLFormElement, emailId: string): Item[] {
  const address = findAddress(form)
  function toItem(place: HTMLElement, controls: Control[], id: string): Item {
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
const isUnchecked = (control: Control): boolean =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type) && !control.checked

function textsOf(control: Control): string[] {
  if (control instanceof HTMLSelectElement) return chosenValues(control)
  return [isUnchecked(control) ? '' : control.value]
}

const valuesOf = ({controls, isAddress}: Item): string[] =>
  controls
    .filter((control) => !isDisabled(control))
    .flatMap(textsOf)
    .map((text) => (isAddress ? text.trim() : text))

/** No visitor can fill it in, and it is not sent. */
const isOff = ({controls}: Item): boolean => controls.every(isDisabled)

const isBlank = (value: string): boolean => !value.trim()

/** The problem that blocks sending, as the key of its text (product.md §5, forms). */
export function findProblem(item: Item): 'required' | 'email' | null {
  const {isRequired, hasParts, isAddress} = item
  if (isOff(item)) return null
  const values = valuesOf(item)
  // a name requires all its parts, other items one value
  if (isRequired && (hasParts ? values.some(isBlank) : values.every(isBlank))) return 'required'
  return isAddress && values.some((value) => value && !isEmail(value)) ? 'email' : null
}

/** All parts of a name, and all choices where there are several; otherwise the one value. */
function readValue(item: Item): string | string[] {
  const values = valuesOf(item)
  const [first = '', ...more] = values.filter(Boolean)
  return item.hasParts ? values : more.length ? [first, ...more] : first
}

/** The control that a browser would refuse. Addresses have their own rule. */
export const findRefused = ({controls, isAddress}: Item): Control | undefined =>
  controls.find(
    ({willValidate, validity}) => willValidate && !validity.valid && !(isAddress && validity.typeMismatch),
  )

/** The values to send, by the ids of the fields. */
export const readValues = (items: readonly Item[]): Record<string, string | string[]> =>
  Object.fromEntries(items.filter((item) => !isOff(item)).map((item) => [item.id, readValue(item)]))
