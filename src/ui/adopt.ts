/** What a widget wants of an element that the server rendered. What is left out, or undefined, stays the server's. */
export interface Adopted {
  /** In place of all that is inside. */
  content?: string | readonly (Node | string)[] | undefined
  /** `null` takes the attribute away. */
  attributes?: Record<string, string | null | undefined>
  classes?: Record<string, boolean | undefined>
  on?: Record<string, (event: Event) => void>
}

export interface Adoption {
  apply: (wanted: Adopted) => void
  /** Gives the element back as the server rendered it. */
  restore: () => void
}

const setAttribute = (element: Element, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function isSameClass({classList}: Element, served: string | null): boolean {
  const names = new Set(served?.match(/\S+/g))
  return names.size === classList.length && [...names].every((name) => classList.contains(name))
}

/** Takes over a server-rendered element piece by piece and remembers what was there. */
export function adopt(element: Element): Adoption {
  const attributes = new Map<string, string | null>()
  const classes = new Map<string, boolean>()
  const servedClass = element.getAttribute('class')
  const listening = new AbortController()
  const listenedTo = new Set<string>()
  let served: ChildNode[] | undefined
  let shown: Adopted['content']
  let handlers: Adopted['on'] = {}

  function applyContent(content: Adopted['content']): void {
    if (content === undefined) {
      if (served) element.replaceChildren(...served)
      served = undefined
    } else if (content !== shown && (served || element.textContent !== content)) {
      served ??= [...element.childNodes]
      element.replaceChildren(...(typeof content === 'string' ? [content] : content))
    }
    shown = content
  }

  function applyAttribute(name: string, value: string | null | undefined): void {
    if (!attributes.has(name)) {
      if (value === undefined) return
      attributes.set(name, element.getAttribute(name))
    }
    setAttribute(element, name, value === undefined ? (attributes.get(name) ?? null) : value)
  }

  function applyClass(name: string, on: boolean | undefined): void {
    if (!classes.has(name)) {
      if (on === undefined) return
      classes.set(name, element.classList.contains(name))
    }
    element.classList.toggle(name, on ?? classes.get(name))
  }

  function listen(type: string): void {
    if (listenedTo.has(type)) return
    listenedTo.add(type)
    element.addEventListener(type, (event) => handlers?.[type]?.(event), {signal: listening.signal})
  }

  return {
    apply(wanted) {
      handlers = wanted.on
      applyContent(wanted.content)
      for (const name in wanted.attributes) applyAttribute(name, wanted.attributes[name])
      for (const name in wanted.classes) applyClass(name, wanted.classes[name])
      for (const type in wanted.on) listen(type)
    },
    restore() {
      listening.abort()
      applyContent(undefined)
      for (const [name, value] of attributes) setAttribute(element, name, value)
      for (const [name, on] of classes) element.classList.toggle(name, on)
      // to the letter, unless others have changed it meanwhile
      if (classes.size && isSameClass(element, servedClass)) setAttribute(element, 'class', servedClass)
    },
  }
}
