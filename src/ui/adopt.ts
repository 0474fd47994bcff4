/** What a widget wants of an element that the server rendered. What is left out, or undefined, stays the server's. */
export interface Adopted {
  /** In place of all that is inside. */
  content?: string | readonly (Node | string)[] | undefined
  /** `null` takes the attribute away. */
  attributes?: Record<string, string | null | undefined>
  classes?: Record<string, boolean | undefined>
  on?: Record<string, (event: Event) => void>
}

/** What stood in one place of an element before an adoption changed it: an attribute by its name, a class by `.name`. */
interface Note {
  before: string | boolean | null
  /** Attributes that stood behind this one when it was taken away. */
  behind?: string[]
  /** It is to be put back as soon as those are that were made after it. */
  isOver?: boolean
}

/**
 * A server-rendered element that was taken over: what was there, noted with the first change of each part. Most
 * elements change little, and a page can have hundreds of them, so there is one object and no closure for each.
 */
export interface Adoption {
  readonly element: Element
  children: ChildNode[] | undefined
  notes: Record<string, Note> | undefined
  /** What is inside now. */
  content: Adopted['content']
  on: Adopted['on'] | undefined
  /** Ends its listeners. */
  life: AbortController | undefined
  /** Given back: what was on its way to it then comes to nothing. */
  isOver: boolean
  /** It is its own listener, and goes by what is wanted now. */
  handleEvent: (event: Event) => void
}

function handleEvent(this: Adoption, event: Event): void {
  this.on?.[event.type]?.(event)
}

// all fields at once: an object that grows is moved with each further one
export const adopt = (element: Element): Adoption => ({
  element,
  children: undefined,
  notes: undefined,
  content: undefined,
  on: undefined,
  life: undefined,
  isOver: false,
  handleEvent,
})

/** Of all adoptions, in the order in which they were made: each is of what the one before has made. */
const all = new WeakMap<Element, Record<string, Note[]>>()

function note(adoption: Adoption, place: string, before: Note['before']): Note {
  const {element, notes = {}} = adoption
  adoption.notes = notes
  if (!notes[place]) {
    const ofElement = all.get(element) ?? {}
    all.set(element, ofElement)
    notes[place] = {before}
    ofElement[place] = [...(ofElement[place] ?? []), notes[place]]
  }
  return notes[place]
}

/** Set again, it would act again, and strict policies refuse it. */
const ACTS = /^(on|style$)/

function setAttribute(element: Element, name: string, one: Note, value = one.before): void {
  if (element.getAttribute(name) === value) return
  if (value === null) {
    const names = element.getAttributeNames()
    one.behind ??= names.slice(names.indexOf(name) + 1)
    element.removeAttribute(name)
    return
  }
  element.setAttribute(name, `${value}`)
  // the order of attributes is part of the HTML
  for (const later of one.behind ?? []) {
    const attribute = ACTS.test(later) ? null : element.getAttributeNode(later)
    if (attribute) element.setAttributeNode(element.removeAttributeNode(attribute))
  }
}

/** `apply` for the content alone. Who has hundreds on a page wants no object for what it changes. */
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
  const {element, notes, isOver} = adoption
  if (isOver || (value === undefined && !notes?.[name])) return
  const one = note(adoption, name, element.getAttribute(name))
  setAttribute(element, name, one, value)
}

/** `apply` for one class. */
export function applyClass(adoption: Adoption, name: string, on: boolean | undefined): void {
  const {element, notes, isOver} = adoption
  const place = `.${name}`
  if (isOver || (on === undefined && !notes?.[place])) return
  note(adoption, 'class', element.getAttribute('class'))
  const {before} = note(adoption, place, element.classList.contains(name))
  element.classList.toggle(name, on ?? !!before)
}

/** Changes the element to what is wanted of it now. */
export function apply(adoption: Adoption, {content, attributes, classes, on}: Adopted): void {
  adoption.on = on
  applyContent(adoption, content)
  for (const name in attributes) applyAttribute(adoption, name, attributes[name])
  for (const name in classes) applyClass(adoption, name, classes[name])
  if (adoption.isOver) return
  if (on) adoption.life ??= new AbortController()
  for (const type in on) adoption.element.addEventListener(type, adoption, adoption.life)
}

const classesOf = (text: Note['before']): string => [...new Set(`${text ?? ''}`.match(/\S+/g))].sort().join()

function putBack(element: Element, place: string, one: Note): void {
  const {before} = one
  // Chromium never lets go of an image that gets a source after it has left the page
  if (!element.isConnected && /^(s(rc|izes)|loading)/.test(place)) return
  if (place[0] === '.') element.classList.toggle(place.slice(1), !!before)
  // to the letter, unless others have changed it meanwhile
  else if (place !== 'class' || classesOf(element.getAttribute(place)) === classesOf(before))
    setAttribute(element, place, one)
}

/** Gives the element back as the server rendered it, but for what other adoptions have changed since. */
export function restore(adoption: Adoption): void {
  const {element, notes = {}, life} = adoption
  life?.abort()
  applyContent(adoption, undefined)
  adoption.isOver = true
  adoption.notes = undefined
  // the last first: each attribute finds those behind it, and the class attribute its classes
  for (const [place, one] of Object.entries(notes).reverse()) {
    const others = all.get(element)?.[place] ?? []
    one.isOver = true
    const over = others.splice(others.findLastIndex((other) => !other.isOver) + 1)
    for (const last of over.reverse()) putBack(element, place, last)
  }
}
