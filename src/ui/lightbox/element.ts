const BLOCK = 'vitrine-lightbox__'

/** An element of the lightbox, with its class. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag)
  created.className = BLOCK + name
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value)
  created.append(...children)
  return created
}
