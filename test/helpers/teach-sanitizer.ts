/** The part of a sanitizer's configuration that Vitrine uses. */
interface Configuration {
  elements: readonly {name: string; namespace: string}[]
  attributes: readonly (string | {name: string; namespace: string})[]
  dataAttributes: boolean
  comments: boolean
}

const isListed = ({elements}: Configuration, {localName, namespaceURI}: Element): boolean =>
  elements.some(({name, namespace}) => name === localName && namespace === namespaceURI)

function isKept({attributes, dataAttributes}: Configuration, {name, localName, namespaceURI}: Attr): boolean {
  if (dataAttributes && name.startsWith('data-')) return true
  return attributes.some((one) =>
    typeof one === 'string'
      ? !namespaceURI && one === name
      : one.name === localName && one.namespace === namespaceURI,
  )
}

function sanitize(root: ParentNode & Node, configuration: Configuration): void {
  for (const node of [...root.childNodes]) {
    if (node instanceof Comment && !configuration.comments) node.remove()
    if (!(node instanceof Element)) continue
    if (!isListed(configuration, node)) {
      node.remove()
      continue
    }
    for (const attribute of [...node.attributes])
      if (!isKept(configuration, attribute)) node.removeAttributeNode(attribute)
    if (node instanceof HTMLTemplateElement) sanitize(node.content, configuration)
    sanitize(node, configuration)
  }
}

/** Attributes of any namespace in selectors. */
function teachNamespaces(prototype: ParentNode): void {
  const {querySelectorAll} = prototype
  prototype.querySelectorAll = function (this: ParentNode, selector: string) {
    return querySelectorAll.call(this, selector.replace('[*|href]', '[href],[xlink\\:href]'))
  }
}

/** `Element.setHTML()` with a list of what may stay (HTML Sanitizer API), which happy-dom lacks. */
export function teachSanitizer(): void {
  for (const {prototype} of [Element, DocumentFragment]) teachNamespaces(prototype)
  Element.prototype.setHTML = function (html, {sanitizer}) {
    const parsed = document.createElement('template')
    parsed.innerHTML = html
    sanitize(parsed.content, sanitizer as Configuration)
    this.replaceChildren(...parsed.content.childNodes)
  }
}
