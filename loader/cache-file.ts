import {addLink} from './add-link.ts'

/**
 * Firefox remembers a failed module for the lifetime of the page. It also holds `load` back while an import that began
 * before it is pending.
 */
export const keepsFailures = (): boolean => !!globalThis.CSS?.supports?.('-moz-appearance', 'none')

/** Pending and loaded files, by address. */
const files = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

const preload = (href: string) => ({rel: 'preload', as: 'script', crossOrigin: 'anonymous', href})

/**
 * Puts scripts into the browser's cache without running them. It uses a temporary document, because a document keeps
 * its preloads, including failed ones, and warns about preloads that it does not use soon.
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

/**
 * Puts a script into the browser's cache with the request mode of an import. An import of a cached file cannot fail.
 */
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
