const NAMES: Record<number, string> = {3: '#text', 8: '#comment', 9: '#document', 11: '#document-fragment'}

/** happy-dom's own getter of `Node` knows no name; DOMPurify asks that one, lest an element lie about its own. */
export function teachNodeNames(): void {
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return NAMES[this.nodeType] ?? (this instanceof Element ? this.tagName : '')
    },
  })
}
