import {readAttributes, readTags} from './start-tags.ts'

/** An element of a page that was read without a document. */
export interface PageElement {
  name: string
  /** By name in small letters, as they are written. */
  attributes: ReadonlyMap<string, string>
  /** Where its content begins in the source. */
  contentAt: number
  parent: PageElement | null
  children: PageElement[]
}

/** Elements without content. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/
/** Their content is no part of a page with scripts. */
const APART = /^(template|noscript)$/

/**
 * The elements of a page in document order, without those in templates. End tags that a page leaves out, such as that of
 * a list's item, are not added: the next item then stands in the one before it.
 */
export function readElements(html: string): PageElement[] {
  const elements: PageElement[] = []
  const open: PageElement[] = []
  /** How many elements of a name are open: an end tag without one must not look through all of them. */
  const opened = new Map<string, number>()
  let apart = 0
  function count(name: string, step: 1 | -1): void {
    opened.set(name, (opened.get(name) ?? 0) + step)
    if (APART.test(name)) apart += step
  }
  function close(name: string): void {
    if (!opened.get(name)) return
    for (let last = open.pop(); last; last = open.pop()) {
      count(last.name, -1)
      if (last.name === name) return
    }
  }
  for (const tag of readTags(html)) {
    const {name} = tag
    if (tag.isEnd) {
      close(name)
      continue
    }
    const parent = open.at(-1) ?? null
    const element: PageElement = {
      name,
      attributes: readAttributes(html, tag),
      contentAt: tag.end,
      parent,
      children: [],
    }
    if (!apart && !APART.test(name)) {
      parent?.children.push(element)
      elements.push(element)
    }
    if (VOID.test(name)) continue
    open.push(element)
    count(name, 1)
  }
  return elements
}
