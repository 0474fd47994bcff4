export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element.matches('input,select,textarea')

/** In plain HTML, the controls of one name may stand in no element of their own: their item is the first of them. */
const named = new WeakMap<Element, readonly Control[]>()

const controlsIn = (element: Element): Control[] =>
  isControl(element) ? [element] : [...element.querySelectorAll<Control>('input,select,textarea')]

/** What a form item is filled in with. */
export const controlsOf = (item: Element): readonly Control[] => named.get(item) ?? controlsIn(item)

/** Whether it is one of them, or stands around it. */
export const belongsTo = (item: Element, target: Node): boolean =>
  item.contains(target) || !!named.get(item)?.some((control) => control === target)

/** What its value is sent under. */
const nameOf = ({name, id}: Control): string => name || id

/** Not what stands beside what is typed, and is nothing to fill in. */
const isAsked = (control: Control): boolean =>
  !/^(hidden|submit|button|reset|image|file)$/.test(control.type) &&
  !/^(g-recaptcha-response.*)?$/.test(nameOf(control)) &&
  !control.closest('.form-item')

/** As far out as there is nothing else to fill in: a label, a fieldset of radio buttons, a cell of a table. */
function widen(control: Control, root: Element): HTMLElement {
  let element: HTMLElement = control
  for (;;) {
    const {parentElement: parent} = element
    if (!parent || parent === root || parent instanceof HTMLFormElement) return element
    if (controlsIn(parent).some((other) => nameOf(other) !== nameOf(control))) return element
    element = parent
  }
}

/** What stands in no form item is a field by the name of its controls. */
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
 * Form items by the id of their field, as we render them and as the platform does. Ids of live pages hold anything and
 * come several times a page: none is put in a selector, and none is looked for outside of `root`.
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
