import type {ReactNode} from 'react'
import type {EventName} from '../src/contract/events.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import {widgets} from '../widgets/table.ts'
import {eventOf} from './events.ts'
import {Host, type Markup} from './Host.tsx'
import {attributeName, propName} from './names.ts'
import type {Template} from './template.ts'

type AnyProps = Readonly<Record<string, unknown>>

/** Whether `children` are given: the types have already checked what they are. */
const isNode = (value: unknown): value is ReactNode => value !== undefined && value !== null

const write = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The widget’s own attributes in the form it reads; React would omit `false`. */
function writeAttributes(attributes: readonly string[], props: AnyProps): Record<string, string> {
  const written = attributes.flatMap((name) => {
    const value = props[propName(name)]
    return value === undefined || value === null ? [] : [[attributeName(name), write(value)]]
  })
  return Object.fromEntries(written)
}

function readListeners(props: AnyProps): Partial<Record<EventName, (event: never) => void>> {
  const found = Object.entries(props).flatMap(([prop, value]) => {
    const name = eventOf(prop)
    return name && typeof value === 'function' ? [[name, value]] : []
  })
  return Object.fromEntries(found)
}

function findEntry(widget: string): WidgetEntry {
  const entry = widgets.find(({name}) => name === widget)
  if (!entry) throw new Error(`no widget is called ${widget}`)
  return entry
}

interface Spec<P> {
  attributes: readonly string[]
  template: Template<P>
  entry: WidgetEntry
}

/** Props of the widget that are not attributes of the element. */
const isOwn = (attributes: readonly string[], prop: string): boolean =>
  prop === 'as' || prop === 'children' || attributes.some((name) => propName(name) === prop)

function markupOf<P extends object>({attributes, template}: Spec<P>, props: P): Markup {
  const given: AnyProps = Object.fromEntries(Object.entries(props))
  const rest = Object.entries(given).filter(([prop]) => !isOwn(attributes, prop) && !eventOf(prop))
  return {
    tag: String(given.as ?? template.tag),
    attributes: {
      ...template.attributes?.(props),
      ...writeAttributes(attributes, given),
      ...Object.fromEntries(rest),
    },
    children: isNode(given.children) ? given.children : template.children?.(props),
  }
}

/**
 * Makes a widget a component. Props that are neither attributes nor events of the widget go to the element. `children`
 * replace its default markup, and `as` replaces its default element.
 */
export function createComponent<P extends object>(
  name: string,
  attributes: readonly string[],
  template: Template<P>,
): (props: P) => ReactNode {
  const spec = {attributes, template, entry: findEntry(name)}
  const component = (props: P): ReactNode => (
    <Host
      entry={spec.entry}
      markup={markupOf(spec, props)}
      listeners={readListeners(Object.fromEntries(Object.entries(props)))}
    />
  )
  return Object.assign(component, {displayName: `Vitrine(${name})`})
}
