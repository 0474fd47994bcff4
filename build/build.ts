import {readdirSync} from 'node:fs'
import {readFile, writeFile} from 'node:fs/promises'
import {parse} from 'yaml'
import {writeStaticDemo} from '../demo/static/write-static-demo.ts'
import packageJson from '../package.json' with {type: 'json'}
import {buildCommands} from './commands.ts'
import {fillCreateVitrine} from './create-vitrine.ts'
import {writeEntryTypes} from './entry-types.ts'
import {writeEventSchemas} from './events/event-schemas.ts'
import {buildHints} from './hints/index.ts'
import {buildLoader} from './loader.ts'
import {buildLocales, localeFile, localeNames} from './locales.ts'
import {describeFile} from './manifest.ts'
import {mountRules} from './mount-rules.ts'
import {buildReact} from './react.ts'
import {nameRelease} from './release.ts'
import {root} from './root.ts'
import {buildShapeChecks, writeSchemas} from './schemas/write.ts'
import {buildSupply} from './supply/index.ts'
import {buildTemplate} from './template.ts'
import {buildTheme} from './theme.ts'
import {buildTools, buildTypes} from './tools.ts'
import {buildWidgets} from './widgets.ts'

const dist = `${root}dist/`
const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Builds everything into `dist/`: the widgets, then the loader, which contains their addresses, the template engine,
 * the React package, the site tools and the commands, then the metadata for programs and editors, the static demo, and the package
 * `create-vitrine`.
 */
export async function buildAll(): Promise<void> {
  await buildWidgets()
  await buildLocales()
  const {ends, endOf, built} = nameRelease(dist)
  await buildLoader(built.widgets, built.use, ends)
  await buildTheme()
  await buildTemplate()
  await buildReact()
  await buildTools()
  await buildCommands()
  buildTypes()
  await writeEntryTypes()
  await writeEventSchemas(`${dist}events/`)
  await writeSchemas(`${dist}schemas/`)
  await buildShapeChecks()
  const languages = Object.fromEntries(localeNames.map((name) => [name, localeFile(name, endOf(name))]))
  const files = ['chunks', 'assets'].flatMap((folder) =>
    readdirSync(dist + folder).map((file) => `${folder}/${file}`),
  )
  const description = {
    version: packageJson.version,
    loader: describeFile('loader.js'),
    widgets: built.widgets,
    later: built.later,
    use: built.use,
    mounts: mountRules,
    modules: built.modules,
    languages,
    files: Object.fromEntries(files.map((file) => [file, describeFile(file)])),
  }
  await writeFile(`${dist}manifest.json`, toJson(description))
  await writeFile(`${dist}openapi.json`, toJson(parse(await readFile(`${root}src/api/openapi.yaml`, 'utf8'))))
  await buildHints(dist)
  await writeStaticDemo(dist)
  await buildSupply(dist)
  await fillCreateVitrine(dist)
}

if (import.meta.main) await buildAll()
