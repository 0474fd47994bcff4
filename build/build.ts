import {readFile, rm, writeFile} from 'node:fs/promises'
import type {Manifest} from 'vite'
import {parse} from 'yaml'
import packageJson from '../package.json' with {type: 'json'}
import {buildLoader} from './loader.ts'
import {describeFile, readChunks, readLater} from './manifest.ts'
import {buildTemplate} from './template.ts'
import {buildWidgets, root} from './widgets.ts'

const dist = `${root}dist/`
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Everything into `dist/`: the widgets, then the loader that knows their addresses, the template engine, then what describes both. */
export async function buildAll(): Promise<void> {
  await buildWidgets()
  const viteManifest = `${dist}vite-manifest.json`
  const manifest: Manifest = JSON.parse(await readFile(viteManifest, 'utf8'))
  await rm(viteManifest)
  const chunks = readChunks(manifest)
  await buildLoader(chunks)
  await buildTemplate()
  const files = [...new Set(Object.values(manifest).flatMap(({file, css = []}) => [file, ...css]))].sort()
  const description = {
    version: packageJson.version,
    loader: describeFile('loader.js'),
    widgets: chunks,
    later: readLater(manifest),
    files: Object.fromEntries(files.map((file) => [file, describeFile(file)])),
  }
  await writeFile(`${dist}manifest.json`, toJson(description))
  await writeFile(`${dist}openapi.json`, toJson(parse(await readFile(`${root}src/api/openapi.yaml`, 'utf8'))))
}

if (import.meta.main) await buildAll()
