import {propName} from '../../react/names.ts'
import type {Widget} from '../read-widgets.ts'
import {defaultOf, valuesOf} from './attribute.ts'
import {comment, pascalCase, typeOf} from './types.ts'

const head = (
  shapes: readonly string[],
): string => `// Generated from the definitions of the widgets (npm run generate).
import type {AllHTMLAttributes, ReactNode} from 'react'
import type {EventDetails} from '../../src/contract/events.ts'
import type {
${shapes.map((name) => `  ${name},`).join('\n')}
} from '../../src/contract/generated/shapes.ts'

type Listener<Name extends keyof EventDetails> = (event: CustomEvent<EventDetails[Name]>) => void

/** Attributes for the element itself, in addition to those that the widget reads. */
type ElementProps<Own extends string> = Omit<
  AllHTMLAttributes<HTMLElement>,
  Own | 'as' | 'children' | 'onError'
> & {
  /** The element's tag name, instead of the widget's default. */
  as?: keyof HTMLElementTagNameMap | undefined
  /** Replaces the widget's default markup. */
  children?: ReactNode
  /** The widget has mounted. */
  onMounted?: Listener<'mounted'> | undefined
  /** The widget has failed, and its markup is restored. Cancel the event to keep the console clean. */
  onError?: Listener<'error'> | undefined
}`

/** Only a widget with `needs` uses it, and TypeScript refuses a type without a use. */
const ONE_OF = `/** One of the props has to be there. */
type OneOf<Props, Names extends keyof Props> = {[Name in Names]: {[One in Name]: NonNullable<Props[One]>}}[Names]`

function propsOf({name, definition, about}: Widget): string {
  const attributes = Object.entries(definition.attributes).flatMap(([key, attribute]) => {
    const standard = defaultOf(attribute)
    const shape = about.shapes?.[key]
    const lines = [
      about.attributes[key] ?? '',
      `Values: ${valuesOf(attribute, shape)}.`,
      standard && `@default ${standard}`,
    ]
    return [comment(lines), `  ${propName(key)}?: ${typeOf(attribute, shape)} | undefined`]
  })
  const events = Object.entries(about.events)
    .map(([event, text]) => [event.replace('vitrine:', ''), text] as const)
    .filter(([event]) => event !== 'error')
    .flatMap(([event, text]) => [
      comment([text]),
      `  on${pascalCase(event)}?: Listener<'${event}'> | undefined`,
    ])
  const own = Object.keys(definition.attributes).map((key) => `'${propName(key)}'`)
  const type = `${pascalCase(name)}Props`
  const needs = about.needs?.map((key) => `'${propName(key)}'`).join(' | ')
  const summary = comment([about.summary], '')
  return [
    ...(needs ? [summary, `export type ${type} = Own${type} & OneOf<Own${type}, ${needs}>\n`] : [summary]),
    `${needs ? 'interface Own' : 'export interface '}${type} extends ElementProps<${own.join(' | ') || 'never'}> {`,
    ...attributes,
    ...events,
    '}',
  ].join('\n')
}

/** The types of JSON attributes. */
const shapesOf = (widgets: readonly Widget[]): string[] => {
  const shapes = widgets.flatMap(({about}) => Object.values(about.shapes ?? {}))
  return [...new Set(shapes.map((shape) => shape.replace('[]', '')))].sort()
}

/** The props of every component, as code for both the source and the published types. */
export function reactProps(widgets: readonly Widget[]): string {
  const oneOf = widgets.some(({about}) => about.needs) ? [ONE_OF] : []
  return `${[head(shapesOf(widgets)), ...oneOf, ...widgets.map(propsOf)].join('\n\n')}\n`
}
