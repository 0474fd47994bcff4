import {readTag} from '../src/lib/page.ts'
import {RELEASE} from './release.ts'

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
 * before. `files` are names without what all end in, the chunk's own first; those of style sheets end in `.css`. An engine
 * may remember a URL that failed: a repeat changes it.
 */
export async function loadChunk<T>(files: string, attempt: number): Promise<T> {
  // once the loader's own work is done: from then on the browser's processes are busy with what it asks for
  await null
  const base = readTag()?.base
  const fetched = files.split(' ').map((file, place): Promise<unknown> => {
    const [name, style] = file.split('.')
    return style
      ? addStyle(`${base}assets/${name}-${RELEASE}.css`)
      : import(
          /* @vite-ignore */ `${base}chunks/${name}-${RELEASE}.js${attempt && !place ? `?${attempt}` : ''}`
        )
  })
  const [chunk] = await Promise.all(fetched)
  return chunk as T
}
