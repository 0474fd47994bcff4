import {readFileSync} from 'node:fs'
import {posix} from 'node:path'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {readTypes} from '../events/read-types.ts'
import {root} from '../root.ts'
import type {Definitions} from './definitions.ts'

const EVENTS = 'src/contract/events.ts'

/** Names imported from another file. */
const FROM = /^(?:import|export) (type )?\{([^}]*)\} from '(\.[^']+)'$/gm
const DECLARED = /^export (?:interface|type) (\w+)\b/gm

/** Other files from which a source imports types. */
const typeFilesOf = (file: string, source: string): string[] =>
  Array.from(source.matchAll(FROM))
    .filter(([, isType, names = '']) => isType || /\btype /.test(names))
    .map(([, , , path = '']) => posix.join(posix.dirname(file), path))

/** The source of the events, and of each file that has types of their payloads. */
function readSources(): Map<string, string> {
  const sources = new Map([[EVENTS, '']])
  // the loop also visits the files that it adds
  for (const file of sources.keys()) {
    const source = readFileSync(root + file, 'utf8')
    sources.set(file, source)
    for (const other of typeFilesOf(file, source)) if (!sources.has(other)) sources.set(other, '')
  }
  return sources
}

const withoutOthers = (source: string): string => source.replace(/^(import|export) .* from '.*'$/gm, '')

interface PageEvents {
  /** By name without `vitrine:`. */
  events: Definitions
  /** Types from other files that payloads contain. */
  shared: Definitions
}

/** The payloads of a page's events, from the types that the code is checked with. */
export function readPageEvents(): PageEvents {
  const sources = readSources()
  const text = [...sources.values()].map(withoutOthers).join('\n')
  const others = [...sources].filter(([file]) => file !== EVENTS)
  const shared = others.flatMap(([, source]) =>
    Array.from(source.matchAll(DECLARED), ([, name = '']) => name),
  )
  const {EventDetails, ...types} = readTypes(EVENTS, text, {
    wanted: ['EventDetails'],
    shared,
    hasFunctions: true,
  })
  return {
    events: EventDetails?.properties ?? {},
    shared: Object.fromEntries(Object.entries(types).filter(([name]) => shared.includes(name))),
  }
}

/** Describes an object of details by event; the definition of an event describes the `detail` of its `CustomEvent`. */
export function eventsSchema(): JsonSchema {
  const {events, shared} = readPageEvents()
  return {
    title: 'EventDetails',
    description: 'The `detail` of each event of a page, by the name of the event without `vitrine:`.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys(events).map((name) => [name, {$ref: `#/$defs/${name}`}])),
    $defs: {...events, ...shared},
  }
}
