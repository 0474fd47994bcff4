import {copyFile, cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {EMBED_PAGE} from '../../build/docs-site/embed-page.ts'
import {mediaFiles} from '../seed/media-files.ts'
import {readShopStyle} from '../server/routes/shop-files.ts'
import {readTemplates} from '../server/site/templates.ts'
import {renderPages} from './pages.ts'

const demo = new URL('../', import.meta.url)

/** The built files that a page fetches. */
const BUILT = ['loader.js', 'theme.css', 'manifest.json', 'chunks', 'assets', 'schemas']

/** Files of the shop by their name in the static demo. */
const FILES: Readonly<Record<string, string>> = {
  'qa.js': 'qa/qa.js',
  'static.js': 'static/static.js',
  'captcha/api.js': 'captcha/api.js',
  'media/glow.webm': 'media/glow.webm',
}

/**
 * Writes the pages that need no server into `demo/` below `dist`, which ends in a slash, with everything that they use:
 * the folder works wherever it is put.
 */
export async function writeStaticDemo(dist: string): Promise<void> {
  const folder = `${dist}demo/`
  await rm(folder, {recursive: true, force: true})
  for (const name of ['media', 'captcha']) await mkdir(folder + name, {recursive: true})
  for (const name of BUILT) await cp(dist + name, `${folder}vitrine/${name}`, {recursive: true})
  for (const [name, file] of Object.entries(FILES)) await copyFile(new URL(file, demo), folder + name)
  await writeFile(`${folder}shop.css`, (await readShopStyle()).text)
  for (const [name, content] of mediaFiles()) await writeFile(`${folder}media/${name}`, content)
  await writeFile(`${folder}embed.html`, EMBED_PAGE)
  for (const [name, html] of await renderPages(await readTemplates())) await writeFile(folder + name, html)
}
