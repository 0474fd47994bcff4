import type {Attribute} from '../../src/widget/definition.ts'

/** The values it takes, in words. */
export function valuesOf(attribute: Attribute): string {
  if (attribute.type === 'choice') return attribute.choices.map((choice) => `\`${choice}\``).join(', ')
  if (attribute.type !== 'integer' && attribute.type !== 'number') return attribute.type
  const {type, min, max} = attribute
  return `${type}${min === undefined ? '' : ` from ${min}`}${max === undefined ? '' : ` to ${max}`}`
}

/** What it is where it is absent; empty where that is nothing. */
export const defaultOf = (attribute: Attribute): string =>
  'default' in attribute && attribute.default !== null && attribute.default !== ''
    ? `\`${attribute.default}\``
    : ''

/** Values that can be listed. */
export function listValues(attribute: Attribute): readonly string[] {
  if (attribute.type === 'choice') return attribute.choices
  return attribute.type === 'boolean' ? ['true', 'false'] : []
}
