import {mkdir, readFile, writeFile} from 'node:fs/promises'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {toContent, toVariants} from './newer-content.ts'
import {readTypes} from './read-types.ts'

const source = `${import.meta.dirname}/../../src/tracking/events/events.ts`

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'
const ID = 'https://vitrine.example/events/'

/** Events that the newer tracker receives as `CommerceShopping`, distinguished by their action. */
const SHOPPING = [
  'VisitPDP',
  'AddToCart',
  'ViewCart',
  'RemoveFromCart',
  'RelatedProductDisplay',
  'RelatedProductClick',
  'RelatedProductAdd',
  'ReviewsTab',
  'ReviewsVitalsAnchorLink',
  'view_item_list',
  'select_item',
  'search',
  'filter_item_list',
] as const

type Schemas = Record<string, JsonSchema>

const named = (schemas: Schemas): Schemas =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      {$schema: DRAFT, $id: `${ID}${name}.schema.json`, title: name, ...schema},
    ]),
  )

/** The shop's events by name, from the types that its code is checked with (`src/tracking/events/events.ts`). */
export async function readEventSchemas(): Promise<Schemas> {
  const {TrackedEvents: events, ListEvents: lists} = readTypes('events.ts', await readFile(source, 'utf8'))
  if (!events?.properties || !lists?.properties)
    throw new Error('src/tracking/events/events.ts declares no interfaces TrackedEvents and ListEvents')
  return named({...events.properties, ...lists.properties})
}

/** The whole content that the newer tracker receives for them, by schema name (tracking.md T3 and T9). */
export async function readContentSchemas(): Promise<Schemas> {
  const events = await readEventSchemas()
  const bare = ({properties, required, description}: JsonSchema = {}): JsonSchema => ({
    ...(properties && {properties}),
    ...(required && {required}),
    ...(description && {description}),
  })
  return named({
    CommerceShopping: toVariants(
      'action',
      Object.fromEntries(SHOPPING.map((name) => [name, bare(events[name])])),
    ),
    GatedContentVideo: toContent(bare(events.GatedVideo)),
  })
}

/** Writes one file per event, one per content, and one of all events, for pages that check the events they send. */
export async function writeEventSchemas(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const events = await readEventSchemas()
  await writeFile(`${folder}all.json`, JSON.stringify(events))
  const schemas = {...events, ...(await readContentSchemas())}
  for (const [name, schema] of Object.entries(schemas))
    await writeFile(`${folder}${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`)
}
