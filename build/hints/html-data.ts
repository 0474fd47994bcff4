import {attributeName} from '../../react/names.ts'
import type {Shape} from '../../src/widget/about.ts'
import type {Attribute} from '../../src/widget/definition.ts'
import type {Widget} from '../read-widgets.ts'
import {defaultOf, listValues, valuesOf} from './attribute.ts'
import {aboutEvery, aboutTag, everyElement, SITE_CONTEXT, tag} from './page.ts'

/** Groups items by key, in the order of first appearance. */
function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

interface Markdown {
  kind: 'markdown'
  value: string
}

interface Value {
  name: string
  description?: Markdown
}

export interface AttributeData {
  name: string
  description: Markdown
  values?: Value[]
  /** `v`: the attribute needs no value. */
  valueSet?: 'v'
}

/** VS Code’s custom data for HTML, version 1.1. */
export interface HtmlData {
  version: 1.1
  globalAttributes: AttributeData[]
  tags: {name: string; description?: Markdown; attributes: AttributeData[]}[]
}

/** One meaning of an attribute: several widgets may read the same name differently. */
interface Meaning {
  widget: string
  attribute: Attribute
  text: string
  /** The shape of its JSON. */
  shape?: Shape | undefined
}

const markdown = (...lines: string[]): Markdown => ({
  kind: 'markdown',
  value: lines.filter(Boolean).join('\n\n'),
})

function describeMeaning({widget, attribute, text, shape}: Meaning, isOne: boolean): string {
  const standard = defaultOf(attribute)
  const facts = [valuesOf(attribute, shape), standard && `default ${standard}`].filter(Boolean).join('; ')
  return `${isOne ? '' : `**${widget}**: `}${text}\n\n_${facts}_${isOne && widget ? ` · ${widget}` : ''}`
}

function attributeData(name: string, meanings: readonly Meaning[]): AttributeData {
  const values = [...new Set(meanings.flatMap(({attribute}) => listValues(attribute)))]
  const isFlag = meanings.every(({attribute}) => attribute.type === 'boolean' && !attribute.default)
  return {
    name,
    description: markdown(...meanings.map((meaning) => describeMeaning(meaning, meanings.length === 1))),
    ...(values.length && {values: values.map((value) => ({name: value}))}),
    ...(isFlag && {valueSet: 'v' as const}),
  }
}

const meaningsOf = ({name: widget, definition, about}: Widget): [string, Meaning][] =>
  Object.entries(definition.attributes).map(([name, attribute]) => [
    attributeName(name),
    {widget, attribute, text: about.attributes[name] ?? '', shape: about.shapes?.[name]},
  ])

/** Parts of the server's HTML: `[data-cart="lines"]` is an attribute with selectable values. */
const PART = /\[(data-[\w-]+)(?:="?([\w-]+)"?)?\]/g

interface Part {
  name: string
  value: string | undefined
  text: string
}

function partsOf({name: widget, about}: Widget): Part[] {
  const parts = Object.entries(about.parts).flatMap(([selector, text]) =>
    Array.from(selector.matchAll(PART), ([, name = '', value]) => ({
      name,
      value,
      text: `**${widget}**: ${text}`,
    })),
  )
  const slots = Object.entries(about.slots).map(([value, {about: text}]) => ({
    name: 'data-slot',
    value,
    text: `**${widget}**: ${text}`,
  }))
  return [...parts, ...slots]
}

function partData(name: string, parts: readonly Part[]): AttributeData {
  const values = groupBy(
    parts.filter(({value}) => value !== undefined),
    ({value}) => value ?? '',
  )
  return {
    name,
    description: markdown(
      ...parts.filter(({value}) => value === undefined).map(({text}) => text),
      values.size
        ? `Names a part of a widget: ${[...values.keys()].map((value) => `\`${value}\``).join(', ')}.`
        : '',
    ),
    values: [...values].map(([value, same]) => ({
      name: value,
      description: markdown(...same.map(({text}) => text)),
    })),
  }
}

const ofPage = (
  attributes: Readonly<Record<string, Attribute>>,
  about: Readonly<Record<string, string>>,
): AttributeData[] =>
  Object.entries(attributes).map(([name, attribute]) =>
    attributeData(attributeName(name), [{widget: '', attribute, text: about[name] ?? ''}]),
  )

/** The completions and descriptions for editors: every attribute of every widget, from the widgets’ own definitions. */
export function htmlData(widgets: readonly Widget[]): HtmlData {
  const meanings = groupBy(widgets.flatMap(meaningsOf), ([name]) => name)
  const parts = groupBy(widgets.flatMap(partsOf), ({name}) => name)
  const own = [...meanings].map(([name, all]) =>
    attributeData(
      name,
      all.map(([, meaning]) => meaning),
    ),
  )
  const named: AttributeData = {
    name: 'data-vitrine',
    description: markdown('The widget that takes this element over.'),
    values: widgets.map(({name, about}) => ({name, description: markdown(about.summary)})),
  }
  const others = [...parts].filter(([name]) => !meanings.has(name)).map(([name, all]) => partData(name, all))
  const page = {name: 'data-site-context', description: markdown(SITE_CONTEXT), valueSet: 'v' as const}
  return {
    version: 1.1,
    globalAttributes: [named, ...ofPage(everyElement.attributes, aboutEvery), ...own, ...others],
    tags: [{name: 'script', attributes: [...ofPage(tag.attributes, aboutTag), page]}],
  }
}
