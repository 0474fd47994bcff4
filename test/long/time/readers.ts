import {readAnswers} from '../../../src/format/answers.ts'
import {isImageUrl} from '../../../src/format/image-url.ts'
import {formatMoney} from '../../../src/format/money.ts'
import {isLanguageTag} from '../../../src/lib/is-language-tag.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {toNumber} from '../../../src/lib/to-number.ts'
import {parseCart} from '../../../src/model/cart.ts'
import {isEmail} from '../../../src/model/email.ts'
import {parseForm} from '../../../src/model/form.ts'
import {parseDimensions, parseFocalPoint} from '../../../src/model/image.ts'
import {parseMoney} from '../../../src/model/money.ts'
import {parseOrder} from '../../../src/model/order.ts'
import {parseQuantity} from '../../../src/model/parse-quantity.ts'
import {parseProduct} from '../../../src/model/product.ts'
import {formatters} from '../../../src/template/formatters/index.ts'
import {createEngine, fromCode} from '../../../src/template/index.ts'
import {predicates} from '../../../src/template/predicates/index.ts'
import {slugify} from '../../../src/toolkit/slugify.ts'
import {storeSlug} from '../../../src/tools/store/slug.ts'
import {isIgnored} from '../../../src/tracking/errors/is-ignored.ts'
import {scrub} from '../../../src/tracking/scrub.ts'
import {readEmbed} from '../../../widgets/video/parts/embed.ts'

export type Read = (text: string) => unknown

const engine = createEngine()

/** Fields that formatters and predicates read; each gets its part of the text. */
const FIELDS = [
  'address',
  'altText',
  'assetUrl',
  'body',
  'currency',
  'decimalValue',
  'excerpt',
  'html',
  'items',
  'profileUrl',
  'startDate',
  'title',
  'userName',
  'value',
  'values',
]

const objectOf = (text: string): Record<string, string> => {
  const part = text.slice(-Math.ceil(text.length / FIELDS.length))
  return Object.fromEntries(FIELDS.map((field) => [field, part]))
}

/** A tag cannot contain braces or, as an argument, a line break. */
const asArgument = (text: string): string => text.replace(/[{}|]/g, '-')

const tags = (names: readonly string[], write: (name: string) => string): [string, Read][] =>
  names.map((name) => [
    write(name),
    (text) => {
      engine.render(write(name), {a: text, b: '1'})
      engine.render(write(name), {a: objectOf(text), b: '1'})
    },
  ])

const argumentsOf = (names: readonly string[]): [string, Read][] =>
  names.map((name) => [
    `{b|${name} …}`,
    (text) => engine.render(`{b|${name} ${asArgument(text)}}`, {a: text, b: 1}),
  ])

const names = Object.keys(formatters).filter((name) => name !== 'apply')
const questions = Object.keys(predicates)

const templates: [string, Read][] = [
  ...tags(names, (name) => `{a|${name}}`),
  ...tags(names, (name) => `{a|${name} a b}`),
  ...argumentsOf(names),
  ...tags(questions, (name) => `{.section a}{.${name}}{.end}{.end}`),
  ...tags(questions, (name) => `{.${name} a b}{.end}`),
  ['createEngine().compile', (text) => engine.check(text)],
  ...[
    '{…}',
    '{a|…}',
    '{.if …}',
    '{.ctx @x …}',
    '{.eval …}',
    '{.var @x …}',
    '{.section …}',
    '{.equal? …}',
  ].map((tag): [string, Read] => [tag, (text) => engine.check(tag.replace('…', () => asArgument(text)))]),
  ['evaluate', (text) => engine.evaluate(text, {})],
  ['evaluate num()', (text) => engine.evaluate('num(a) + a * 1', {a: text})],
  ['references', (text) => engine.references(`{${asArgument(text)}}`)],
  ['fromCode', (text) => fromCode([17, 1, [[1, [[text]], 0]], 18])],
]

const DEFAULTS = {currency: 'USD', warn: () => {}}
const WORDS = {locale: 'en-US', likert: (answer: string) => answer}

/** Accepts a reader's own error for invalid input. */
const bear =
  (read: Read): Read =>
  (text) => {
    try {
      return read(text)
    } catch (error) {
      return error
    }
  }

const parsers: [string, Read][] = [
  [
    'parseMoney',
    (text) => [text, {value: text, currency: 'USD'}, {decimalValue: text}].map((one) => parseMoney(one)),
  ],
  ['formatMoney', (text) => formatMoney({currency: text, minor: 1}, 'en-US')],
  ['parseQuantity', parseQuantity],
  ['toNumber', (text) => toNumber(text, 0)],
  ['isEmail', isEmail],
  ['isLanguageTag', isLanguageTag],
  ['isImageUrl', isImageUrl],
  ['parseDimensions', parseDimensions],
  ['parseFocalPoint', parseFocalPoint],
  ['parseJson', parseJson],
  ['slugify', slugify],
  ['storeSlug', (text) => storeSlug(text, text, [text, `/${text}`])],
  ['parseForm', (text) => parseForm({fields: [{...objectOf(text), type: 'email', id: 'x'}]}, () => {})],
  ['parseForm of text', (text) => parseForm(text, () => {})],
  ['readAnswers', (text) => readAnswers(text, text, WORDS)],
  ['parseCart', (text) => parseCart({entries: [objectOf(text)], totalQuantity: text})],
  ['parseOrder', (text) => parseOrder(objectOf(text), 'USD')],
  ['parseProduct', (text) => parseProduct({...objectOf(text), variants: [objectOf(text)]}, DEFAULTS)],
  ['readEmbed (video, data-html)', readEmbed],
  ['scrub', scrub],
  ['isIgnored', (text) => isIgnored({message: text, stack: text})],
  // ky's processing of an address with parameters
  [
    "ky's address",
    (text) => new URL(`https://shop.example/${text}`).href.replace(/(?:\?.*?)?(?=#|$)/, '?a=1'),
  ],
]

/** Every function that transforms a text from a visitor, an author or a server, with its name in the table. */
export const READERS: ReadonlyMap<string, Read> = new Map(
  [...templates, ...parsers].map(([name, read]) => [name, bear(read)]),
)
