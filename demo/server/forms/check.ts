import {isRecord} from '../../../src/lib/is-record.ts'
import type {FormField} from '../../../src/model/form.ts'
import {type FieldValue, findProblem} from '../../../src/model/form-values.ts'
import {parseShallow} from '../http/parse-json.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

/** A visitor's input by field id, as it was sent. */
export type Values = Record<string, unknown>

/** The message for each problem of the form model. */
const TEXTS: Record<string, string> = {
  required: messages.required,
  email: messages.email,
  tooLong: messages.tooLong,
  date: messages.date,
  time: messages.time,
}

/** Parses the JSON text of a submission. */
export function readValues(text: unknown): Values {
  const parsed = typeof text === 'string' ? parseShallow(text) : null
  if (!parsed?.ok || !isRecord(parsed.value)) throw new Refusal(400, messages.unreadableForm)
  return parsed.value
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isByQuestion = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isList)

/** Platform newsletters name their only field by its type: without script, and if no form item has an id. */
export function readNamed(fields: readonly FormField[], values: Values): Values {
  const [field, another] = fields.filter(({type}) => type === 'email')
  if (!field || another || Object.hasOwn(values, field.id)) return values
  const {[field.type]: address, ...others} = values
  return address === undefined ? values : {...others, [field.id]: address}
}

/** Whether a value has the shape that product.md §3 defines for its type; a missing value is empty. */
function readValue({kind}: FormField, value: unknown = kind === 'likert' ? {} : ''): FieldValue | null {
  if (kind === 'likert') return isByQuestion(value) ? value : null
  if (typeof value === 'string') return value
  return isList(value) && (kind === 'parts' || kind === 'checkbox') ? value : null
}

const isChoice = ({kind}: FormField): boolean => /^(select|radio|checkbox)$/.test(kind)

function problemOf(field: FormField, sent: unknown): string | null {
  const value = readValue(field, sent)
  if (value === null) return messages.notAValue
  const problem = findProblem(field, value)
  if (problem) return TEXTS[problem] ?? messages.notAValue
  const chosen = [value].flat().filter(Boolean)
  const isKnown = chosen.every((one) => field.options.includes(`${one}`))
  return isChoice(field) && !isKnown ? messages.notAnOption : null
}

/** Problems of the input by field id; includes the checks of product.md §5. */
export const findErrors = (fields: readonly FormField[], values: Values): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined)
      return problem ? [[field.id, problem] as const] : []
    }),
  )

/** Throws the problems, if there are any. */
export function check(fields: readonly FormField[], values: Values): void {
  const errors = findErrors(fields, values)
  if (Object.keys(errors).length) throw new Refusal(400, messages.invalidFields, errors)
}
