import {toJson} from '../lib/to-json.ts'
import {isDate, isTime} from './date-parts.ts'
import {isEmail} from './email.ts'
import type {FormField} from './form-field.ts'
import {partsOf} from './form-parts.ts'

/**
 * The value of a field (product.md §3, form submission payload): by question for a likert field, else a text or a list.
 */
export type FieldValue = string | readonly string[] | Readonly<Record<string, readonly string[]>>

export type FieldValues = ReadonlyMap<string, FieldValue>

/** The problem of a value, as the key of its text. */
export type FieldProblem = 'required' | 'email' | 'tooLong' | 'date' | 'time'

const isBlank = (text: string | undefined): boolean => !text?.trim()

const textsOf = (value: FieldValue): string[] => [value].flat().filter((item) => typeof item === 'string')

/** A field with parts is empty while one that everyone has is empty: half a name is not a name. */
function isEmpty(field: FormField, value: FieldValue): boolean {
  const texts = textsOf(value)
  if (field.kind !== 'parts') return texts.every(isBlank)
  const parts = partsOf(field)
  const before = texts.length - parts.length
  return parts.some(({isOptional}, index) => !isOptional && isBlank(texts[before + index]))
}

/** Rejects impossible dates and times. An optional field may be left out, but not half of it. */
function findPartsProblem(type: string, texts: readonly string[]): FieldProblem | null {
  // AM or PM is always selected
  if (texts.slice(0, 3).every(isBlank)) return null
  if (type === 'date' && !isDate(texts)) return 'date'
  return type === 'time' && !isTime(texts) ? 'time' : null
}

/** Product.md §5, forms. Sections, hidden fields and likert fields are always valid. */
export function findProblem(field: FormField, value: FieldValue): FieldProblem | null {
  const {kind, type, required, maxLength} = field
  if (/^(section|hidden|likert)$/.test(kind)) return null
  if (required && isEmpty(field, value)) return 'required'
  if (kind === 'parts') return findPartsProblem(type, textsOf(value))
  if (typeof value !== 'string' || !value) return null
  if (type === 'email' && !isEmail(value.trim())) return 'email'
  return maxLength !== null && value.length > maxLength ? 'tooLong' : null
}

/** The JSON text that the API takes: each value under its field's id, own properties only. */
export const valuesText = (values: FieldValues): string => toJson(Object.fromEntries(values))
