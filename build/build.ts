import {readFile, rm, writeFile} from 'node:fs/promises'
import type {Manifest} from 'vite'
import {parse} from 'yaml'
import packageJson from '../package.json' with {type: 'json'}
import {writeEventSchemas} from './events/event-schemas.ts'
import {buildHints} from './hints/index.ts'
import {buildLoader} from './loader.ts'
import {buildLocales, fetchBuilt, localeFile, writeLocales} from './locales.ts'
import {describeFile, readChunks, readLater} from './manifest.ts'
import {buildReact} from './react.ts'
import {root} from './root.ts'
import {buildTemplate} from './template.ts'
import {buildTools, buildTypes} from './tools.ts'
import {buildWidgets} from './widgets.ts'

const dist = `${root}dist/`
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Everything into `dist/`: the widgets, then the loader that knows their addresses, the template engine, the site
 * tools and the React package, then what describes them, to programs and to editors. */
export async function buildAll(): Promise<void> {
  const locales = await buildLocales()
  await buildWidgets(fetchBuilt(locales))
  await writeLocales(locales)
  const viteManifest = `${dist}vite-manifest.json`
  const manifest: Manifest = JSON.parse(await readFile(viteManifest, 'utf8'))
  await rm(viteManifest)
  const chunks = await buildLoader(readChunks(manifest))
  await buildTemplate()
  await buildReact()
  await buildTools()
  buildTypes()
  await writeEventSchemas(`${dist}events/`)
  const built = Object.values(manifest).flatMap(({file, css = []}) => [file, ...css])
  const languages = Object.fromEntries(
    [...locales.files.keys()].map((name) => [name, localeFile(name, locales)]),
  )
  const files = [...new Set([...built, ...Object.values(chunks).flat(), ...Object.values(languages)])].sort()
  const description = {
    version: packageJson.version,
    loader: describeFile('loader.js'),
    widgets: chunks,
    later: readLater(manifest),
    languages,
    files: Object.fromEntries(files.map((file) => [file, describeFile(file)])),
  }
  await writeFile(`${dist}manifest.json`, toJson(description))
  await writeFile(`${dist}openapi.json`, toJson(parse(await readFile(`${root}src/api/openapi.yaml`, 'utf8'))))
  await buildHints(dist)
}

if (import.meta.main) await buildAll()
