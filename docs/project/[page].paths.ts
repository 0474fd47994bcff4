import {readFile} from 'node:fs/promises'
import {root} from '../../build/root.ts'
import {projectPages} from '../.vitepress/markdown/project-pages.ts'

// biome-ignore lint/style/noDefaultExport: VitePress looks for it
export default {
  paths: () =>
    Promise.all(
      projectPages.map(async ({page, source}) => ({
        params: {page},
        content: await readFile(root + source, 'utf8'),
      })),
    ),
}
