import {attributeName} from '../../../react/names.ts'
import type {Attribute, Definition} from '../../../src/widget/definition.ts'
import {isOff, type Options} from './options.ts'

/** The form control of one widget attribute. */
export interface Control {
  /** Its name in HTML and in the page's address. */
  name: string
  id: string
  kind: 'switch' | 'choice' | 'number' | 'text' | 'json'
  hint: string
  value: string
  /** The example's value, which the address can omit. */
  own: string
  choices: readonly string[]
  isOn: boolean
  /** Empty for no limit. */
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

/** The value that a control displays when the page has `text`, or no value. */
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

/** A control, with a description, for each attribute that the widget reads. */
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
