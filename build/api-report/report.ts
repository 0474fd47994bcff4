import packageJson from '../../package.json' with {type: 'json'}
import {attributeName} from '../../react/names.ts'
import type {Attribute} from '../../src/widget/definition.ts'
import {defaultOf, valuesOf} from '../hints/attribute.ts'
import {everyElement, tag} from '../hints/page.ts'
import {readWidgets} from '../read-widgets.ts'
import {root} from '../root.ts'
import {describeCommands} from './commands.ts'
import {printDeclaration} from './print.ts'
import {augmentsOf, exportsOf, type Place, textOf, usedBy} from './reach.ts'

export const reportFile = `${root}docs/reference/api.txt`

interface Entry {
  name: string
  /** Its file of types. */
  file: string
}

/** The entries of the package that have types. */
const entries: readonly Entry[] = Object.entries(packageJson.exports)
  .flatMap(([path, target]) =>
    typeof target === 'object'
      ? [{name: path.replace('.', packageJson.name), file: root + target.types}]
      : [],
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** The declarations of all entries, with those that they use: each text once. */
function declarations(): string[] {
  const places: Place[] = entries.flatMap(({file}) => [...exportsOf(file).values()])
  const seen = new Set<string>()
  const texts = new Set(entries.flatMap(({file}) => augmentsOf(file)))
  for (const place of places) {
    const key = `${place.file} ${place.name}`
    if (seen.has(key)) continue
    seen.add(key)
    texts.add(textOf(place))
    places.push(...usedBy(place))
  }
  const nameOf = (text: string) => text.replace(/^(?:abstract )?\w+ /, '')
  return [...texts].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).map(printDeclaration)
}

const attributeLines = (owner: string, attributes: Readonly<Record<string, Attribute>>): string[] =>
  Object.entries(attributes).map(([name, attribute]) => {
    const value = defaultOf(attribute)
    const line = `${owner} ${attributeName(name)}: ${valuesOf(attribute)}${value && ` = ${value}`}`
    return line.replaceAll('`', '')
  })

async function attributes(): Promise<string[]> {
  const widgets = await readWidgets()
  return [
    ...attributeLines('script', tag.attributes),
    ...attributeLines('*', everyElement.attributes),
    ...widgets.flatMap(({name, definition}) => attributeLines(name, definition.attributes)),
  ].sort()
}

const part = (title: string, lines: readonly string[]): string[] => ['', `## ${title}`, '', ...lines]

/** The public contract of the built package, as a text to compare. */
export async function apiReport(): Promise<string> {
  return [
    '# What the package promises',
    '',
    'Written by `npm run api`, after `npm run build`. A change of this file is a change of the public contract:',
    'it needs a changeset, and a major version if it removes or narrows something.',
    ...entries.flatMap(({name, file}) => part(name, [...exportsOf(file).keys()])),
    ...part('Commands', describeCommands()),
    ...part('Attributes', await attributes()),
    ...part('Declarations', declarations()),
    '',
  ].join('\n')
}
