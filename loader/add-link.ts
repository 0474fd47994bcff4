/** Resolves when the link has what it names, rejects when it cannot have it. */
export function addLink(owner: Document, properties: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = Object.assign(owner.createElement('link'), properties)
  owner.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
}
