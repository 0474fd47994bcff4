import {addLink} from './add-link.ts'

/**
 * Firefox keeps a module that did not come for as long as the page lives, and holds `load` back while an import that began
 * before it is on its way.
 */
export const keepsFailures = (): boolean => !!globalThis.CSS?.supports?.('-moz-appearance', 'none')

/** By address, what is on its way or has come. */
const files = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/** A document of its own: each keeps preloads that failed, too. */
async function preloadInFrame(link: Partial<HTMLLinkElement>): Promise<void> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  const {contentDocument} = frame
  try {
    if (contentDocument) await addLink(contentDocument.head, link)
  } finally {
    frame.remove()
  }
}

/** Gets a script into the browser's cache, as an import would ask for it: an import of what is there cannot fail. */
export function cacheFile(href: string): Promise<unknown> {
  const known = files.get(href)
  if (known) return known
  const link = {rel: 'preload', as: 'script', crossOrigin: 'anonymous', href}
  const file = failed.has(href) ? preloadInFrame(link) : addLink(document.head, link)
  files.set(href, file)
  file.catch(() => {
    files.delete(href)
    failed.add(href)
  })
  return file
}
