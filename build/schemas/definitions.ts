import {readdirSync, readFileSync} from 'node:fs'
import {parse} from 'yaml'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {readWidgets, type Widget} from '../read-widgets.ts'
import {root} from '../root.ts'
import {galleryOptions} from './gallery-options.ts'

export type Definitions = Readonly<Record<string, JsonSchema>>

const FOLDER = `${root}src/contract/schemas/`

/** Definitions of the API whose names are already used by Vitrine's own types. */
const SERVED: Record<string, string> = {
  Money: 'ServedMoney',
  Cart: 'ServedCart',
  CartEntry: 'ServedCartEntry',
}

/** Descriptions of served shapes, which the API description has only at their uses. */
const ABOUT: Record<string, string> = {
  ServedCart: 'The cart in a server’s reply.',
  ServedCartEntry: 'A line of that cart.',
}

const servedName = (name: string): string => SERVED[name] ?? name

/** Shapes that authors write by hand. */
const readWritten = (): Definitions =>
  Object.assign(
    {},
    ...readdirSync(FOLDER).map((file) => parse(readFileSync(FOLDER + file, 'utf8'), {merge: true})),
  )

/** Shapes that servers send: the API description already defines them. */
function readServed(): Definitions {
  const text = readFileSync(`${root}src/api/openapi.yaml`, 'utf8').replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name) => `#/$defs/${servedName(name)}`,
  )
  const {components}: {components: {schemas: Definitions}} = parse(text, {merge: true})
  return Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => {
      const description = ABOUT[servedName(name)]
      return [servedName(name), {...(description && {description}), ...schema}]
    }),
  )
}

function accountLabels(widget: Widget | undefined): JsonSchema {
  const described = new Map(Object.entries(widget?.about.strings ?? {}))
  const labels = Object.entries(widget?.strings ?? {}).map(([key, text]): [string, JsonSchema] => [
    key,
    {type: 'string', default: text, ...(described.has(key) && {description: `${described.get(key)}`})},
  ])
  return {
    description: 'Replaces texts of one account element.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(labels),
  }
}

/** Every shape by its name: the source of types, documentation, and the checks of editors and QA. */
export async function readDefinitions(): Promise<Definitions> {
  const widgets = await readWidgets()
  const takerOf = (shape: 'GalleryOptions' | 'AccountLabels') =>
    widgets.find(({about}) => Object.values(about.shapes ?? {}).includes(shape))
  return {
    ...readServed(),
    ...readWritten(),
    GalleryOptions: galleryOptions(takerOf('GalleryOptions')?.about.attributes ?? {}),
    AccountLabels: accountLabels(takerOf('AccountLabels')),
  }
}
