/** Resolves when the link has what it names, rejects when it cannot have it. */
export function addLink(
  head: HTMLHeadElement,
  properties: Partial<HTMLLinkElement>,
  link = document.createElement('link'),
): Promise<unknown> {
  head.append(Object.assign(link, properties))
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
}
