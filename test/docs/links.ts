import {existsSync, statSync} from 'node:fs'
import {dirname, normalize} from 'node:path'
import {slug} from 'github-slugger'
import {proseOf, read} from './read-documents.ts'

const LINK = /\]\(([^)\s]+)\)/g
const HEADING = /^#+ (.*)$/gm
const isElsewhere = (target: string): boolean => /^(https?:|mailto:)/.test(target)

/** Anchors of a document's headings; those that repeat are numbered, as on GitHub. */
function anchorsOf(markdown: string): Set<string> {
  const counts = new Map<string, number>()
  return new Set(
    Array.from(proseOf(markdown).matchAll(HEADING), ([, text = '']) => {
      const anchor = slug(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
      const count = counts.get(anchor) ?? 0
      counts.set(anchor, count + 1)
      return count ? `${anchor}-${count}` : anchor
    }),
  )
}

function problemOf(document: string, target: string): string | null {
  const [path = '', anchor] = target.split('#')
  const file = path ? normalize(`${dirname(document)}/${decodeURI(path)}`) : document
  if (!existsSync(file)) return `${document}: ${target}: there is no ${file}`
  if (anchor === undefined || statSync(file).isDirectory() || !file.endsWith('.md')) return null
  return anchorsOf(read(file)).has(anchor) ? null : `${document}: ${target}: no heading #${anchor}`
}

/** Links to other files and headings, as they are written. Those to other sites are left out. */
export const linksOf = (markdown: string): string[] =>
  Array.from(proseOf(markdown).matchAll(LINK), ([, target = '']) => target).filter(
    (target) => !isElsewhere(target),
  )

/** Links of a document that lead nowhere, each with the reason. */
export const deadLinks = (document: string, markdown: string): string[] =>
  linksOf(markdown)
    .map((target) => problemOf(document, target))
    .filter((problem) => problem !== null)
