import {execFileSync} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {type BrowserContextOptions, chromium, type Page} from 'playwright-core'
import {createDemo} from '../../demo/server/create-demo.ts'
import {bringTypeface} from '../browser/support/typeface.ts'
import {CHROMIUM_ARGS, findChromium} from '../chromium.ts'

/** The page's cart opens in the drawer, whatever the tag of the shop says. */
async function bringDrawer(page: Page): Promise<void> {
  await page.route(/^[^?]*\/(?!api\/|vitrine\/)[^.?]*(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = /<script[^>]+data-cart=/.test(html)
      ? html
      : html.replace(/<script[^>]*\/loader\.js"/, '$& data-cart="drawer"')
    await route.fulfill({response, body})
  })
}

export interface Studio {
  url: string
  /** A folder for pictures that are not kept. */
  folder: string
  open: (options: BrowserContextOptions) => Promise<Page>
}

/** A new shop and a browser for `work`. */
export async function inStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const demo = await createDemo({
    databaseUrl: pathToFileURL(join(folder, 'demo.sqlite')).href,
    qa: false,
    log(problem) {
      throw problem
    },
    distFolder: fileURLToPath(new URL('../../dist/', import.meta.url)),
  })
  const {url, close} = await demo.listen(0, '127.0.0.1')
  const executablePath = findChromium()
  const browser = await chromium.launch({...(executablePath && {executablePath}), args: [...CHROMIUM_ARGS]})
  async function open(options: BrowserContextOptions): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage()
    await bringTypeface(page)
    await bringDrawer(page)
    return page
  }
  try {
    await work({url, folder, open})
  } finally {
    await browser.close()
    await close()
    await demo.close()
    await rm(folder, {recursive: true})
  }
}

const mediaFile = (name: string): string =>
  fileURLToPath(new URL(`../../docs/media/${name}.webp`, import.meta.url))

/** Encodes a picture for the README. The encoders are those of Debian's package `webp`. */
export const encodePicture = (from: string, name: string): void => {
  execFileSync('cwebp', ['-quiet', '-q', '82', '-m', '6', from, '-o', mediaFile(name)])
}

export interface Frame {
  file: string
  /** Milliseconds that it stays. */
  stays: number
}

export const encodeFilm = (frames: readonly Frame[], name: string): void => {
  const pictures = frames.flatMap(({file, stays}) => ['-d', `${stays}`, file])
  execFileSync('img2webp', [
    '-loop',
    '0',
    '-lossy',
    '-q',
    '62',
    '-m',
    '6',
    ...pictures,
    '-o',
    mediaFile(name),
  ])
}
