import {readFileSync} from 'node:fs'
import {root} from '../root.ts'
import {type Page, pagesOf, readSections, type Section} from './documents.ts'

export const llmsFile = `${root}llms.txt`

const HEAD = `# Vitrine

> The storefront front end of a website builder: server-rendered pages, one script tag, widgets by data attributes. Without
> JavaScript, and wherever something fails, the pages work as the server rendered them.

To add something to a page, write server HTML with \`data-vitrine="<name>"\` and the attributes of that widget; never call
internals. Override texts with \`Vitrine.strings({key: text})\`. Override styles with your own rules, or with the custom
properties that the reference names. Amounts of money are integers in minor units.
`

interface Links {
  /** The address of a page, by its path below \`docs/\`. */
  toPage: (path: string) => string
  /** Lines before the sections. */
  first: readonly string[]
}

const lineOf = ({title, path, summary}: Page, {toPage}: Links): string =>
  `- [${title}](${toPage(path)})${summary && `: ${summary.replace(/\.$/, '')}`}`

const partOf = (section: Section, links: Links): string =>
  [`## ${section.title}`, '', ...pagesOf(section).map((page) => lineOf(page, links))].join('\n')

const write = (links: Links): string =>
  `${[HEAD, ...(links.first.length ? [`${links.first.join('\n')}\n`] : [])].join('\n')}\n${readSections()
    .map((section) => partOf(section, links))
    .join('\n\n')}\n`

/** The index of the repository, with paths. */
export const repositoryIndex = (): string =>
  write({
    toPage: (path) => `docs/${path}`,
    first: [
      '- [README](README.md): the script tag, a working cart in five minutes, and the numbers',
      '- [Skill](docs/skill/SKILL.md): the order of work for coding agents',
      '- [API](src/api/openapi.yaml): what a backend serves (OpenAPI 3.1)',
    ],
  })

/** The index of the site: each page is there as Markdown, too. */
export const siteIndex = (base: string): string =>
  write({
    toPage: (path) => base + path,
    first: [
      `- [Everything in one file](${base}llms-full.txt): the guide and the reference`,
      `- [API](${base}openapi.yaml): what a backend serves (OpenAPI 3.1)`,
    ],
  })

/** The guide and the reference, page after page. */
export const fullText = (): string =>
  readSections()
    .filter(({name}) => name === 'guide' || name === 'reference')
    .flatMap((section) => [...(section.index ? [section.index] : []), ...pagesOf(section)])
    .map(({path}) => `<!-- docs/${path} -->\n\n${readFileSync(`${root}docs/${path}`, 'utf8').trim()}\n`)
    .join('\n')
