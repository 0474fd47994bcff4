import {readTag} from '../src/lib/page.ts'

/** Written in by the build: the names of all files that a registered chunk needs. */
declare const __FILES__: string

const files = __FILES__.split(' ')

/** A style sheet that does not come keeps no widget back; one that came before comes from the browser's cache. */
function addStyle(href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
}

function fetchFile(index: number, attempt: number): Promise<unknown> {
  const file = files[index] ?? ''
  const base = readTag()?.base
  if (file.endsWith('css')) return addStyle(`${base}assets/${file}`)
  return import(/* @vite-ignore */ `${base}chunks/${file}${attempt ? `?${attempt}` : ''}`)
}

/**
 * Fetches a chunk and all that it needs side by side: without that, the browser would learn of each file only from
 * the one before. The first index is the chunk's own. An engine may remember a URL that failed: a repeat changes it.
 */
export const loadChunk = <T>(indices: number[], attempt: number): Promise<T> =>
  Promise.all(indices.map((index, place) => fetchFile(index, place ? 0 : attempt))).then(
    ([module]) => module as T,
  )
