import {dirname, normalize} from 'node:path/posix'
import type {MarkdownRenderer} from 'vitepress'
import {projectPages} from './project-pages.ts'

/** Files that the site serves as they are, or that its home page stands for. */
const FILES: Readonly<Record<string, string>> = {'src/api/openapi.yaml': '/openapi.yaml', 'README.md': '/'}

const isElsewhere = (href: string): boolean => /^(?:[a-z]+:|#|\/)/.test(href)

/** Where a page's text is, from the repository's root. */
const sourceOf = (path: string): string =>
  projectPages.find(({page}) => `project/${page}.md` === path)?.source ?? `docs/${path}`

/**
 * Where a link leads in the site; null where it leads to a file of the repository that the site does not have. What is
 * left as it is, VitePress checks.
 */
export function siteHref(href: string, page: string): string | null {
  if (isElsewhere(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = normalize(`${dirname(sourceOf(page))}/${path}`)
  const file = FILES[target]
  if (file) return file
  const project = projectPages.find(({source}) => source === target)
  const inSite = project ? `project/${project.page}.md` : /^docs\/(.*)$/.exec(target)?.[1]
  if (inSite !== undefined) return `/${inSite}${anchor === undefined ? '' : `#${anchor}`}`
  return target.endsWith('.md') ? href : null
}

/** Links between files of the repository lead to pages of the site. */
export function siteLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('site-links', ({tokens, env}) => {
    for (const {children} of tokens) {
      let isDropped = false
      for (const token of children ?? []) {
        const href = token.type === 'link_open' ? token.attrGet('href') : null
        if (href !== null) {
          const leads = siteHref(href, env.relativePath)
          isDropped = leads === null
          if (leads !== null) token.attrSet('href', leads)
        }
        // the text stays
        if (isDropped && /^link_/.test(token.type)) Object.assign(token, {type: 'text', tag: '', content: ''})
      }
    }
  })
}
