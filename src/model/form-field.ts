import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'
import {toNumber} from '../lib/to-number.ts'

export type FieldKind =
  | 'line'
  | 'area'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'likert'
  | 'parts'
  | 'hidden'
  | 'section'

/** The control of each field type (product.md §3, form); other types are a single line. */
const KINDS: Record<string, FieldKind> = {
  text: 'line',
  email: 'line',
  number: 'line',
  website: 'line',
  currency: 'line',
  password: 'line',
  twitter: 'line',
  textarea: 'area',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  likert: 'likert',
  name: 'parts',
  date: 'parts',
  time: 'parts',
  address: 'parts',
  phone: 'parts',
  hidden: 'hidden',
  section: 'section',
}

export const isFieldType = (type: string): boolean => Object.hasOwn(KINDS, type)

export interface FormField {
  id: string
  type: string
  kind: FieldKind
  title: string
  description: string
  required: boolean
  placeholder: string
  /** Characters; null for no limit. */
  maxLength: number | null
  /** Choices; the questions of a likert field. */
  options: readonly string[]
  /** A prefix that is not part of the value: a currency, the beginning of an address. */
  prefix: string
  /** A phone number includes its country code. */
  showCountryCode: boolean
  /** A section has a line below its title. */
  underline: boolean
  /** Of a hidden field: the query parameter that sets its value, and its default. */
  key: string
  value: string
}

/** Choices are texts, or objects with one. */
const readOption = (option: unknown): string[] => {
  const text = textOrNull(isRecord(option) ? (option.label ?? option.value) : option)
  return text === null ? [] : [text]
}

/** The placeholder of an address field states its prefix, if it has one. */
function prefixOf(type: string, text: (key: string) => string): string {
  if (type === 'twitter') return '@'
  if (type === 'website') return text('prefix') || (text('placeholder') ? '' : 'https://')
  return text('currencySymbol')
}

export function readField(fields: Record<string, unknown>, id: string): FormField {
  const text = (key: string) => textOrNull(fields[key]) ?? ''
  const type = text('type')
  const limit = toNumber(fields.maxLength, 0)
  return {
    id,
    type,
    kind: (isFieldType(type) && KINDS[type]) || 'line',
    title: text('title'),
    description: text('description'),
    // no answer to a scale is an answer, too (product.md §5)
    required: type !== 'likert' && toBoolean(fields.required),
    placeholder: text('placeholder'),
    maxLength: limit > 0 ? limit : null,
    options: [...new Set([fields.options ?? []].flat().flatMap(readOption))],
    prefix: prefixOf(type, text),
    showCountryCode: toBoolean(fields.showCountryCode),
    underline: toBoolean(fields.underline),
    key: text('key') || text('name'),
    value: text('value'),
  }
}
