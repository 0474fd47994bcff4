import {attributeName} from '../../../react/names.ts'
import type {Attribute, Definition} from '../../../src/widget/definition.ts'
import {isOff, type Options} from './options.ts'

/** What sets one attribute of a widget. */
export interface Control {
  /** As it is written in HTML, and in the address of the page. */
  name: string
  id: string
  kind: 'switch' | 'choice' | 'number' | 'text' | 'json'
  hint: string
  value: string
  /** What the example has without any choice: it need not be in the address. */
  own: string
  choices: readonly string[]
  isOn: boolean
  /** Empty where there is none. */
  min: string
  max: string
  step: string
}

const KINDS = {
  boolean: 'switch',
  choice: 'choice',
  integer: 'number',
  number: 'number',
  text: 'text',
  json: 'json',
} as const satisfies Record<Attribute['type'], Control['kind']>

/** What a control shows where the page has `text`, or nothing. */
function shown(text: string | undefined, attribute: Attribute): string {
  if (attribute.type === 'json') return text ?? ''
  if (attribute.type === 'boolean') return `${text === undefined ? attribute.default : !isOff(text)}`
  return text || `${attribute.default ?? ''}`
}

const limit = (value: number | undefined): string => (value === undefined ? '' : `${value}`)

const range = (attribute: Attribute) =>
  attribute.type === 'integer' || attribute.type === 'number'
    ? {
        min: limit(attribute.min),
        max: limit(attribute.max),
        step: attribute.type === 'integer' ? '1' : 'any',
      }
    : {min: '', max: '', step: ''}

interface Described {
  definition: Definition
  about: {attributes: Readonly<Record<string, string>>}
}

/** A control for each attribute that the widget reads, with its description. */
export const controlsOf = ({definition, about}: Described, own: Options, asked: Options): Control[] =>
  Object.entries(definition.attributes).map(([key, attribute]) => {
    const name = attributeName(key)
    const value = shown(asked[name] ?? own[name], attribute)
    return {
      name,
      id: `option-${name}`,
      kind: KINDS[attribute.type],
      hint: about.attributes[key] ?? '',
      value,
      own: shown(own[name], attribute),
      choices: attribute.type === 'choice' ? attribute.choices : [],
      isOn: value === 'true',
      ...range(attribute),
    }
  })
