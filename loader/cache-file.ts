import {addLink} from './add-link.ts'

/**
 * Firefox keeps a module that did not come for as long as the page lives, and holds `load` back while an import that began
 * before it is on its way.
 */
export const keepsFailures = (): boolean => !!globalThis.CSS?.supports?.('-moz-appearance', 'none')

/** By address, what is on its way or has come. */
const files = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

const preload = (href: string) => ({rel: 'preload', as: 'script', crossOrigin: 'anonymous', href})

/**
 * Gets scripts into the browser's cache alone, by a document that is gone then: each keeps its preloads, also those that
 * failed, and warns of those that are not used at once.
 */
export async function cacheInFrame(hrefs: readonly string[]): Promise<void> {
  if (!hrefs[0]) return
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  const head = frame.contentDocument?.head
  const files = hrefs.map((href) => head && addLink(head, preload(href)))
  await Promise.allSettled(files)
  frame.remove()
  await Promise.all(files)
}

/** Gets a script into the browser's cache, as an import would ask for it: an import of what is there cannot fail. */
export function cacheFile(href: string): Promise<unknown> {
  const known = files.get(href)
  if (known) return known
  const file = failed.has(href) ? cacheInFrame([href]) : addLink(document.head, preload(href))
  files.set(href, file)
  file.catch(() => {
    files.delete(href)
    failed.add(href)
  })
  return file
}
