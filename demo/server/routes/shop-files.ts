import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {Hono} from 'hono'
import {speculationRules} from '../../../src/tools/hints/speculation-rules.ts'
import {ICON, pictureFiles} from '../../seed/media-files.ts'
import {drawPicture, type Picture} from '../../seed/pictures.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A file of the shop, under an address that changes with its content. */
export interface Asset {
  url: string
  text: string
  type: string
}

function toAsset(name: string, text: string, type: string): Asset {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return {url: `/assets/${name}?v=${hash}`, text, type}
}

export const readAsset = async (file: URL, type: string): Promise<Asset> =>
  toAsset(file.pathname.split('/').at(-1) ?? '', await readFile(file, 'utf8'), type)

const SHEETS = ['../../../src/ui/cards/cards.css', '../../views/shop.css']

/** The shop's style sheet, with the one of the cards: they are in the server's HTML, before any widget has its own. */
export async function readShopStyle(): Promise<Asset> {
  const sheets = await Promise.all(SHEETS.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  return toAsset('shop.css', sheets.join('\n'), 'text/css; charset=utf-8')
}

/** By these, browsers prepare the pages of products. A file, because the policy of the pages allows no inline script. */
export const speculationRulesAsset = toAsset(
  'speculation-rules.json',
  speculationRules,
  'application/speculationrules+json',
)

const showPicture = (c: DemoContext, picture: Picture): Response =>
  c.body(drawPicture(picture), 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=3600',
  })

/** The shop's own styles and scripts, and its pictures. */
export function shopFiles(assets: readonly Asset[]) {
  const app = new Hono<DemoEnv>()
  for (const {url, text, type} of assets) {
    const [path = '', query] = url.split('?')
    app.get(path, (c) => {
      const isCurrent = c.req.url.endsWith(`?${query}`)
      return c.body(text, 200, {'Content-Type': type, 'Cache-Control': isCurrent ? IMMUTABLE : 'no-cache'})
    })
  }
  const pictures = pictureFiles()
  app.get('/media/:file', (c) => {
    const picture = pictures.get(c.req.param('file'))
    return picture ? showPicture(c, picture) : c.notFound()
  })
  // the user's own pages name no icon
  app.get('/favicon.ico', (c) => showPicture(c, ICON))
  return app
}
