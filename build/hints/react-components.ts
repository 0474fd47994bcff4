import {existsSync} from 'node:fs'
import type {Widget} from '../read-widgets.ts'
import {root} from '../root.ts'
import {pascalCase} from './types.ts'

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const hasMarkup = ({name}: Widget): boolean => existsSync(`${root}widgets/${name}/react.tsx`)

function importsOf(widget: Widget): string[] {
  const {name} = widget
  return hasMarkup(widget)
    ? [`import {template as ${camelCase(name)}} from '../../widgets/${name}/react.tsx'`]
    : []
}

function componentOf(widget: Widget): string {
  const {name, about, definition} = widget
  const attributes = JSON.stringify(Object.keys(definition.attributes))
  const template = hasMarkup(widget) ? camelCase(name) : `{tag: '${about.tag ?? 'div'}'}`
  const type = pascalCase(name)
  // an app does without the components that it does not import
  return `export const ${type} = /* @__PURE__ */ createComponent<props.${type}Props>('${name}', ${attributes}, ${template})`
}

/** A component for every widget. */
export const reactComponents = (widgets: readonly Widget[]): string =>
  [
    '// Generated from the definitions of the widgets (npm run generate).',
    ...widgets.flatMap(importsOf),
    "import {createComponent} from '../create-component.tsx'",
    "import type * as props from './props.ts'",
    '',
    ...widgets.map(componentOf),
    '',
  ].join('\n')
