import {readdirSync, readFileSync} from 'node:fs'
import {parse} from 'yaml'
import type {JsonSchema} from '../../src/tracking/schemas/json-schema.ts'
import {about as gallery} from '../../widgets/gallery/about.ts'
import {about as account} from '../../widgets/member-account/about.ts'
import {root} from '../root.ts'
import {readStrings} from '../texts.ts'
import {galleryOptions} from './gallery-options.ts'

export type Definitions = Readonly<Record<string, JsonSchema>>

const FOLDER = `${root}src/contract/schemas/`

/** Definitions of the API whose names are taken by types of our own. */
const SERVED: Record<string, string> = {
  Money: 'ServedMoney',
  Cart: 'ServedCart',
  CartEntry: 'ServedCartEntry',
}

/** What the description says where it uses them. */
const ABOUT: Record<string, string> = {
  ServedCart: 'The cart as a server answers with it.',
  ServedCartEntry: 'A line of that cart.',
}

const servedName = (name: string): string => SERVED[name] ?? name

/** What authors write by hand. */
const readWritten = (): Definitions =>
  Object.assign(
    {},
    ...readdirSync(FOLDER).map((file) => parse(readFileSync(FOLDER + file, 'utf8'), {merge: true})),
  )

/** What servers answer: the API description has these shapes already. */
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

async function accountLabels(): Promise<JsonSchema> {
  const texts = Object.entries(await readStrings(`${root}widgets/member-account`))
  const described = new Map(Object.entries(account.strings))
  const labels = texts.map(([key, text]): [string, JsonSchema] => [
    key,
    {type: 'string', default: text, ...(described.has(key) && {description: `${described.get(key)}`})},
  ])
  return {
    description: 'Texts of one `member-account` element in place of ours.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(labels),
  }
}

/** Every shape by its name: what the types, the documentation and the checks of editors and of QA come from. */
export async function readDefinitions(): Promise<Definitions> {
  return {
    ...readServed(),
    ...readWritten(),
    GalleryOptions: galleryOptions(gallery.attributes),
    AccountLabels: await accountLabels(),
  }
}
