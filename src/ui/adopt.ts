/** What a widget wants of an element that the server rendered. What is left out, or undefined, stays the server's. */
export interface Adopted {
  /** In place of all that is inside. */
  content?: string | readonly (Node | string)[] | undefined
  /** `null` takes the attribute away. */
  attributes?: Record<string, string | null | undefined>
  classes?: Record<string, boolean | undefined>
  on?: Record<string, (event: Event) => void>
}

/**
 * A server-rendered element that was taken over: what was there, noted with the first change of each part. Most
 * elements change little, and a page can have hundreds of them, so there is one object and no closure for each.
 */
export interface Adoption {
  readonly element: Element
  children: ChildNode[] | undefined
  attributes: Record<string, string | null> | undefined
  classes: Record<string, boolean> | undefined
  /** The class attribute to the letter. */
  className: string | null
  /** What is inside now. */
  content: Adopted['content']
  on: Adopted['on'] | undefined
  listeners: Map<string, (event: Event) => void> | undefined
}

// all fields at once: an object that grows is moved with each further one
export const adopt = (element: Element): Adoption => ({
  element,
  children: undefined,
  attributes: undefined,
  classes: undefined,
  className: null,
  content: undefined,
  on: undefined,
  listeners: undefined,
})

function setAttribute(
  element: Element,
  name: string,
  value: string | null,
  current = element.getAttribute(name),
): void {
  if (value === null) element.removeAttribute(name)
  else if (current !== value) element.setAttribute(name, value)
}

/** `apply` for the content alone. Who has hundreds on a page wants no object for what it changes. */
export function applyContent(adoption: Adoption, content: Adopted['content']): void {
  const {element, children} = adoption
  if (content === adoption.content) return
  if (content === undefined) {
    if (children) element.replaceChildren(...children)
    adoption.children = undefined
  } else if (children || element.textContent !== content) {
    adoption.children ??= [...element.childNodes]
    element.replaceChildren(...(typeof content === 'string' ? [content] : content))
  }
  adoption.content = content
}

/** `apply` for one attribute. */
export function applyAttribute(adoption: Adoption, name: string, value: string | null | undefined): void {
  const {element, attributes = {}} = adoption
  const isNoted = name in attributes
  if (value === undefined && !isNoted) return
  const current = element.getAttribute(name)
  if (!isNoted) attributes[name] = current
  adoption.attributes = attributes
  setAttribute(element, name, value === undefined ? (attributes[name] ?? null) : value, current)
}

/** `apply` for one class. */
export function applyClass(adoption: Adoption, name: string, on: boolean | undefined): void {
  const {element, classes = {}} = adoption
  if (on === undefined && !(name in classes)) return
  const {classList} = element
  if (!adoption.classes) adoption.className = element.getAttribute('class')
  classes[name] ??= classList.contains(name)
  adoption.classes = classes
  classList.toggle(name, on ?? classes[name])
}

function listen(adoption: Adoption, type: string): void {
  const {element, listeners = new Map()} = adoption
  if (listeners.has(type)) return
  const listener = (event: Event) => adoption.on?.[type]?.(event)
  adoption.listeners = listeners.set(type, listener)
  element.addEventListener(type, listener)
}

/** Changes the element to what is wanted of it now. */
export function apply(adoption: Adoption, {content, attributes, classes, on}: Adopted): void {
  adoption.on = on
  applyContent(adoption, content)
  for (const name in attributes) applyAttribute(adoption, name, attributes[name])
  for (const name in classes) applyClass(adoption, name, classes[name])
  for (const type in on) listen(adoption, type)
}

function isSameClass({classList}: Element, served: string | null): boolean {
  const names = new Set(served?.match(/\S+/g))
  return names.size === classList.length && [...names].every((name) => classList.contains(name))
}

/** Gives the element back as the server rendered it. */
export function restore(adoption: Adoption): void {
  const {element, attributes = {}, classes, className, listeners = []} = adoption
  for (const [type, listener] of listeners) element.removeEventListener(type, listener)
  applyContent(adoption, undefined)
  for (const name in attributes) setAttribute(element, name, attributes[name] ?? null)
  for (const name in classes) element.classList.toggle(name, classes[name])
  // to the letter, unless others have changed it meanwhile
  if (classes && isSameClass(element, className)) setAttribute(element, 'class', className)
}
