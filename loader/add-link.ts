import {readTag} from '../src/page/page.ts'

/** Resolves when the linked file has loaded, rejects when it fails to load. */
export function addLink(
  head: HTMLHeadElement,
  properties: Partial<HTMLLinkElement>,
  link = document.createElement('link'),
): Promise<unknown> {
  head.append(Object.assign(link, {nonce: readTag()?.nonce ?? ''}, properties))
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new TypeError(`Failed to fetch ${link.href}`))
  })
  // links stay in the document: they hold nothing but the file they name
  const forget = () => {
    link.onload = link.onerror = null
  }
  coming.then(forget, forget)
  return coming
}
