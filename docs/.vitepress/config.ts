import {cp, writeFile} from 'node:fs/promises'
import {slug} from 'github-slugger'
import {type DefaultTheme, defineConfigWithTheme} from 'vitepress'
import {pagesOf, readSections} from '../../build/docs-site/documents.ts'
import {fullText, siteIndex} from '../../build/docs-site/llms.ts'
import packageJson from '../../package.json' with {type: 'json'}
import {emptyHeaders} from './markdown/empty-headers.ts'
import {siteLinks} from './markdown/links.ts'
import {liveFences} from './markdown/live-fences.ts'
import {createNav, createSidebar} from './sidebar.ts'

/** Where the site stands: below a path, or in the folder of a version. */
const base = process.env.DOCS_BASE ?? '/'

async function writeTexts(outDir: string, srcDir: string): Promise<void> {
  await writeFile(`${outDir}/llms.txt`, siteIndex(base))
  await writeFile(`${outDir}/llms-full.txt`, fullText())
  for (const section of readSections())
    for (const {path} of [...(section.index ? [section.index] : []), ...pagesOf(section)])
      await cp(`${srcDir}/${path}`, `${outDir}/${path}`)
}

// biome-ignore lint/style/noDefaultExport: VitePress looks for it
export default defineConfigWithTheme<DefaultTheme.Config & {version: string}>({
  title: 'Vitrine',
  description:
    'The storefront front end of a website builder: one script tag brings server-rendered pages to life.',
  lang: 'en-US',
  base,
  head: [['link', {rel: 'icon', href: `${base}icon.svg`}]],
  metaChunk: true,
  markdown: {
    // the default light theme has too little contrast on grey
    theme: {light: 'github-light-high-contrast', dark: 'github-dark'},
    // tags in the text of documents are text, as GitHub shows them
    html: false,
    // the anchors that links between documents are tested with
    anchor: {slugify: (text) => slug(text)},
    config(md) {
      siteLinks(md)
      emptyHeaders(md)
      liveFences(md)
    },
  },
  themeConfig: {
    version: packageJson.version,
    search: {provider: 'local'},
    outline: [2, 3],
    nav: [
      ...createNav(),
      {text: 'Playground', link: '/playground'},
      {text: 'Changelog', link: '/project/changelog'},
    ],
    sidebar: createSidebar(),
  },
  buildEnd: ({outDir, srcDir}) => writeTexts(outDir, srcDir),
})
