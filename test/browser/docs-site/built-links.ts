import {existsSync, globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const TARGET = /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g
const ID = /\sid="([^"]*)"/g

const readPage = (file: string): string => readFileSync(file, 'utf8')

const decodeEntities = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** Links of a built site that lead to no file of it, or to no element of a page. Other sites are not asked. */
export function findDeadLinks(folder: string, base = '/'): {count: number; dead: string[]} {
  const ids = new Map<string, Set<string>>()
  const idsIn = (file: string): Set<string> => {
    const known =
      ids.get(file) ?? new Set(Array.from(readPage(file).matchAll(ID), ([, id = '']) => decodeEntities(id)))
    ids.set(file, known)
    return known
  }
  let count = 0
  const dead = new Set<string>()
  for (const page of globSync('**/*.html', {cwd: folder})) {
    if (page.startsWith('preview/')) continue
    for (const [, target = ''] of readPage(join(folder, page)).matchAll(TARGET)) {
      if (/^(?:https?:|mailto:|data:)/.test(target)) continue
      count++
      const {pathname, hash} = new URL(decodeEntities(target), `http://site${base}${page}`)
      const isBelow = pathname.startsWith(base)
      const path = decodeURIComponent(pathname.slice(base.length - 1))
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
      const anchor = decodeURIComponent(hash.slice(1))
      const isThere =
        isBelow && existsSync(file) && (!anchor || !file.endsWith('.html') || idsIn(file).has(anchor))
      if (!isThere) dead.add(`${page}: ${target}`)
    }
  }
  return {count, dead: [...dead]}
}
