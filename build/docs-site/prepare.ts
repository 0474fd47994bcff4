import {existsSync} from 'node:fs'
import {copyFile, cp, mkdir, rm, writeFile} from 'node:fs/promises'
import {ICON, mediaFiles} from '../../demo/seed/media-files.ts'
import {drawPicture} from '../../demo/seed/pictures.ts'
import olderVersions from '../../docs/versions.json' with {type: 'json'}
import packageJson from '../../package.json' with {type: 'json'}
import {buildAll} from '../build.ts'
import {root} from '../root.ts'
import {EMBED_PAGE} from './embed-page.ts'
import {previewPage} from './preview-page.ts'
import {exampleShop} from './shop-files.ts'
import {listVersions} from './versions.ts'

/** What VitePress serves as it is. */
const PUBLIC = `${root}docs/public/`
const DIST = `${root}dist/`
const SHIPPED = ['loader.js', 'theme.css', 'manifest.json', 'chunks', 'assets']

async function copyDist(): Promise<void> {
  if (!existsSync(`${DIST}sbom.json`)) await buildAll()
  for (const name of SHIPPED) await cp(DIST + name, `${PUBLIC}vitrine/${name}`, {recursive: true})
}

async function writeMedia(): Promise<void> {
  await mkdir(`${PUBLIC}media`, {recursive: true})
  for (const [file, content] of mediaFiles()) await writeFile(`${PUBLIC}media/${file}`, content)
  await copyFile(`${root}demo/media/glow.webm`, `${PUBLIC}media/glow.webm`)
}

async function writePreview(): Promise<void> {
  await mkdir(`${PUBLIC}preview`, {recursive: true})
  await writeFile(`${PUBLIC}preview/index.html`, await previewPage())
  await writeFile(`${PUBLIC}preview/embed.html`, EMBED_PAGE)
  await writeFile(`${PUBLIC}preview/shop.json`, JSON.stringify(exampleShop()))
}

/** Puts what the live examples need where VitePress finds it: the built files, the shop's pictures, the preview page. */
await rm(PUBLIC, {recursive: true, force: true})
await copyDist()
await writeMedia()
await writePreview()
await writeFile(`${PUBLIC}versions.json`, JSON.stringify(listVersions(packageJson.version, olderVersions)))
// the playground's frame has no origin, and its modules come by CORS
await writeFile(`${PUBLIC}_headers`, '/*\n  Access-Control-Allow-Origin: *\n')
await writeFile(`${PUBLIC}icon.svg`, drawPicture(ICON))
await copyFile(`${root}src/api/openapi.yaml`, `${PUBLIC}openapi.yaml`)
