import {RECORD_TYPES} from '../../model/content.ts'
import type {Context, Formatter} from '../compile/context.ts'
import {commercePredicates} from '../predicates/commerce.ts'
import {asNumber, asText, isTruthy, step, type Value} from '../value.ts'
import {escapeAttribute} from './escape.ts'
import {slugify} from './text.ts'

const slugsOf = (kind: string, list: Value): string[] =>
  Array.isArray(list) ? list.map((entry: Value) => `${kind}-${slugify(asText(entry))}`) : []

/** A class for each name with a value. */
function classFor(name: Value, write: (slug: string) => string): string[] {
  const text = asText(name)
  return text ? [write(slugify(text))] : []
}

/** Marks of a product. */
const MARKS = ['on-sale', 'sold-out']

const marksOf = (item: Value, context: Context): string[] =>
  asNumber(step(item, 'recordType')) === RECORD_TYPES['store-item']
    ? MARKS.filter((mark) => commercePredicates[`${mark}?`]?.(item, [], context))
    : []

/** Classes that themes use, in this order; names are looked up in the stack. */
const itemClasses: Formatter = (item, _args, context) => {
  const {resolve} = context
  const position = resolve('@index')
  return [
    'hentry',
    ...classFor(resolve('promotedBlockType'), (slug) => `promoted promoted-block-${slug}`),
    ...slugsOf('category', resolve('categories')),
    ...slugsOf('tag', resolve('tags')),
    ...classFor(resolve('author.displayName'), (slug) => `author-${slug}`),
    `post-type-${escapeAttribute(resolve('recordTypeLabel'))}`,
    ...(position === undefined ? [] : [`article-index-${position}`]),
    ...(isTruthy(resolve('starred')) ? ['featured'] : []),
    ...marksOf(item, context),
  ].join(' ')
}

const absoluteUrl: Formatter = (path, _args, {resolve}) => `${asText(resolve('base-url'))}/${asText(path)}`

/** Names that templates still use, and that no longer have an effect. */
const unchanged: Formatter = (value) => value

export const contentFormatters = {
  AbsUrl: absoluteUrl,
  datetimefield: unchanged,
  'item-classes': itemClasses,
  unit: unchanged,
} as const satisfies Record<string, Formatter>
