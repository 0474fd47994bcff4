import {attributeName} from '../../react/names.ts'
import type {Shape} from '../../src/widget/about.ts'
import type {Attribute} from '../../src/widget/definition.ts'
import {defaultOf, valuesOf} from '../hints/attribute.ts'
import {code, table} from '../markdown.ts'

export const described = (head: string, entries: Record<string, string>): string[] =>
  table(
    [head, ''],
    Object.entries(entries).map(([name, text]) => [code(name), text]),
  )

/** The values of an attribute; a JSON attribute links to its shape. */
function cellOf(attribute: Attribute, shape: Shape | undefined): string {
  const name = shape?.replace('[]', '')
  return name
    ? valuesOf(attribute, shape).replace(name, `[${name}](../shapes.md#${name.toLowerCase()})`)
    : valuesOf(attribute)
}

export const attributeTable = (
  attributes: Readonly<Record<string, Attribute>>,
  about: Readonly<Record<string, string>>,
  shapes: Readonly<Record<string, Shape>> = {},
): string[] =>
  table(
    ['attribute', 'values', 'default', ''],
    Object.entries(attributes).map(([name, attribute]) => [
      code(attributeName(name)),
      cellOf(attribute, shapes[name]),
      defaultOf(attribute),
      about[name] ?? '',
    ]),
  )
