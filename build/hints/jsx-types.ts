import {attributeName} from '../../react/names.ts'
import type {Shape} from '../../src/widget/about.ts'
import type {Attribute} from '../../src/widget/definition.ts'
import type {Widget} from '../read-widgets.ts'
import {defaultOf, valuesOf} from './attribute.ts'
import {aboutEvery, everyElement} from './page.ts'
import {attributeTypeOf, comment, pascalCase} from './types.ts'

/** In JSX, JSON is a string: its shape is checked where the string is created. */
const exampleOf = (attribute: Attribute, shape?: Shape): string =>
  attribute.type === 'json' && shape
    ? `@example {JSON.stringify(value satisfies ${shape.replace(/^(\w+)\[\]$/, 'readonly $1[]')})}`
    : ''

function interfaceOf({name, definition, about}: Widget): string {
  const lines = Object.entries(definition.attributes).flatMap(([key, attribute]) => {
    const shape = about.shapes?.[key]
    const standard = defaultOf(attribute)
    return [
      comment([
        about.attributes[key] ?? '',
        `Values: ${valuesOf(attribute, shape)}.`,
        standard && `@default ${standard}`,
        exampleOf(attribute, shape),
      ]),
      `  '${attributeName(key)}'?: ${attributeTypeOf(attribute)} | undefined`,
    ]
  })
  return [
    comment([about.summary], ''),
    `export interface ${pascalCase(name)}Attributes {`,
    `  'data-vitrine': '${name}'`,
    ...lines,
    '}',
  ].join('\n')
}

/** Other code uses attributes of the same names, for example `data-theme`: any text must be valid. */
const open = (types: ReadonlySet<string>): string =>
  [...new Set([...types].flatMap((type) => type.split(' | '))), '(string & {})']
    .filter((type) => type !== 'string')
    .join(' | ')

function everywhere(widgets: readonly Widget[]): string[] {
  const known = new Map<string, {types: Set<string>; texts: string[]}>()
  for (const {name, definition, about} of widgets)
    for (const [key, attribute] of Object.entries(definition.attributes)) {
      const one = known.get(attributeName(key)) ?? {types: new Set(), texts: []}
      one.types.add(attributeTypeOf(attribute))
      one.texts.push(`${name}: ${about.attributes[key]}`)
      known.set(attributeName(key), one)
    }
  return [...known].flatMap(([name, {types, texts}]) => [
    comment(texts, '    '),
    `    '${name}'?: ${open(types)} | undefined`,
  ])
}

function everyAttribute() {
  const about = new Map(Object.entries(aboutEvery))
  return Object.entries(everyElement.attributes).flatMap(([key, attribute]) => [
    comment([about.get(key) ?? ''], '    '),
    `    '${attributeName(key)}'?: ${attributeTypeOf(attribute)} | undefined`,
  ])
}

/**
 * Types for authors who write Vitrine's attributes in JSX. Importing them permits all attributes on every element,
 * provides the exact attributes of each widget to check an object against, and exports `shapes` for JSON values.
 */
export const jsxTypes = (widgets: readonly Widget[], shapes: string): string =>
  `${[
    '// Generated from the definitions of the widgets.',
    "import 'react'",
    shapes,
    ...widgets.map(interfaceOf),
    '/** The exact attributes of each widget, by its name: `{…} satisfies WidgetAttributes["gallery"]`. */',
    'export interface WidgetAttributes {',
    ...widgets.map(({name}) => `  '${name}': ${pascalCase(name)}Attributes`),
    '}',
    '',
    'export type WidgetName = keyof WidgetAttributes',
    '',
    "declare module 'react' {",
    '  interface HTMLAttributes<T> {',
    '    /** The widget that takes this element over. */',
    "    'data-vitrine'?: WidgetName | undefined",
    ...everyAttribute(),
    ...everywhere(widgets),
    '  }',
    '}',
  ].join('\n')}\n`
