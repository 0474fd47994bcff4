import {compile, is, type Options, selectAll, selectOne} from 'css-select'
import type {Window} from 'happy-dom'
import {memoize} from '../../src/lib/memoize.ts'

const isElement = (node: Node): node is Element => node.nodeType === 1
const childrenOf = (node: Node): Node[] => [...node.childNodes]

const adapter: NonNullable<Options<Node, Element>['adapter']> = {
  isTag: isElement,
  getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
  getChildren: childrenOf,
  getName: ({localName}) => localName,
  getParent: ({parentNode}) => parentNode,
  getSiblings: (node) => (node.parentNode ? childrenOf(node.parentNode) : [node]),
  prevElementSibling: (node) => (isElement(node) ? node.previousElementSibling : null),
  getText: ({textContent}) => textContent ?? '',
  hasAttrib: (element, name) => element.hasAttribute(name),
  removeSubsets: (nodes) => nodes.filter((node) => !nodes.some((one) => one !== node && one.contains(node))),
}

type Select = (this: Node, selector: string) => unknown

const options = {adapter}
const query = memoize((selector: string) => compile<Node, Element>(selector, options))
const isMatch = (node: Node, selector: string): boolean =>
  isElement(node) && is<Node, Element>(node, query(selector), options)

const SELECTS: Readonly<Record<string, (node: Node, selector: string) => unknown>> = {
  matches: isMatch,
  querySelector: (node, selector) => selectOne<Node, Element>(query(selector), childrenOf(node), options),
  querySelectorAll: (node, selector) => selectAll<Node, Element>(query(selector), childrenOf(node), options),
  closest(node, selector) {
    let one: Node | null = node
    while (one && !isMatch(one, selector)) one = one.parentNode
    return one
  },
}

/** Selectors with a list in them that names elements around an element: happy-dom reads `:not(a b)` as `:not(a)`. */
const NEEDS_MORE = /:(not|is|where|has)\([^)]*[\s>+~(]/

/** Gives a page the selectors that happy-dom lacks. */
function completeSelectors({Element, Document, DocumentFragment}: Window): void {
  for (const {prototype} of [Element, Document, DocumentFragment])
    for (const [name, select] of Object.entries(SELECTS)) {
      const own: unknown = Reflect.get(prototype, name)
      if (typeof own !== 'function') continue
      const complete: Select = function (selector) {
        return NEEDS_MORE.test(selector) ? select(this, selector) : own.call(this, selector)
      }
      Object.defineProperty(prototype, name, {configurable: true, writable: true, value: complete})
    }
}

/** The cleaner of HTML reads the names of elements as those of nodes, which happy-dom leaves empty. */
function completeNames({Node, Element}: Window): void {
  const {get: own} = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeName') ?? {}
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get() {
      return this instanceof Element ? this.tagName : own?.call(this)
    },
  })
}

/** Adds to a page what browsers have, happy-dom lacks, and the widgets need. */
export function completeWindow(window: Window): void {
  completeSelectors(window)
  completeNames(window)
}
