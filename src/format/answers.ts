import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {parseJson} from '../lib/parse-json.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {isDate, isTime} from '../model/date-parts.ts'
import {parseForm} from '../model/form.ts'
import {type FormField, readField} from '../model/form-field.ts'
import {partsOf} from '../model/form-parts.ts'

/** The answer to one field of a form, in readable form. Both are plain text. */
export type Answer = readonly [title: string, text: string]

/** The language of the answers. */
export interface AnswerWords {
  locale: string
  /** The text of a likert answer: '-2' to '2', or words already. `strings` are the form's `localizedStrings`. */
  likert: (answer: string, strings: Readonly<Record<string, unknown>>) => string
}

type Strings = Readonly<Record<string, unknown>>

const FALLBACK_LOCALE = 'en-US'

/** These are never shown: values from scripts, and values that only the visitor may know. */
const UNSEEN = /^(section|hidden|password)$/

const trimmed = (value: unknown): string => (isRecord(value) || value == null ? '' : `${value}`.trim())

const join = (texts: readonly string[], separator: string): string => texts.filter(Boolean).join(separator)

/** The parts have no time zone. The year is shown as typed, also where the calendar counts differently. */
function sayMoment(numbers: readonly number[], locale: string, style: Intl.DateTimeFormatOptions): string {
  const [year = 0, month = 1, ...rest] = numbers
  const moment = Date.UTC(year, month - 1, ...rest)
  const options = {...style, timeZone: 'UTC', calendar: 'gregory'}
  try {
    return new Intl.DateTimeFormat(locale.replace('_', '-'), options).format(moment)
  } catch {
    return new Intl.DateTimeFormat(FALLBACK_LOCALE, options).format(moment)
  }
}

const toNumber = (digits: string): number => Number(digits.normalize('NFKC'))

function sayDate(parts: readonly string[], locale: string): string {
  if (!isDate(parts)) return join(parts, '/')
  const [month = 0, day = 0, year = 0] = parts.map(toNumber)
  return sayMoment([year, month, day], locale, {dateStyle: 'long'})
}

function sayTime(
  [hour = '', minute = '', second = '', half = '']: readonly string[],
  locale: string,
): string {
  const typed = [hour, minute, second]
  // AM or PM may be preselected, and alone is not an answer
  if (!join(typed, '')) return ''
  if (!half || !isTime(typed)) return join([join(typed, ':'), half], ' ')
  const hours = (toNumber(hour) % 12) + (/^p/i.test(half) ? 12 : 0)
  const moment = [2000, 1, 1, hours, toNumber(minute), toNumber(second)]
  return sayMoment(moment, locale, {timeStyle: second ? 'medium' : 'short'})
}

const sayAddress = ([
  line1 = '',
  line2 = '',
  city = '',
  state = '',
  zip = '',
  country = '',
]: readonly string[]) => join([line1, line2, city, join([state, zip], ' '), country], ', ')

/** The country comes first, if the field asks for it. */
function sayPhone(parts: readonly string[]): string {
  const country = parts.at(-4)?.replace(/^(\+|00)/, '')
  return join([country ? `+${country}` : '', join(parts.slice(-3), '-')], ' ')
}

/** By type, for fields with parts. */
const SAY_PARTS: Record<string, (parts: readonly string[], locale: string) => string> = {
  name: (parts) => join(parts, ' '),
  date: sayDate,
  time: sayTime,
  address: sayAddress,
  phone: sayPhone,
}

const sayList = (value: unknown, say: (text: string) => string = (text) => text): string =>
  join([value].flat().map(trimmed).filter(Boolean).map(say), ', ')

const sayQuestions = (value: object, say?: (text: string) => string): string =>
  join(
    Object.entries(value).map(([question, answer]) => {
      const text = sayList(answer, say)
      return text && `${question}: ${text}`
    }),
    '; ',
  )

/** The symbol before an amount or a name is part of the answer; a web address was typed with or without its prefix. */
const withPrefix = ({type, prefix}: FormField, text: string): string =>
  type === 'website' || !text || text.startsWith(prefix) ? text : prefix + text

function sayField(field: FormField, value: unknown, strings: Strings, {locale, likert}: AnswerWords): string {
  const {type, kind} = field
  if (UNSEEN.test(type)) return ''
  const sayParts = SAY_PARTS[type]
  if (kind === 'parts' && sayParts && Array.isArray(value)) return sayParts(value.map(trimmed), locale)
  const say = kind === 'likert' ? (text: string) => likert(text, strings) : undefined
  return isRecord(value) ? sayQuestions(value, say) : withPrefix(field, sayList(value, say))
}

/** The values of the parts, by name, in the order in which a value lists them. */
function listParts(field: FormField, values: unknown): unknown {
  if (field.kind !== 'parts' || !isRecord(values)) return values
  return partsOf({...field, showCountryCode: true}).map(({title}) => values[title])
}

/** Servers also list the fields, each with its answer (product.md §3, summary field parts). */
const readSummary = (list: readonly unknown[], words: AnswerWords): Answer[] =>
  list.filter(isRecord).map((item) => {
    const field = readField(item, '')
    const value = listParts(field, item.values ?? item.value)
    return [textOrNull(item.rawTitle) ?? field.title, sayField(field, value, {}, words)]
  })

/** Values by field id, in the order of the form; a field that is not in the form is named by its id. */
function readValues(values: Strings, source: unknown, words: AnswerWords): Answer[] {
  const form = parseForm(source, () => {})
  const {fields, localizedStrings} = form.ok ? form.value : {fields: [], localizedStrings: {}}
  const known = new Map(fields.map((field) => [field.id, field]))
  const ids = new Set([...known.keys()].filter((id) => Object.hasOwn(values, id)).concat(Object.keys(values)))
  return [...ids].map((id) => {
    const field = known.get(id) ?? readField({}, id)
    return [field.title || id, sayField(field, values[id], localizedStrings, words)]
  })
}

/**
 * The answers of a form, in words: empty fields are left out, as are hidden fields, passwords and sections. `filledIn`
 * and `form` are the server's values, or their JSON text.
 */
export function readAnswers(filledIn: unknown, form: unknown, words: AnswerWords): Answer[] {
  const parsed = typeof filledIn === 'string' ? parseJson(filledIn) : null
  const source = parsed?.ok ? parsed.value : filledIn
  const answers = Array.isArray(source)
    ? readSummary(source, words)
    : readValues(asRecord(source), form, words)
  return answers.filter(([, text]) => text)
}
