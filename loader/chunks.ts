import {readTag} from '../src/lib/page.ts'

/** A style sheet that does not come keeps no widget back; one that came before comes from the browser's cache. */
function addStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href})
  document.head.append(link)
  return new Promise((done) => {
    link.onload = link.onerror = done
  })
}

/**
 * Fetches a chunk and what it needs side by side: without that, the browser would learn of each file only from the one
 * before. The first name is the chunk's own. An engine may remember a URL that failed: a repeat changes it.
 */
export async function loadChunk<T>(files: string, attempt: number): Promise<T> {
  const base = readTag()?.base
  const fetched = files
    .split(' ')
    .map(
      (file, place): Promise<unknown> =>
        /css$/.test(file)
          ? addStyle(`${base}assets/${file}`)
          : import(/* @vite-ignore */ `${base}chunks/${file}${attempt && !place ? `?${attempt}` : ''}`),
    )
  const [chunk] = await Promise.all(fetched)
  return chunk as T
}
