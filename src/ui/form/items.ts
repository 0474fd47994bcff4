export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element.matches('input,select,textarea')

/** In plain HTML, controls with the same name may share no element: then their item is the first of them. */
const named = new WeakMap<Element, readonly Control[]>()

const controlsIn = (element: Element): Control[] =>
  isControl(element) ? [element] : [...element.querySelectorAll<Control>('input,select,textarea')]

/** The controls of a form item. */
export const controlsOf = (item: Element): readonly Control[] => named.get(item) ?? controlsIn(item)

/** Whether the target is in the item, or is one of its controls. */
export const belongsTo = (item: Element, target: Node): boolean =>
  item.contains(target) || !!named.get(item)?.some((control) => control === target)

/** In plain HTML, controls with a common name are one field. */
export const isNamed = (item: Element): boolean => named.has(item)

/** Disabled itself, or by a fieldset: browsers leave it out, and no visitor can fill it in. */
export const isDisabled = (control: Element): boolean => control.matches(':disabled')

/** No control of the item can be used. */
export function isOff(item: Element): boolean {
  const controls = controlsOf(item)
  return controls.length > 0 && controls.every(isDisabled)
}

/** The name under which its value is sent. */
const nameOf = ({name, id}: Control): string => name || id

/** Whether a control holds an answer: not a button, not hidden or unnamed, and not the captcha's. */
const isAsked = (control: Control): boolean =>
  !/^(hidden|submit|button|reset|image)$/.test(control.type) &&
  !/^(g-recaptcha-response.*)?$/.test(nameOf(control)) &&
  !control.closest('.form-item')

/** The largest ancestor without other controls: a label, a fieldset of radio buttons, a table cell. */
function widen(control: Control, root: Element): HTMLElement {
  let element: HTMLElement = control
  for (;;) {
    const {parentElement: parent} = element
    if (!parent || parent === root || parent instanceof HTMLFormElement) return element
    if (controlsIn(parent).some((other) => nameOf(other) !== nameOf(control))) return element
    element = parent
  }
}

/** Controls outside a form item are fields by their name. */
function findNamed(root: Element): Map<string, HTMLElement> {
  const items = new Map<string, HTMLElement>()
  for (const control of controlsIn(root).filter(isAsked)) {
    const name = nameOf(control)
    const item = items.get(name) ?? widen(control, root)
    named.set(item, [...(items.has(name) ? controlsOf(item) : []), control])
    items.set(name, item)
  }
  return items
}

/**
 * Form items by field id, in our markup and in the platform's. Ids of live pages can be any text and occur several
 * times per page: none is used in a selector, and none is searched outside of `root`.
 */
export function findItems(root: Element): Map<string, HTMLElement> {
  const items = new Map<string, HTMLElement>()
  for (const item of root.querySelectorAll<HTMLElement>('.form-item')) {
    const id = item.dataset.fieldId || item.id || controlsOf(item)[0]?.name
    if (id && !items.has(id)) items.set(id, item)
  }
  for (const [name, item] of findNamed(root)) if (!items.has(name)) items.set(name, item)
  return items
}

/** The first control whose own attributes, or whose script, do not allow its value; addresses have their own rules. */
export const findWrong = (item: Element): Control | undefined =>
  controlsOf(item).find(
    ({willValidate, validity}) => willValidate && !validity.valid && !validity.typeMismatch,
  )
