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

/** What goes to the element itself, besides what the widget reads. */
type ElementProps<Own extends string> = Omit<
  AllHTMLAttributes<HTMLElement>,
  Own | 'as' | 'children' | 'onError'
> & {
  /** The element, in place of the one that the widget has by itself. */
  as?: keyof HTMLElementTagNameMap | undefined
  /** In place of the markup that the widget has by itself. */
  children?: ReactNode
  /** The widget has taken the element over. */
  onMounted?: Listener<'mounted'> | undefined
  /** It has failed, and the markup stands again. Cancel the event to keep the console clean. */
  onError?: Listener<'error'> | undefined
}`

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
  return [
    comment([about.summary], ''),
    `export interface ${pascalCase(name)}Props extends ElementProps<${own.join(' | ') || 'never'}> {`,
    ...attributes,
    ...events,
    '}',
  ].join('\n')
}

/** The types that JSON attributes have. */
const shapesOf = (widgets: readonly Widget[]): string[] => {
  const shapes = widgets.flatMap(({about}) => Object.values(about.shapes ?? {}))
  return [...new Set(shapes.map((shape) => shape.replace('[]', '')))].sort()
}

/** The props of every component, as code that the source and the published types share. */
export const reactProps = (widgets: readonly Widget[]): string =>
  `${[head(shapesOf(widgets)), ...widgets.map(propsOf)].join('\n\n')}\n`
