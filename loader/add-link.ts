/** Resolves when the link has what it names, rejects when it cannot have it. */
export function addLink(
  head: HTMLHeadElement,
  properties: Partial<HTMLLinkElement>,
  link = document.createElement('link'),
): Promise<unknown> {
  head.append(Object.assign(link, properties))
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new TypeError(`Failed to fetch ${link.href}`))
  })
  // links stay: they keep nothing but what they name
  const forget = () => {
    link.onload = link.onerror = null
  }
  coming.then(forget, forget)
  return coming
}
