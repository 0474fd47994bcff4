import {addLink} from './add-link.ts'

/**
 * Firefox remembers a failed module for the lifetime of the page, so that files are cached before they are imported. It
 * also holds `load` back while an import that began before it is pending.
 */
export const keepsFailures = (): boolean => !!globalThis.CSS?.supports?.('-moz-appearance', 'none')

/** Fetches a script with the request mode of an import, without running it. */
export const preload = (head: HTMLHeadElement, href: string): Promise<unknown> =>
  addLink(head, {rel: 'preload', as: 'script', crossOrigin: 'anonymous', href})

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
  const files = hrefs.map((href) => head && preload(head, href))
  await Promise.allSettled(files)
  frame.remove()
  await Promise.all(files)
}
