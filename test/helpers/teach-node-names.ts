const NAMES: Record<number, string> = {3: '#text', 8: '#comment', 9: '#document', 11: '#document-fragment'}

/** happy-dom's getter on `Node` does not know any name; DOMPurify uses it, so that an element cannot fake its name. */
export function teachNodeNames(): void {
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return NAMES[this.nodeType] ?? (this instanceof Element ? this.tagName : '')
    },
  })
}
