type Listen = (event: NodeEvent) => void

/** The event that a listener receives: the browser’s event under the platform’s names. */
export interface NodeEvent {
  type: string
  target: PageNode | null
  currentTarget: PageNode | null
  preventDefault: () => void
  stopPropagation: () => void
  halt: () => void
  _event: Event
}

const eventOf = (event: Event): NodeEvent => ({
  type: event.type,
  target: wrap(event.target),
  currentTarget: wrap(event.currentTarget),
  preventDefault: () => event.preventDefault(),
  stopPropagation: () => event.stopPropagation(),
  halt() {
    event.preventDefault()
    event.stopPropagation()
  },
  _event: event,
})

/** An element as the inline code of pages uses it. It has only the methods that such code calls. */
export interface PageNode {
  getDOMNode: () => Element
  one: (selector: string) => PageNode | null
  all: (selector: string) => PageNodes
  ancestor: (selector: string) => PageNode | null
  get: (name: string) => unknown
  set: (name: string, value: unknown) => PageNode
  getAttribute: (name: string) => string
  setAttribute: (name: string, value: unknown) => PageNode
  removeAttribute: (name: string) => PageNode
  getData: (name: string) => string | undefined
  hasClass: (name: string) => boolean
  addClass: (name: string) => PageNode
  removeClass: (name: string) => PageNode
  toggleClass: (name: string) => PageNode
  setStyle: (name: string, value: string) => PageNode
  on: (type: string, listen: Listen) => {detach: () => void}
  delegate: (type: string, listen: Listen, selector: string) => {detach: () => void}
  append: (node: PageNode | Node | string) => PageNode
  show: () => PageNode
  hide: () => PageNode
  remove: () => PageNode
  each: (visit: (node: PageNode) => void) => void
}

/** Text stays text: where the platform would parse HTML, Vitrine parses nothing. */
const contentOf = (node: PageNode | Node | string): Node | string =>
  typeof node === 'string' || node instanceof Node ? node : node.getDOMNode()

const names = (text: string): string[] => text.match(/\S+/g) ?? []

function listenTo(element: Element, type: string, listen: (event: Event) => void): {detach: () => void} {
  element.addEventListener(type, listen)
  return {detach: () => element.removeEventListener(type, listen)}
}

function readProperty(element: Element, name: string): unknown {
  if (name === 'text') return element.textContent
  const value: unknown = Reflect.get(element, name)
  return value instanceof Element ? wrap(value) : value
}

const wrapped = new WeakMap<Element, PageNode>()

function create(element: Element): PageNode {
  const style = element instanceof HTMLElement ? element.style : null
  /** Discards the result of a call and returns the node. */
  const after = (_done: unknown): PageNode => node
  const node: PageNode = {
    getDOMNode: () => element,
    one: (selector) => wrap(element.querySelector(selector)),
    all: (selector) => wrapAll(element.querySelectorAll(selector)),
    ancestor: (selector) => wrap(element.parentElement?.closest(selector)),
    get: (name) => readProperty(element, name),
    set: (name, value) => after(Reflect.set(element, name === 'text' ? 'textContent' : name, value)),
    getAttribute: (name) => element.getAttribute(name) ?? '',
    setAttribute: (name, value) => after(element.setAttribute(name, String(value))),
    removeAttribute: (name) => after(element.removeAttribute(name)),
    getData: (name) => element.getAttribute(`data-${name}`) ?? undefined,
    hasClass: (name) => element.classList.contains(name),
    addClass: (name) => after(element.classList.add(...names(name))),
    removeClass: (name) => after(element.classList.remove(...names(name))),
    toggleClass: (name) => after(element.classList.toggle(name)),
    setStyle: (name, value) => after(style && Reflect.set(style, name, value)),
    on: (type, listen) => listenTo(element, type, (event) => listen(eventOf(event))),
    delegate: (type, listen, selector) =>
      listenTo(element, type, (event) => {
        const found = event.target instanceof Element ? event.target.closest(selector) : null
        if (found) listen({...eventOf(event), currentTarget: wrap(found)})
      }),
    append: (child) => after(element.append(contentOf(child))),
    show: () => after(style?.removeProperty('display')),
    hide: () => after(style?.setProperty('display', 'none')),
    remove: () => after(element.remove()),
    each: (visit) => visit(node),
  }
  return node
}

/** Returns the same node for the same element each time. */
export function wrap(element: unknown): PageNode | null {
  if (!(element instanceof Element)) return null
  const known = wrapped.get(element)
  const node = known ?? create(element)
  wrapped.set(element, node)
  return node
}

/** Several elements. */
export interface PageNodes {
  each: (visit: (node: PageNode, index: number) => void) => void
  item: (index: number) => PageNode | null
  size: () => number
  isEmpty: () => boolean
  getDOMNodes: () => Element[]
  addClass: (name: string) => PageNodes
  removeClass: (name: string) => PageNodes
  on: (type: string, listen: Listen) => {detach: () => void}
}

export function wrapAll(elements: Iterable<Element>): PageNodes {
  const nodes = [...elements].flatMap((element) => wrap(element) ?? [])
  const all: PageNodes = {
    each: (visit) => nodes.forEach(visit),
    item: (index) => nodes[index] ?? null,
    size: () => nodes.length,
    isEmpty: () => !nodes.length,
    getDOMNodes: () => nodes.map((node) => node.getDOMNode()),
    addClass(name) {
      for (const node of nodes) node.addClass(name)
      return all
    },
    removeClass(name) {
      for (const node of nodes) node.removeClass(name)
      return all
    },
    on(type, listen) {
      const handles = nodes.map((node) => node.on(type, listen))
      return {
        detach() {
          for (const handle of handles) handle.detach()
        },
      }
    },
  }
  return all
}
