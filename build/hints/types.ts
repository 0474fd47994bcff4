import type {Shape} from '../../src/widget/about.ts'
import type {Attribute} from '../../src/widget/definition.ts'

const shapeType = (shape: Shape): string => (shape.endsWith('[]') ? `readonly ${shape}` : shape)

/** The TypeScript type of an attribute’s value in code; `shape` is the shape of its JSON. */
export function typeOf(attribute: Attribute, shape?: Shape): string {
  if (attribute.type === 'choice') return attribute.choices.map((choice) => `'${choice}'`).join(' | ')
  if (attribute.type === 'integer' || attribute.type === 'number') return 'number'
  if (attribute.type === 'json' && shape) return shapeType(shape)
  return attribute.type === 'boolean' ? 'boolean' : 'string'
}

/** The type of the JSX attribute with its name in HTML. */
export function attributeTypeOf(attribute: Attribute): string {
  const {type} = attribute
  if (type === 'integer' || type === 'number') return `number | \`\${number}\``
  if (type === 'boolean') return "boolean | 'true' | 'false' | ''"
  return type === 'json' ? 'string' : typeOf(attribute)
}

/** A comment that an editor displays. */
export function comment(lines: readonly string[], indent = '  '): string {
  const text = lines.filter(Boolean).map((line) => line.replaceAll('*/', '*\\/'))
  if (text.length < 2) return `${indent}/** ${text.join('')} */`
  return [`${indent}/**`, ...text.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n')
}

/** `add-to-cart` is `AddToCart`. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
