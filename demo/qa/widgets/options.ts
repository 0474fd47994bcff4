import {attributeName} from '../../../react/names.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import type {Attribute, Definition} from '../../../src/widget/definition.ts'
import {findTag} from './find-tag.ts'
import {replaceTag} from './write-tag.ts'

/** Values by the attribute's name in HTML: `data-label`. */
export type Options = Readonly<Record<string, string>>

/** The values that a widget reads as off. */
export const isOff = (text: string) => /^(false|null|0)$/.test(text)
const isNothing = (text: string) => text === '' || text === 'null'

/** Whether the widget reads the same value without the attribute. */
function isDefault(text: string, attribute: Attribute): boolean {
  if (attribute.type === 'boolean') return isOff(text) !== attribute.default
  if (isNothing(text)) return true
  if (attribute.type === 'integer' || attribute.type === 'number') return Number(text) === attribute.default
  return attribute.type !== 'json' && text === attribute.default
}

/** Null for an attribute without a value. */
const written = (text: string, {type}: Attribute): string | null =>
  type !== 'boolean' ? text : isOff(text) ? 'false' : null

/** `data-options` applies where an attribute is absent: a default must then be written out. */
function namesIn(options: string | null | undefined): ReadonlySet<string> {
  const parsed = parseJson(options)
  return new Set(Object.keys(asRecord(parsed.ok ? parsed.value : null)).map(attributeName))
}

/** The example's own values by attribute; an empty text for an attribute without a value. */
export function ownOptions(markup: string, {name, attributes}: Definition): Options {
  const own = findTag(markup, name)?.attributes
  return Object.fromEntries(
    Object.keys(attributes).flatMap((key) => {
      const attribute = attributeName(key)
      return own?.has(attribute) ? [[attribute, own.get(attribute) ?? '']] : []
    }),
  )
}

/** The example with other options; omits those that equal the default. */
export function setOptions(markup: string, definition: Definition, options: Options): string {
  const tag = findTag(markup, definition.name)
  if (!tag) return markup
  const attributes = new Map(tag.attributes)
  const elsewhere = namesIn(options['data-options'] ?? attributes.get('data-options'))
  const texts: Options = {...ownOptions(markup, definition), ...options}
  for (const [key, attribute] of Object.entries(definition.attributes)) {
    const name = attributeName(key)
    const text = texts[name]
    if (text === undefined) continue
    if (isDefault(text, attribute) && !elsewhere.has(name)) attributes.delete(name)
    else attributes.set(name, written(text, attribute))
  }
  return replaceTag(markup, tag, attributes)
}
