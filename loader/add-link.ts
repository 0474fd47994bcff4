/** Resolves when the link has what it names, rejects when it cannot have it. */
export function addLink(head: HTMLHeadElement, properties: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), properties)
  head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
}
