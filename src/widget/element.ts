type Tags = HTMLElementTagNameMap

/** A new element with its class, or with attributes, and its content. */
export function element<K extends keyof Tags>(
  tag: K,
  attributes: string | Readonly<Record<string, string>>,
  ...content: (Node | string)[]
): Tags[K] {
  const made = document.createElement(tag)
  const all = typeof attributes === 'string' ? {class: attributes} : attributes
  for (const [name, value] of Object.entries(all)) made.setAttribute(name, value)
  made.append(...content)
  return made
}
