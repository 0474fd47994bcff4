import type {Shape} from '../../src/widget/about.ts'
import type {Attribute} from '../../src/widget/definition.ts'

/** `VariantItem[]` is `a list of VariantItem`. */
const nameShape = (shape: Shape): string => shape.replace(/(\w+)\[\]/, 'a list of $1')

/** The accepted values, in words; `shape` is the shape of its JSON. */
export function valuesOf(attribute: Attribute, shape?: Shape): string {
  if (attribute.type === 'json' && shape) return `JSON of ${nameShape(shape)}`
  if (attribute.type === 'choice') return attribute.choices.map((choice) => `\`${choice}\``).join(', ')
  if (attribute.type !== 'integer' && attribute.type !== 'number') return attribute.type
  const {type, min, max} = attribute
  return `${type}${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`
}

/** The value of an absent attribute; empty without a default. */
export const defaultOf = (attribute: Attribute): string =>
  'default' in attribute && attribute.default !== null && attribute.default !== ''
    ? `\`${attribute.default}\``
    : ''

/** The values, if they can be listed. */
export function listValues(attribute: Attribute): readonly string[] {
  if (attribute.type === 'choice') return attribute.choices
  return attribute.type === 'boolean' ? ['true', 'false'] : []
}
