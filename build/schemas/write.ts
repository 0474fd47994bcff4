import {mkdir, writeFile} from 'node:fs/promises'
import {build} from 'vite'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {tag} from '../hints/page.ts'
import {library} from '../library.ts'
import {readWidgets, type Widget} from '../read-widgets.ts'
import {readTexts} from '../texts.ts'
import {bundle} from './bundle.ts'
import {readDefinitions} from './definitions.ts'
import {eventsSchema} from './page-events.ts'
import {SHAPE_FILES} from './shape-files.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** Every file of `dist/schemas` by name. */
export async function readSchemas(): Promise<Schemas> {
  const definitions = await readDefinitions()
  const shapes = Object.entries(SHAPE_FILES).map(([file, name]) => [file, bundle(definitions, file, name)])
  const events = {$schema: DRAFT, $id: 'https://vitrine.example/schemas/events.json', ...eventsSchema()}
  return {...Object.fromEntries(shapes), events}
}

/** Shapes by widget and by attribute: the file that describes each JSON attribute. */
const shapesOf = (widgets: readonly Widget[]) =>
  Object.fromEntries(widgets.flatMap(({name, about}) => (about.shapes ? [[name, about.shapes]] : [])))

/**
 * Writes a file for each shape, and one for the QA overlay: the shape of each JSON attribute, every definition once, and
 * the names of the loader's settings and of all texts.
 */
export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const schemas = await readSchemas()
  for (const [name, schema] of Object.entries(schemas))
    await writeFile(`${folder}${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
  const $defs = Object.assign(
    {},
    ...Object.entries(SHAPE_FILES).map(([file, name]) => {
      const {$schema, $id, title, $defs = {}, ...schema} = schemas[file] ?? {}
      return {...$defs, [name]: schema}
    }),
  )
  const strings = Object.entries(await readTexts()).flatMap(([owner, texts]) =>
    Object.keys(texts).map((key) => `${owner}.${key}`),
  )
  const all = {
    $defs,
    attributes: shapesOf(await readWidgets()),
    settings: Object.keys(tag.attributes),
    strings,
  }
  await writeFile(`${folder}all.json`, JSON.stringify(all))
}

/** The module with which the QA overlay checks a page's JSON, next to the schemas. */
export async function buildShapeChecks(): Promise<void> {
  await build(library('qa/overlay/check-shapes.ts', 'dist/schemas', {fileName: 'check.js'}))
}
