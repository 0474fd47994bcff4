/** Listeners by event type. */
export type Listeners = {[K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void}

/** A widget's changes to a server-rendered element. A part that is missing or undefined stays the server's. */
export interface Adopted {
  /** Replaces all children. */
  content?: string | readonly (Node | string)[] | undefined
  /** `null` removes the attribute. */
  attributes?: Record<string, string | null | undefined>
  classes?: Record<string, boolean | undefined>
  on?: Listeners
}

/**
 * A server-rendered element that was taken over. The original of each part is noted at its first change. Most elements
 * change little, and a page can have hundreds of them, so each has one object and no closures.
 */
export interface Adoption {
  readonly element: Element
  children: ChildNode[] | undefined
  /** The current content. */
  content: Adopted['content']
  on: Adopted['on'] | undefined
  /** Ends its listeners. */
  controller: AbortController | undefined
  /** Restored: later changes are ignored. */
  isOver: boolean
  /** The object is its own listener, and calls the current handler in `on`. */
  handleEvent: (event: Event) => void
}

function handleEvent(this: Adoption, event: Event): void {
  const listen: unknown = Reflect.get(this.on ?? {}, event.type)
  if (listen instanceof Function) listen(event)
}

// all fields at once: an engine moves an object that grows with each new field
export const adopt = (element: Element): Adoption => ({
  element,
  children: undefined,
  content: undefined,
  on: undefined,
  controller: undefined,
  isOver: false,
  handleEvent,
})

/** The value in one place of an element before an adoption changed it: an attribute by its name, a class as `.name`. */
interface Note {
  by: Adoption
  place: string
  before: string | boolean | null
}

/** In order of creation: each note holds the value that the previous note of its place had produced. */
const notes = new WeakMap<Element, Note[]>()

/** The original value; undefined if there is nothing to do. */
function note(
  by: Adoption,
  place: string,
  wanted: unknown,
  before: Note['before'],
): Note['before'] | undefined {
  const all = notes.get(by.element)
  const own = all?.find((change) => change.by === by && change.place === place)
  if (by.isOver || (!own && wanted === undefined)) return undefined
  if (own) return own.before
  const made = {by, place, before}
  if (all) all.push(made)
  else notes.set(by.element, [made])
  return before
}

function setAttribute(element: Element, name: string, value: Note['before']): void {
  // Chromium writes a style to its attribute when the attribute is read, and not when it is removed
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, `${value}`)
}

/** `apply` for the content alone: a widget with hundreds of elements allocates no object for a change. */
export function applyContent(adoption: Adoption, content: Adopted['content']): void {
  const {element, children, isOver} = adoption
  if (isOver || content === adoption.content) return
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
  const {element} = adoption
  const before = note(adoption, name, value, element.getAttribute(name))
  if (before !== undefined) setAttribute(element, name, value === undefined ? before : value)
}

/** `apply` for one class. */
export function applyClass(adoption: Adoption, name: string, on: boolean | undefined): void {
  const {element} = adoption
  note(adoption, 'class', on, element.getAttribute('class'))
  const before = note(adoption, `.${name}`, on, element.classList.contains(name))
  if (before !== undefined) element.classList.toggle(name, on ?? !!before)
}

// not `for in`: pages may have extended Object.prototype
const keysOf = (wanted: object | undefined): string[] => Object.keys(wanted ?? {})

/** Changes the element to the wanted state. */
export function apply(adoption: Adoption, {content, attributes, classes, on}: Adopted): void {
  adoption.on = on
  applyContent(adoption, content)
  for (const name of keysOf(attributes)) applyAttribute(adoption, name, attributes?.[name])
  for (const name of keysOf(classes)) applyClass(adoption, name, classes?.[name])
  if (adoption.isOver) return
  if (on) adoption.controller ??= new AbortController()
  for (const type of keysOf(on)) adoption.element.addEventListener(type, adoption, adoption.controller)
}

const classesOf = (text: Note['before']): string => [...new Set(`${text ?? ''}`.match(/\S+/g))].sort().join()

/** Chromium never frees an image, or its container, if one of these attributes is set after it has left the page. */
const SOURCE = /^(src|srcset|sizes)$/

/** False if it has to wait until the element is in the page again. */
function putBack(element: Element, {place, before}: Note): boolean {
  if (place[0] === '.') element.classList.toggle(place.slice(1), !!before)
  else if (SOURCE.test(place) && !element.isConnected) return false
  // exactly, unless other code has changed it meanwhile
  else if (place !== 'class' || classesOf(element.getAttribute(place)) === classesOf(before))
    setAttribute(element, place, before)
  return true
}

/** Puts back what restored adoptions have changed, but for what later adoptions still change. */
function settle(element: Element): void {
  const remaining: Note[] = []
  // the last first: the class attribute is restored after its classes
  for (const change of [...(notes.get(element) ?? [])].reverse())
    if (!change.by.isOver || remaining.some(({place}) => place === change.place) || !putBack(element, change))
      remaining.unshift(change)
  notes.set(element, remaining)
}

/**
 * Restores the element as the server rendered it, except for later changes of other adoptions. The sources of an image
 * outside the page wait for `settleImages`.
 */
export function restore(adoption: Adoption): void {
  adoption.controller?.abort()
  applyContent(adoption, undefined)
  adoption.isOver = true
  settle(adoption.element)
}

/** For elements that come back into the page: their widgets have ended outside it. */
export const settleImages = (root: Element): void => root.querySelectorAll('img,source').forEach(settle)

/**
 * Sets one CSS property through the object, as a policy of the page can forbid the attribute. Returns how to put it back:
 * the attribute is then exactly the server's, unless other code has changed the style meanwhile.
 */
export function setStyle(element: HTMLElement, name: string, value: string): () => void {
  const {style} = element
  const {cssText} = style
  const attribute = element.getAttribute('style')
  const own = style.getPropertyValue(name)
  style.setProperty(name, value)
  return () => {
    style.setProperty(name, own)
    if (style.cssText === cssText) setAttribute(element, 'style', attribute)
  }
}

/** How to put back the width of a button. */
const widths = new WeakMap<Element, () => void>()

/**
 * Keeps a button at least as wide as with its own text, while another text stands on it: nothing beside it moves. Called
 * before each change of the text.
 */
export function keepWidth(button: Element | null, hasOtherText: boolean): void {
  if (!(button instanceof HTMLElement) || hasOtherText === widths.has(button)) return
  if (!hasOtherText) {
    widths.get(button)?.()
    widths.delete(button)
    return
  }
  // the used value, as the box-sizing of the page measures it; an inline or hidden button has none
  const width = getComputedStyle(button).inlineSize
  // the window can become narrower meanwhile
  if (width.endsWith('px')) widths.set(button, setStyle(button, 'min-inline-size', `min(${width}, 85vw)`))
}
